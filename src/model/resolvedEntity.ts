import type { EntityPaths } from './entityPaths.ts'
import type { Action, EntityOptions, EntitySchema, FieldSchema, Grant, Json, Kinds, Role, RowScope } from './entitySchema.ts'
import type { FieldType } from './fieldType.ts'
import type { EntityTenant, Tenancy } from './tenancy.ts'

/** Parts of a `recordLabel`: literal text or the name of a field. */
export type LabelPart = { readonly text: string } | { readonly field: string }

export interface ResolvedReference {
  readonly entity: string
  readonly many: boolean
  readonly onDelete: 'restrict' | 'cascade' | 'setNull'
  readonly filter: Readonly<Record<string, string | number | boolean>>
  /** Whether a record without a tenant may refer to records of any tenant. */
  readonly anyTenant: boolean
}

/** A reference to an entity, as seen from there. */
export interface ReverseLink {
  readonly entity: string
  readonly field: string
  readonly path: string
  readonly many: boolean
  /** Kinds of records that list the referring ones; absent: all. */
  readonly listedOn?: Kinds
}

/** One property with all defaults. */
export interface ResolvedField {
  readonly name: string
  /** Dotted path inside the entity: `code`, `lines.quantity`. */
  readonly path: string
  readonly type: FieldType
  /** As declared. */
  readonly schema: FieldSchema
  /** English label. */
  readonly title: string
  readonly required: boolean
  /** Whether a stored value may be null: it is optional, or a condition can hide it. */
  readonly nullable: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly unique: boolean
  readonly search: boolean
  readonly sortable: boolean
  readonly filterable: boolean
  /** Whether lists show it by default. */
  readonly listed: boolean
  readonly indexed: boolean
  readonly default?: Json
  readonly initial?: FieldSchema['initial']
  readonly scale: number
  /** Choices of an enum, in order. */
  readonly options?: readonly Json[]
  readonly reference?: ResolvedReference
  /** Fields of each row, for types with the storage `rows`. */
  readonly rows?: readonly ResolvedField[]
  /** Roles that may read it; undefined: all with access to the entity. */
  readonly read?: readonly Role[]
  readonly write?: readonly Role[]
  readonly group?: string
  /** Whether a condition or an alternative can hide it. */
  readonly conditional: boolean
  /** English labels of options in the schema (`oneOf: [{ const, title }]`). */
  readonly titles: Readonly<Record<string, string>>
  readonly was?: string
  /** Whether it is set at creation and never changed. */
  readonly fixed?: boolean
}

/** A tab of an entity's form and page. */
export interface FieldTab {
  /** Its name in addresses and texts. */
  readonly name: string
  /** Its groups of fields; `undefined` are the fields without a group. */
  readonly groups: readonly (string | undefined)[]
}

/** An entity with all defaults, the input of all generators. Deeply frozen. */
export interface ResolvedEntity {
  readonly id: string
  readonly file: string
  readonly title: string
  readonly plural: string
  readonly icon: string
  /** Absent if its pages have react-admin's addresses. */
  readonly paths?: EntityPaths
  readonly pages: NonNullable<EntityOptions['pages']>
  /** Groups and menus with its list. */
  readonly menu: readonly string[]
  readonly menuOrder: number
  /** English name of its list. */
  readonly menuLabel: string
  readonly recordLabel: readonly LabelPart[]
  /** Choice whose label titles a record's page in place of the entity. */
  readonly titledBy?: string
  /** Whether the schema declares `id`: the client sets it at creation, and it never changes. */
  readonly naturalId: boolean
  /** Properties in declared order, including conditional ones; `id` only if it is declared. */
  readonly fields: readonly ResolvedField[]
  readonly fieldsByName: Readonly<Record<string, ResolvedField>>
  readonly groups: readonly string[]
  /** Present if the fields are spread over several tabs. */
  readonly tabs?: readonly FieldTab[]
  /** The original schema, which resolves references inside it. */
  readonly declared: EntitySchema
  /** JSON Schema that determines a record's applicable properties. Absent if all records have all properties, at every depth. */
  readonly shape?: FieldSchema
  readonly access: Readonly<Record<Role, Grant>>
  readonly scope?: RowScope
  /** Readable rows, if they are more than those of `scope`. */
  readonly readScope?: RowScope
  /** Field with the users who may read a record. */
  readonly readers?: EntityOptions['readers']
  /** Actions that only `access` grants; all of them if `access` has no role. */
  readonly reserved: readonly Action[]
  /** Present if records belong to tenants. */
  readonly tenant?: EntityTenant
  readonly unique: readonly (readonly string[])[]
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly columns: readonly string[]
  /** Whether some roles can't read all changing fields: they get a separate version, which changes only with fields that everyone can read. */
  readonly partlyHidden: boolean
  readonly appendOnly: boolean
  /** Whether the API can't write rows; true for append-only entities too. */
  readonly readOnly: boolean
  readonly audited: boolean
  readonly was?: string
  /** References to this entity, for reverse lists and the checks of deletion. */
  readonly referencedBy: readonly ReverseLink[]
}

/** All entities, keyed by id, frozen. */
export interface Model {
  readonly entities: Readonly<Record<string, ResolvedEntity>>
  readonly list: readonly ResolvedEntity[]
  /** Present if records belong to tenants. */
  readonly tenancy?: Tenancy
}
