import type { ColumnType, SqlKind } from '../../../fields/columnType.ts'
import type { FieldSchema } from '../../../model/entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'

/** SQL parts of the field types, by the type's name. */
export type ColumnTypes = Readonly<Record<string, ColumnType>>

/** One column of values: a property of an entity, of a child row, or the `value` of a values table. */
export interface ColumnShape {
  readonly name: string
  readonly field: ResolvedField
  readonly kind: SqlKind
  readonly type: ColumnType
  /** Column of the folded text, for searching and sorting. */
  readonly key?: string | undefined
  /** The schema of the entity, to which the field's schema may refer. */
  readonly definitions: FieldSchema['$defs']
}

export interface ValuesShape {
  readonly field: ResolvedField
  readonly table: string
  readonly value: ColumnShape
}

export interface RowsShape {
  readonly field: ResolvedField
  readonly shape: TableShape
}

/** A table with its lists and child tables, as migration and repository read it. */
export interface TableShape {
  readonly table: string
  /** Columns of fields; `id` is a column of the system. */
  readonly columns: readonly ColumnShape[]
  /** Columns with a folded text, including an `id` that users choose and search. */
  readonly folded: readonly FoldedColumn[]
  /** Column with the folded text of the `id`, if users search it. */
  readonly idKey?: string | undefined
  readonly columnsByName: ReadonlyMap<string, ColumnShape>
  readonly values: readonly ValuesShape[]
  readonly rows: readonly RowsShape[]
}

export interface EntityShape extends TableShape {
  readonly entity: ResolvedEntity
}

/** A column with its folded text. */
export interface FoldedColumn {
  readonly column: ColumnShape
  readonly key: string
}

const typeOf = (field: ResolvedField, types: ColumnTypes): ColumnType => {
  const type = types[field.type.name]
  if (!type)
    throw new Error(`Field type ${field.type.name} has no column type (src/fields/${field.type.name}/${field.type.name}.column.ts)`)
  return type
}

const hasKey = (field: ResolvedField, kind: SqlKind): boolean =>
  (kind === 'text' && (field.sortable || field.filterable || field.search)) || (kind === 'id' && field.search && !field.reference)

const foldedOf = (columns: readonly ColumnShape[]): readonly FoldedColumn[] =>
  columns.flatMap((column) => (column.key ? [{ column, key: column.key }] : []))

type Definitions = Pick<ColumnShape, 'definitions'>

const columnOf = (field: ResolvedField, types: ColumnTypes, name: string, { definitions }: Definitions): ColumnShape => {
  const type = typeOf(field, types)
  const kind = type.kind(field)
  const keyed = field.type.storage === 'column' && hasKey(field, kind)
  return { name, field, kind, type, key: keyed ? `${name}_key` : undefined, definitions }
}

/** An `id` that the schema declares: folded only to be searched, because ids are compared as they are. */
const idColumn = (field: ResolvedField, types: ColumnTypes, more: Definitions): ColumnShape => ({
  ...columnOf(field, types, field.name, more),
  kind: 'id',
  key: field.search ? `${field.name}_key` : undefined,
})

const shapeOf = (table: string, fields: readonly ResolvedField[], types: ColumnTypes, more: Definitions): TableShape => {
  const own = fields.filter(({ name }) => name !== 'id')
  const stored = (storage: ResolvedField['type']['storage']) => own.filter(({ type }) => type.storage === storage)
  const columns = stored('column').map((field) => columnOf(field, types, field.name, more))
  return {
    table,
    columns,
    folded: foldedOf(columns),
    columnsByName: new Map(columns.map((column) => [column.name, column])),
    values: stored('values').map((field) => ({ field, table: `${table}_${field.name}`, value: columnOf(field, types, 'value', more) })),
    rows: stored('rows').map((field) => ({ field, shape: shapeOf(`${table}_${field.name}`, field.rows ?? [], types, more) })),
  }
}

/** The tables of an entity. */
export const entityShape = (entity: ResolvedEntity, types: ColumnTypes): EntityShape => {
  const more = { definitions: entity.declared.$defs }
  const shape = shapeOf(entity.id, entity.fields, types, more)
  const ids = foldedOf(entity.fields.filter(({ name }) => name === 'id').map((field) => idColumn(field, types, more)))
  return { ...shape, folded: [...ids, ...shape.folded], idKey: ids[0]?.key, entity }
}

export const modelShapes = (model: Model, types: ColumnTypes): ReadonlyMap<string, EntityShape> =>
  new Map(model.list.map((entity) => [entity.id, entityShape(entity, types)]))
