import type { LayoutType } from './layouts.ts'

/** Type of an entity's schema file: JSON Schema 2020-12 plus this vocabulary. `schemas/README.md` documents each keyword for authors. */

/** The two roles of the product's specification; the model itself only compares names. */
export type Role = string

/** Actions that the access policy knows (`PRODUCT.md S2`). */
export const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'approve', 'export', 'import'] as const
export type Action = (typeof ACTIONS)[number]

/** Meanings of states. */
export const TONES = ['good', 'caution', 'danger', 'hint'] as const
export type Tone = (typeof TONES)[number]

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** `'all'`, or the actions a role may take. */
export type Grant = 'all' | readonly Action[]

/** Restricts the rows of every role that is not granted `'all'`: field → constant, or `$user.id`, `$user.<property>`. */
export type RowScope = Readonly<Record<string, string | number | boolean>>

/** Suggestions of a text field: values of `field` in the records of `entity` that match `where`. */
export interface Suggestions {
  readonly entity: string
  readonly field: string
  /** Field of that entity, or of the record that one of its fields refers to (`lookupTypeId.name`) → constant, or `$record.<property>`. */
  readonly where?: Readonly<Record<string, string | number | boolean>>
}

/** Kinds of records: each field has one of the values, or any value at all (`$any`). */
export type Kinds = Readonly<Record<string, readonly (string | number | boolean)[] | '$any'>>

