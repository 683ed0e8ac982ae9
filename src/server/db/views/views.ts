import type { SqlKind } from '../../../fields/columnType.ts'
import type { LabelPart } from '../../../model/resolvedEntity.ts'
import type { Values } from '../repository/repository.ts'
import type { ColumnShape, EntityShape, TableShape } from '../tables/shapes.ts'
import { idName, labelName, parentName, viewName } from './viewName.ts'

/** What a column of a view holds, the same on every engine. */
export type ViewType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'dateTime'

/** A column as it is stored. */
export interface StoredColumn {
  readonly name: string
  readonly kind: SqlKind
  /** Places of an exact number that is stored as an integer. */
  readonly scale: number
}

/** A record's name, put together from its columns. */
export interface Label {
  readonly table: string
  readonly parts: readonly ({ readonly text: string } | { readonly column: StoredColumn })[]
  readonly scope: Values | undefined
}

export interface ViewColumn {
  readonly name: string
  readonly type: ViewType
  readonly stored: StoredColumn
  /** Present: the name of the record to which the stored column refers. */
  readonly label?: Label
}

/** A read-only view of one table, as one subject may see it. */
export interface View {
  readonly name: string
  readonly table: string
  readonly columns: readonly ViewColumn[]
  /** Tables above, the nearest first: `parentId` leads to each, and the scope is that of the last one. */
  readonly above: readonly string[]
  /** Which rows there are; undefined: all. */
  readonly scope: Values | undefined
}

/** What a subject may read of one entity. */
export interface Readable {
  readonly shape: EntityShape
  /** Paths of fields that the subject may not read. */
  readonly hidden: ReadonlySet<string>
  readonly scope: Values | undefined
}

const TYPES: Readonly<Record<SqlKind, ViewType>> = {
  id: 'text',
  text: 'text',
  boolean: 'boolean',
  integer: 'integer',
  scaled: 'decimal',
  double: 'decimal',
  date: 'date',
  time: 'text',
  timestamp: 'dateTime',
  json: 'text',
}

type Entities = ReadonlyMap<string, Readable>

const system = (name: string, kind: SqlKind): StoredColumn => ({ name, kind, scale: 0 })

const ID = system('id', 'id')
const PARENT = system('parentId', 'id')
const POSITION = system('position', 'integer')
const TIMES = [system('createdAt', 'timestamp'), system('updatedAt', 'timestamp')]

const plain = (stored: StoredColumn, name = viewName(stored.name)): ViewColumn => ({ name, type: TYPES[stored.kind], stored })

const storedOf = ({ name, kind, field }: ColumnShape): StoredColumn => ({ name, kind, scale: field.scale })

/** Of a record label what the subject may read; nothing if that is no field at all. */
const labelOf = ({ shape, hidden, scope }: Readable): Label | undefined => {
  const parts = shape.entity.recordLabel.flatMap((part: LabelPart): Label['parts'] => {
    if ('text' in part) return [part]
    const column = shape.columnsByName.get(part.field)
    return column && !hidden.has(column.field.path) ? [{ column: storedOf(column) }] : []
  })
  return parts.some((part) => 'column' in part) ? { table: shape.table, parts, scope } : undefined
}

/** A column; a reference is the id and, where the subject may read what it refers to, the name of that. */
const columnsOf = (column: ColumnShape, entities: Entities): readonly ViewColumn[] => {
  const stored = storedOf(column)
  const { reference } = column.field
  if (!reference) return [plain(stored)]
  const target = entities.get(reference.entity)
  const label = target && labelOf(target)
  const id = plain(stored, idName(column.name))
  return label ? [id, { name: labelName(column.name), type: 'text', stored, label }] : [id]
}

type Above = Pick<View, 'above' | 'scope'> & { readonly hidden: ReadonlySet<string>; readonly view: string }

/** A column of ours gives way to one of the schema that has its name: `invoice_id` of a row is what its schema says, `parent_invoice_id` whose row it is. */
const givingWay = (columns: readonly ViewColumn[], own: readonly ViewColumn[]): readonly ViewColumn[] =>
  columns.map((column) =>
    own.some(({ name }) => name === column.name)
      ? { ...column, name: `${column.stored === PARENT ? 'parent' : 'row'}_${column.name}` }
      : column,
  )

const tableView = (
  shape: TableShape,
  first: readonly ViewColumn[],
  last: readonly ViewColumn[],
  given: Above,
  entities: Entities,
): View => {
  const own = shape.columns.filter(({ field }) => !given.hidden.has(field.path)).flatMap((column) => columnsOf(column, entities))
  return {
    name: given.view,
    table: shape.table,
    columns: [...givingWay(first, own), ...own, ...givingWay(last, own)],
    above: given.above,
    scope: given.scope,
  }
}

const place = (above: string): readonly ViewColumn[] => [plain(PARENT, parentName(above)), plain(POSITION)]

/** Views of the lists of a table: of plain values and of rows, which may have lists of their own. */
const listViews = (shape: TableShape, given: Above, entities: Entities): readonly View[] => {
  const above = [shape.table, ...given.above]
  const inner = (table: string): Above => ({ ...given, above, view: viewName(table) })
  const values = shape.values
    .filter(({ field }) => !given.hidden.has(field.path))
    .map(({ table, value }) => {
      const list: TableShape = { table, columns: [value], columnsByName: new Map(), values: [], rows: [] }
      return tableView(list, place(given.view), [], inner(table), entities)
    })
  const rows = shape.rows
    .filter(({ field }) => !given.hidden.has(field.path))
    .flatMap(({ shape: rowShape }) => {
      const first = [plain(ID), ...place(given.view)]
      return [tableView(rowShape, first, [], inner(rowShape.table), entities), ...listViews(rowShape, inner(rowShape.table), entities)]
    })
  return [...values, ...rows]
}

const entityViews = ({ shape, hidden, scope }: Readable, entities: Entities): readonly View[] => {
  const given: Above = { above: [], scope, hidden, view: viewName(shape.table) }
  const times = TIMES.filter(({ name }) => !hidden.has(name)).map((time) => plain(time))
  return [tableView(shape, [plain(ID)], times, given, entities), ...listViews(shape, given, entities)]
}

/** Throws for two views of the same name, or two columns of the same name in a view: no query could distinguish them. */
const checked = (views: readonly View[]): readonly View[] => {
  const once = (names: readonly string[], where: string) => {
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) throw new Error(`${where}: ${twice} names two things`)
  }
  once(
    views.map(({ name }) => name),
    'views',
  )
  for (const { name, columns } of views)
    once(
      columns.map((column) => column.name),
      name,
    )
  return views
}

/**
 * Views of everything that a subject may read, by bare snake_case names: `sales_orders`, `sales_orders_lines`, `customer_id`, `customer_label`.
 * No column is hidden from the subject, and no row is outside its scope.
 */
export const viewsOf = (readable: readonly Readable[]): readonly View[] => {
  const entities = new Map(readable.map((one) => [one.shape.table, one]))
  return checked(readable.flatMap((one) => entityViews(one, entities)))
}
