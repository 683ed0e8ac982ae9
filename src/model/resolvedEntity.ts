import type { EntityPaths } from './entityPaths.ts'
import type { Action, EntitySchema, FieldSchema, Grant, Json, Role, RowScope } from './entitySchema.ts'
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

/** One property, with every default filled in. */
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
  /** A stored value may be null: everything that is not required, or that a condition can hide. */
  readonly nullable: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly unique: boolean
  readonly search: boolean
  readonly sortable: boolean
  readonly filterable: boolean
  /** Shown as a list column at first. */
  readonly listed: boolean
  readonly indexed: boolean
  readonly default?: Json
  readonly initial?: FieldSchema['initial']
  readonly scale: number
  /** Choices of an enum, in order. */
  readonly options?: readonly Json[]
  readonly reference?: ResolvedReference
  /** Fields of each row, of a type whose storage is `rows`. */
  readonly rows?: readonly ResolvedField[]
  /** Roles allowed; undefined: all that may see the entity. */
  readonly read?: readonly Role[]
  readonly write?: readonly Role[]
  readonly group?: string
  /** Some records do not have it: a condition or an alternative shows or forbids it. */
  readonly conditional: boolean
  /** English labels of options that the schema names (`oneOf: [{ const, title }]`). */
  readonly titles: Readonly<Record<string, string>>
  readonly was?: string
  /** Set at creation and never changed. */
  readonly fixed?: boolean
}

/** What generators read. Deeply frozen. */
export interface ResolvedEntity {
  readonly id: string
  readonly file: string
  readonly title: string
  readonly plural: string
  readonly icon: string
  /** Absent: its pages have react-admin's own addresses. */
  readonly paths?: EntityPaths
  /** Groups and menus that have its list; none where no menu does. */
  readonly menu: readonly string[]
  readonly menuOrder: number
  /** English name of its list. */
  readonly menuLabel: string
  readonly recordLabel: readonly LabelPart[]
  /** True if the schema declares `id` itself: the client gives it at creation and it never changes. */
  readonly naturalId: boolean
  /** Own properties in declared order, conditional ones included, `id` only when declared. */
  readonly fields: readonly ResolvedField[]
  readonly fieldsByName: Readonly<Record<string, ResolvedField>>
  readonly groups: readonly string[]
  /** The schema as its file has it: what references inside of it lead to. */
  readonly declared: EntitySchema
  /** What decides which properties a record has, as plain JSON Schema. Absent where all records have all of them, at every depth. */
  readonly shape?: FieldSchema
  readonly access: Readonly<Record<Role, Grant>>
  readonly scope?: RowScope
  /** Rows that are seen, where those are more than `scope`. */
  readonly readScope?: RowScope
  /** Actions granted by `access` only; all of them where `access` names no role. */
  readonly reserved: readonly Action[]
  /** Present where each record is a tenant's. */
  readonly tenant?: EntityTenant
  readonly unique: readonly (readonly string[])[]
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly columns: readonly string[]
  /** Some changing fields are readable by some roles only: other roles get a separate version, which changes with what everyone reads. */
  readonly partlyHidden: boolean
  readonly appendOnly: boolean
  /** The API writes no rows; true for append-only entities too. */
  readonly readOnly: boolean
  readonly audited: boolean
  readonly was?: string
  /**
   * The JSON Schema that ajv compiles: vocabulary stripped except `scale`, field types' constraints added, unknown properties refused. It
   * validates a record without its null values (`withoutNulls`) and without system fields.
   */
  readonly validation: FieldSchema & { readonly $id: string }
  /** References to this entity, for reverse lists and for refusals to delete. */
  readonly referencedBy: readonly { readonly entity: string; readonly field: string; readonly path: string; readonly many: boolean }[]
}

/** All entities, keyed by id, frozen. */
export interface Model {
  readonly entities: Readonly<Record<string, ResolvedEntity>>
  readonly list: readonly ResolvedEntity[]
  /** Present where records belong to tenants. */
  readonly tenancy?: Tenancy
}
