/** What an entity's schema file may say: JSON Schema 2020-12 plus this vocabulary. `schemas/README.md` documents each keyword for its writer. */

/** The two roles of the product's specification; the model itself only compares names. */
export type Role = string

/** Actions that the access policy knows (`PRODUCT.md S2`). */
export const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'approve', 'export', 'import'] as const
export type Action = (typeof ACTIONS)[number]

/** What a state means, whatever its name. */
export const TONES = ['good', 'caution', 'danger', 'hint'] as const
export type Tone = (typeof TONES)[number]

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** `'all'`, or the actions a role may take. */
export type Grant = 'all' | readonly Action[]

/** Restricts the rows of every role that is not granted `'all'`: field → constant, or `$user.id`, `$user.<property>`. */
export type RowScope = Readonly<Record<string, string | number | boolean>>

/** Texts offered while a text field is typed in: those of `field` in the records of `entity` that `where` finds. */
export interface Suggestions {
  readonly entity: string
  readonly field: string
  /** Field of that entity, or of the record that one of its fields refers to (`lookupTypeId.name`) → constant, or `$record.<property>`. */
  readonly where?: Readonly<Record<string, string | number | boolean>>
}

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

  /** Field type by name, where the schema alone would choose another (`'longText'`, `'icon'`, …). */
  readonly field?: string
  /** No two records (within `scope` fields, if an entity names them in `unique`) share the value. */
  readonly unique?: boolean
  /** Takes part in the `q` search. Without any such field all short text fields do. */
  readonly search?: boolean
  /** Id of the entity that this id, or each id of this array, points to. */
  readonly reference?: string
  /** Restricts which records may be chosen: field of the target → constant or `$record.<field>`. */
  readonly referenceFilter?: Readonly<Record<string, string | number | boolean>>
  /** The record may belong to any tenant, though the one that refers to it has none. Without it such a reference is a mistake. */
  readonly anyTenant?: true
  /**
   * Shown in place of the referenced record to those who may not read it: a text field of this record, and the page it opens, with `{id}`
   * as this record's.
   */
  readonly standIn?: { readonly field: string; readonly page?: string }
  /**
   * Suggestions of the form while the text is typed; any other text is allowed too. Users who may fill in the field may read its
   * suggestions.
   */
  readonly suggestions?: Suggestions
  /** What deleting the referenced record does. Default `restrict`. */
  readonly onDelete?: 'restrict' | 'cascade' | 'setNull'
  /** Decimal places of `decimal` (default 4), `percent` (default 2) and `money` (default 2). */
  readonly scale?: number
  /** What a number counts, as `Intl` names it: `mile`, `kilogram`. Shown with the number in the user's language. */
  readonly unit?: string
  /** Field of the same record that holds the ISO 4217 code of a `money` value. */
  readonly currencyField?: string
  /** Lists show the sum of the rows that they find, by currency. Rows whose other field has one of the values of `minus` are taken off: credit notes. */
  readonly summed?: true | { readonly minus: Readonly<Record<string, readonly string[]>> }
  /** Roles that may read the field; for others it can't be seen, filtered, sorted, searched or exported. Default: all. */
  readonly read?: readonly Role[]
  /** Roles that may write the field. Default: all that may read it. */
  readonly write?: readonly Role[]
  /** The name this property had before. Turns a dropped and an added column into a rename. */
  readonly was?: string
  /** Heading under which forms show the field. */
  readonly group?: string
  /** Whether lists show the column at first. Default: the first eight plain fields. */
  readonly list?: boolean
  /** If a table is too narrow for all its columns, these are dropped last; on a phone's card they come first. */
  readonly keep?: true
  /** Whether lists offer a filter. Default: by field type. */
  readonly filter?: boolean
  /** Stored but without an index of its own: lists can't filter or sort by it. */
  readonly indexed?: false
  /**
   * Initial value of the create form where the schema can't know it: the signed-in user, the time; of rows today, or one more than the
   * greatest (`$next`).
   */
  readonly initial?: '$user.id' | '$now' | '$today' | '$next'
  /** Of an integer in rows: the property with `initial: '$next'` whose number of another row it holds; it follows when rows change places. */
  readonly rowBy?: string
  /** Of a free object: the section of `i18n/<language>/areas/parts.ts` that says what its parts are called; several fields may share it. */
  readonly partTexts?: string
  /** Of rows: their properties whose values no two rows share. */
  readonly uniqueItemProperties?: readonly string[]
  /** Of a `date`, `time` or `date-time`: the property of the same object that it may not be before, or must be after. */
  readonly notBefore?: string
  readonly after?: string
  /** A record is not made without it, though one that is there may lack it. The entity's rules refuse; forms mark it and ask for it. */
  readonly requiredOn?: 'create'
  /** What choices mean at a glance: those of a state are shown as chips in these tones, those not named in a quiet one. Of a yes-or-no field `true` or `false`, and what is not named is not shown. */
  readonly tones?: Readonly<Record<string, Tone>>
  /** Media types that a `file` or `image` may have, and its greatest size in bytes. */
  readonly accept?: readonly string[]
  readonly maxBytes?: number
  /** How many values a free object or list may hold at all depths together. Default 2,000. Lists of all kinds hold 500 entries where `maxItems` says no more. */
  readonly maxValues?: number
}

