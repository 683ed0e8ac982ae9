import { createHash } from 'node:crypto'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { indexName, MAX_NAME } from './indexName.ts'
import { OPEN_TIME, OPEN_VERSION } from './openColumns.ts'
import type { ColumnShape, EntityShape, RowsShape, TableShape, ValuesShape } from './shapes.ts'
import type { ColumnDef, IndexDef, IndexPart, ReferenceDef, SearchDef, TableDef } from './tableDef.ts'

const digest = (definition: unknown): string => createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 10)

const plain = (column: string): IndexPart => ({ column, beginning: false })

const index = (table: string, unique: boolean, parts: readonly IndexPart[]): IndexDef => {
  const columns = parts.map(({ column }) => column)
  return { name: indexName(digest([table, unique, parts]), unique, table, columns), unique, parts }
}

const id: ColumnDef = { name: 'id', kind: 'id', notNull: true }
const position: ColumnDef = { name: 'position', kind: 'integer', notNull: true }
const parentOf = (table: string): ColumnDef => ({ name: 'parentId', kind: 'id', notNull: true, reference: { table, onDelete: 'cascade' } })

const system: readonly ColumnDef[] = [
  id,
  { name: '_version', kind: 'integer', notNull: true },
  { name: 'createdAt', kind: 'timestamp', notNull: true },
  { name: 'updatedAt', kind: 'timestamp', notNull: true },
]

/** Version and time of the last change that every reader may see; empty until the first write after the columns were added. */
const open: readonly ColumnDef[] = [
  { name: OPEN_VERSION, kind: 'integer', notNull: false },
  { name: OPEN_TIME, kind: 'timestamp', notNull: false },
]

const referenceOf = ({ reference }: ResolvedField): ReferenceDef | undefined =>
  reference && { table: reference.entity, onDelete: reference.onDelete }

/** Always nullable: a condition may hide any field, and the model validates required fields. */
const columnDefs = ({ name, kind, field, key }: ColumnShape): readonly ColumnDef[] => [
  { name, kind, notNull: false, reference: referenceOf(field) },
  ...(key ? [keyDef(key)] : []),
]

const keyDef = (name: string): ColumnDef => ({ name, kind: 'text', notNull: false })

const orderPart = ({ name, kind, key }: ColumnShape): IndexPart =>
  kind === 'text' ? { column: key ?? name, beginning: true } : plain(name)

const isListed = ({ field, kind }: ColumnShape): boolean => kind !== 'json' && (field.sortable || field.filterable)

/** `after` makes the order of equal values unique, so that reading by the index needs no sorting. */
const columnIndexes = (table: string, column: ColumnShape, after: string): readonly IndexDef[] => {
  const listed = isListed(column) || column.field.reference !== undefined
  return [
    ...(column.field.unique ? [index(table, true, [plain(column.name)])] : []),
    ...(listed ? [index(table, false, [orderPart(column), plain(after)])] : []),
  ]
}

/**
 * Indexes of a tenant's entity: the column of the tenant comes first, so that the tenant's rows are adjacent. Two kinds of indexes exist without it as well:
 * those of references, which the database uses on deletions, and those of default sorts, for subjects who see all tenants.
 */
const tenantIndexes = ({ table, columns, entity }: EntityShape, tenant: string, times: readonly string[]): readonly IndexDef[] => {
  const led = (unique: boolean, parts: readonly IndexPart[]) => index(table, unique, [plain(tenant), ...parts])
  const bare = (column: ColumnShape) => column.field.reference !== undefined || column.name === entity.sort.field
  return [
    ...columns.flatMap((column) => [
      ...(column.field.unique ? [led(true, [plain(column.name)])] : []),
      ...(isListed(column) && column.name !== tenant ? [led(false, [orderPart(column), plain('id')])] : []),
      ...(bare(column) ? [index(table, false, [orderPart(column), plain('id')])] : []),
    ]),
    ...times.flatMap((time) => [led(false, [plain(time), plain('id')]), index(table, false, [plain(time), plain('id')])]),
    ...entity.unique.map((names) => led(true, names.filter((name) => name !== tenant).map(plain))),
  ]
}

const indexesOf = (shape: EntityShape, times: readonly string[]): readonly IndexDef[] => {
  const { table, columns, entity } = shape
  if (entity.tenant) return tenantIndexes(shape, entity.tenant.field, times)
  return [
    ...columns.flatMap((column) => columnIndexes(table, column, 'id')),
    ...times.map((time) => index(table, false, [plain(time), plain('id')])),
    ...entity.unique.map((names) => index(table, true, names.map(plain))),
  ]
}

/** Fields that some readers may not see have a separate search index, so that a search can't reveal them. */
const searchOf = ({ table, folded }: EntityShape): SearchDef | undefined => {
  const groups = new Map<string, string[]>()
  for (const { column, key } of folded) {
    const { field } = column
    if (!field.search) continue
    const readers = JSON.stringify(field.read ? [...field.read].sort() : null)
    groups.set(readers, [...(groups.get(readers) ?? []), key])
  }
  if (groups.size === 0) return undefined
  const lists = [...groups.values()]
  return { name: digest([table, lists]), groups: lists }
}

const entityTable = (shape: EntityShape): TableDef => {
  const { table, columns, entity } = shape
  const times = entity.appendOnly ? ['createdAt'] : ['createdAt', 'updatedAt']
  return {
    name: table,
    columns: [
      ...system,
      ...(entity.partlyHidden ? open : []),
      ...(shape.idKey ? [keyDef(shape.idKey)] : []),
      ...columns.flatMap(columnDefs),
    ],
    primaryKey: ['id'],
    numbered: entity.appendOnly,
    clustered: false,
    indexes: indexesOf(shape, times),
    search: searchOf(shape),
  }
}

const valuesTable = (parent: string, { table, value, field }: ValuesShape): TableDef => ({
  name: table,
  columns: [parentOf(parent), position, { name: 'value', kind: value.kind, notNull: true, reference: valueReference(field) }],
  primaryKey: ['parentId', 'position'],
  numbered: false,
  clustered: true,
  indexes: [index(table, false, [plain('value'), plain('parentId')])],
})

/** A value of a list can't be null: if the schema says `setNull`, the value is removed from the list. */
const valueReference = (field: ResolvedField): ReferenceDef | undefined => {
  const reference = referenceOf(field)
  return reference?.onDelete === 'setNull' ? { ...reference, onDelete: 'cascade' } : reference
}

const rowsTables = (parent: string, { shape }: RowsShape): readonly TableDef[] => [
  {
    name: shape.table,
    columns: [id, parentOf(parent), position, ...shape.columns.flatMap(columnDefs)],
    primaryKey: ['id'],
    numbered: false,
    clustered: true,
    indexes: [
      index(shape.table, false, [plain('parentId'), plain('position')]),
      ...shape.columns.flatMap((column) => columnIndexes(shape.table, column, 'parentId')),
    ],
  },
  ...childTables(shape),
]

const childTables = (shape: TableShape): readonly TableDef[] => [
  ...shape.values.map((values) => valuesTable(shape.table, values)),
  ...shape.rows.flatMap((rows) => rowsTables(shape.table, rows)),
]

const checked = (table: TableDef): TableDef => {
  const long = [table.name, ...table.columns.map(({ name }) => name)].find((name) => name.length > MAX_NAME)
  if (long) throw new Error(`${long}: names of tables and columns have at most ${MAX_NAME} characters`)
  return table
}

/** The tables of an entity, its own first. */
export const desiredTables = (shape: EntityShape): readonly TableDef[] => [entityTable(shape), ...childTables(shape)].map(checked)