/** One property of an entity: plain JSON Schema and the optional refinements below. */
export interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly default?: Json
  readonly examples?: readonly Json[]
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  /** Bounds of `date`, `time`, `date-time`, `money`, `decimal` and `percent` strings, compared by value. */
  readonly formatMinimum?: string
  readonly formatMaximum?: string
  readonly formatExclusiveMinimum?: string
  readonly formatExclusiveMaximum?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly items?: FieldSchema
  readonly properties?: Readonly<Record<string, FieldSchema | boolean>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | FieldSchema
  readonly oneOf?: readonly FieldSchema[]
  readonly anyOf?: readonly FieldSchema[]
  readonly allOf?: readonly FieldSchema[]
  readonly not?: FieldSchema
  readonly if?: FieldSchema
  readonly then?: FieldSchema
  readonly else?: FieldSchema
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>
  readonly dependentSchemas?: Readonly<Record<string, FieldSchema | boolean>>
  readonly $ref?: string
  readonly $anchor?: string
  readonly $defs?: Readonly<Record<string, FieldSchema>>
  readonly $comment?: string
  readonly deprecated?: boolean
  readonly prefixItems?: readonly FieldSchema[]
  readonly contains?: FieldSchema
  readonly minContains?: number
  readonly maxContains?: number
  readonly patternProperties?: Readonly<Record<string, FieldSchema>>
  readonly propertyNames?: FieldSchema
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly unevaluatedProperties?: boolean | FieldSchema
  readonly unevaluatedItems?: boolean | FieldSchema
  readonly contentMediaType?: string
  readonly contentEncoding?: string

  /** Name of the field type, if the schema alone would choose another (`'longText'`, `'icon'`, …). */
  readonly field?: string
  /** No two records, of one tenant if records have tenants, have the same value. */
  readonly unique?: boolean
  /** Included in the `q` search. Default: all short text fields, if no field of the entity has it. */
  readonly search?: boolean
  /** Id of the entity that this id, or each id of this array, points to. */
  readonly reference?: string
  /** Restricts which records may be chosen: field of the target → constant or `$record.<field>`. */
  readonly referenceFilter?: Readonly<Record<string, string | number | boolean>>
  /** Kinds of referenced records that can have such references; the pages of others don't list the referring records. */
  readonly listedOn?: Kinds
  /** In records without a tenant: the referenced record may belong to any tenant. Without it such a reference is a mistake. */
  readonly anyTenant?: true
  /**
   * Shown to users who may not read the referenced record: a text field of this record, and the page that it links to, with `{id}` as this
   * record's id.
   */
  readonly fallback?: { readonly field: string; readonly page?: string }
  /**
   * Suggestions of the form while the user types; other text is allowed too. Users who may write the field may read its suggestions.
   */
  readonly suggestions?: Suggestions
  /** Effect of deleting the referenced record. Default `restrict`. */
  readonly onDelete?: 'restrict' | 'cascade' | 'setNull'
  /** Decimal places of `decimal` (default 4), `percent` (default 2) and `money` (default 2). */
  readonly scale?: number
  /** Unit of a number, as named by `Intl`: `mile`, `kilogram`. Shown with the number in the user's language. */
  readonly unit?: string
  /** Field of the same record that holds the ISO 4217 code of a `money` value. */
  readonly currencyField?: string
  /** Lists show the sum over all matching records, by currency. Records whose field named in `minus` has one of its values are subtracted: credit notes. */
  readonly summed?: true | { readonly minus: Readonly<Record<string, readonly string[]>> }
  /** Roles that may read the field; for others it can't be seen, filtered, sorted, searched or exported. Default: all. */
  readonly read?: readonly Role[]
  /** Roles that may write the field. Default: all that may read it. */
  readonly write?: readonly Role[]
  /** Previous name of the property; its column is renamed. */
  readonly was?: string
  /** Heading under which forms show the field. */
  readonly group?: string
  /** Whether lists show the column by default. Default: the first eight plain fields. */
  readonly list?: boolean
  /** If a table is too narrow for all columns, these are hidden last; on cards they come first. */
  readonly keep?: true
  /** Whether lists offer a filter. Default: by field type. */
  readonly filter?: boolean
  /** Stored without an index: lists can't filter or sort by it. */
  readonly indexed?: false
  /**
   * Dynamic initial value in the create form: the signed-in user, the current time; in rows today, or the largest value plus one
   * (`$next`).
   */
  readonly initial?: '$user.id' | '$now' | '$today' | '$next'
  /** For an integer in rows: the property with `initial: '$next'` of another row whose number it contains; it follows when rows are moved. */
  readonly rowBy?: string
  /** For free objects: the section of `i18n/<language>/areas/parts.ts` with the labels of its parts; several fields may share it. */
  readonly partTexts?: string
  /** For rows: properties whose values must be unique among the rows. */
  readonly uniqueItemProperties?: readonly string[]
  /** For `date`, `time` and `date-time`: property of the same object that it may not be before; with `after`, that it must be after. */
  readonly notBefore?: string
  readonly after?: string
  /** Text composed of other properties, on each write and live in the form: `{brand} {model}`. Without `readOnly` until a user types another. */
  readonly template?: string
  /** Number computed from other properties, on each write and live in the form: `price * quantity`, `sum(lines.amount) - discount`. */
  readonly computed?: string
  /** "Save and add another" keeps the value for the next new record. */
  readonly carried?: true
  /** Required in new records only; existing ones may lack it. The entity's rules enforce it; forms mark it as required. */
  readonly requiredOn?: 'create'
  /** Tones of choices, which are shown as chips; choices without a tone are neutral. For booleans the keys are `true` and `false`; a value without a tone is not shown. */
  readonly tones?: Readonly<Record<string, Tone>>
  /** Allowed media types of a `file` or `image`; `maxBytes` is its maximum size. */
  readonly accept?: readonly string[]
  readonly maxBytes?: number
  /** Maximum number of values in a free object or list, at all depths together. Default 2,000. Lists have at most 500 entries unless `maxItems` is larger. */
  readonly maxValues?: number
}

/** What one page of an entity has besides its address and the access of its records. */
interface PageOptions {
  /** Roles that may open it, if they are fewer than the rights of its records give. */
  readonly roles?: readonly Role[]
  /** The screen whose right it needs as well. */
  readonly screen?: string
  /** Layout of this page only. */
  readonly layout?: LayoutType
  /** A second address. Of lists and forms of new records. */
  readonly also?: string
}