/** The `entity` keyword: what concerns the table and its views as a whole. All optional. */
export interface EntityOptions {
  /** Name of a Material icon. */
  readonly icon?: string
  /**
   * Name of its pages in addresses: `Customer` for `/Customer`, `/Customer/add`, `/Customer/edit/{id}` and `/Customer/view/{id}`; an object
   * names pages that have an address of another form. Default: its id, with react-admin's own addresses below it.
   */
  readonly path?: string | { readonly list: string; readonly create?: string; readonly edit?: string; readonly show?: string }
  /**
   * Where menus have its list: a group of the main menu, called as an entity is (then by that entity's name) or as a text `menu.*` of i18n; `user`,
   * below the user's name; `pages`, the page selector. Several, or false for none. Default: `records`.
   */
  readonly menu?: string | readonly string[] | false
  /** Position in menus; a group is placed at its first item. Default 100; ties by title. */
  readonly menuOrder?: number
  /** What menus, title and breadcrumb call its list. Default: `plural`. */
  readonly menuLabel?: string
  /** Plural title. Default: by English rules from `title`. */
  readonly plural?: string
  /** How a record is called in references, titles and history: `{code} – {name}`. Default: first text field. */
  readonly recordLabel?: string
  /** Role → grant. Default `{ Admin: 'all' }`. */
  readonly access?: Readonly<Record<Role, Grant>>
  readonly scope?: RowScope
  /** Rows that roles without `'all'` see where those are more than `scope`, which then says what they may write. */
  readonly readScope?: RowScope
  /** Actions that a right given at run time can't grant to a role which lacks them here; `true`: all of them. */
  readonly reserved?: true | readonly Action[]
  /** Sets of fields that are unique together. */
  readonly unique?: readonly (readonly string[])[]
  /** First sort of the list. Default: record label's first field, ascending. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  /** Columns shown at first. Default: by `list` of the fields. */
  readonly columns?: readonly string[]
  /**
   * Ownership of the records: `own`, visible to their tenant only, or `shared`, where all tenants also read those of the house. Absent: no
   * tenant.
   */
  readonly tenant?: 'own' | 'shared'
  /** Property that names another tenant, who reads such a record of an `own` entity as well, and never writes it. */
  readonly sharedWith?: string
  /** Records of this entity are the tenants; `property` names the field that says whose a record is, `house` the id of the one that shares. */
  readonly tenants?: { readonly property: string; readonly house: string }
  /** The `$id` this entity had before. */
  readonly was?: string
  /** `true`: rows are only ever added by the server; no update or delete at all. */
  readonly appendOnly?: boolean
  /** `true`: rows are written by the server's services alone; the API reads them. */
  readonly readOnly?: true
  /** `false`: writes leave no audit entries (only for the audit trail itself and machinery such as sessions). */
  readonly audited?: false
}

export interface EntitySchema extends FieldSchema {
  readonly $id: string
  readonly $schema?: string
  readonly type: 'object'
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly entity?: EntityOptions
}
