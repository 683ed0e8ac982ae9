import type { Action, FieldSchema, Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Access } from '../access/access.ts'
import { isExposed } from './routeContext.ts'

/** An entity as one caller may see it. */
export interface VisibleSchema {
  readonly id: string
  readonly title: string
  readonly plural: string
  readonly icon: string
  readonly menu: string | false
  /** Actions that the caller may take. */
  readonly actions: readonly Action[]
  readonly fields: readonly VisibleField[]
}

interface VisibleField {
  readonly name: string
  readonly type: string
  readonly title: string
  readonly schema: FieldSchema
  readonly required: boolean
  readonly writable: boolean
  readonly sortable: boolean
  /** Operators of its filter; empty if the caller can't filter by it. */
  readonly operators: readonly string[]
  readonly reference: Json
  readonly rows?: readonly VisibleField[]
}

/** Removes access rules and the schema of rows; visible fields of rows are listed separately. */
const publicSchema = ({ read: _, write: __, items, ...schema }: FieldSchema, hasRows: boolean): FieldSchema => ({
  ...schema,
  ...(items && !hasRows ? { items } : {}),
})

function visibleField(field: ResolvedField, access: Pick<Access, 'hidden' | 'settable'>, parent?: string): VisibleField {
  const { hidden, settable } = access
  const rows = field.rows?.filter((row) => !hidden.has(row.path))
  return {
    name: field.name,
    type: field.type.name,
    title: field.title,
    schema: publicSchema(field.schema, field.rows !== undefined),
    required: field.required,
    writable: settable.create.has(parent ?? field.name),
    sortable: field.sortable,
    operators: field.filterable ? field.type.operators : [],
    reference: field.reference?.entity ?? null,
    ...(rows ? { rows: rows.map((row) => visibleField(row, access, field.name)) } : {}),
  }
}

/** The part of an entity's schema that the caller may see, without hidden fields; undefined if there is none. */
export function visibleSchema(entity: ResolvedEntity, access: Access): VisibleSchema | undefined {
  if (!isExposed(entity) || access.allowed.size === 0) return undefined
  const { id, title, plural, icon, menu } = entity
  const fields = entity.fields.filter(
    (field) => !access.hidden.has(field.path) || (field.writeOnly && access.settable.create.has(field.name)),
  )
  return {
    id,
    title,
    plural,
    icon,
    menu: menu[0] ?? false,
    actions: [...access.allowed],
    fields: fields.map((field) => visibleField(field, access)),
  }
}