export type PageKind = 'list' | 'create' | 'edit' | 'show'

/** The `entity` keyword: options of the table and its views. All optional. */
export interface EntityOptions {
  /** Name of a Material icon. */
  readonly icon?: string
  /**
   * Address of its pages: `Customer` for `/Customer`, `/Customer/add`, `/Customer/edit/{id}` and `/Customer/view/{id}`; an object for addresses of
   * another form. Default: its id, with react-admin's addresses below it.
   */
  readonly path?: string | { readonly list: string; readonly create?: string; readonly edit?: string; readonly show?: string }
  /** Further facts about its pages. Default: none. */
  readonly pages?: Readonly<Partial<Record<PageKind, PageOptions>>>
  /**
   * Menus with its list: a group of the main menu (id of an entity, whose name it has, or key of a text `menu.*`), `user` (the user's menu) or `pages`
   * (the page selector). A list for several, false for none. Default: `records`.
   */
  readonly menu?: string | readonly string[] | false
  /** Position in menus; a group is placed at its first item. Default 100; ties by title. */
  readonly menuOrder?: number
  /** Label of its list in menus, title and breadcrumbs. Default: `plural`. */
  readonly menuLabel?: string
  /** Plural title. Default: by English rules from `title`. */
  readonly plural?: string
  /** Choice whose label titles a record's page in place of the entity: `Credit note: CRN-1`. */
  readonly titledBy?: string
  /** Label of a record in references, titles and history: `{code} – {name}`. Default: the first text field. */
  readonly recordLabel?: string
  /** Role → grant. Default `{ Admin: 'all' }`. */
  readonly access?: Readonly<Record<Role, Grant>>
  readonly scope?: RowScope
  /** Rows that roles without `'all'` may read, if they are more than those of `scope`, which then limits writing. */
  readonly readScope?: RowScope
  /**
   * Users who may read a record: roles without `'all'` read only records that name them in one of the fields `users`, and open records of their
   * own tenant, which have this value in the field.
   */
  readonly readers?: { readonly users: readonly string[]; readonly open: { readonly field: string; readonly value: string } }
  /** Actions that rights at run time can't grant to roles that lack them here; `true`: all actions. */
  readonly reserved?: true | readonly Action[]
  /** Sets of fields that are unique together. */
  readonly unique?: readonly (readonly string[])[]
  /** Initial sort order of the list. Default: first field of the record label, ascending. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  /**
   * Tabs of the form and of the record's page: name → groups of fields, in their order. Fields that no tab has are in a first tab, `details`. Default: all on
   * one page.
   */
  readonly tabs?: Readonly<Record<string, readonly string[]>>
  /** Columns shown by default. Default: by `list` of the fields. */
  readonly columns?: readonly string[]
  /**
   * Ownership of the records: `own`, visible to their tenant only, or `shared`, where all tenants can also read those of the house. Default:
   * no tenant.
   */
  readonly tenant?: 'own' | 'shared'
  /** Property with another tenant, who can read such a record of an `own` entity, but not write it. */
  readonly sharedWith?: string
  /** Records of this entity are the tenants. `property`: name of the field with a record's tenant; `house`: id of the tenant whose shared records all can read. */
  readonly tenants?: { readonly property: string; readonly house: string }
  /** Previous `$id` of the entity. */
  readonly was?: string
  /** `true`: the server adds rows; nobody can update or delete them. */
  readonly appendOnly?: boolean
  /** `true`: only the server's services write rows; the API reads them. */
  readonly readOnly?: true
  /** `false`: writes make no audit entries (only for the audit trail itself and internals such as sessions). */
  readonly audited?: false
}

export interface EntitySchema extends FieldSchema {
  readonly $id: string
  readonly $schema?: string
  readonly type: 'object'
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly entity?: EntityOptions
}
