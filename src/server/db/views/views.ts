import type { SqlKind } from '../../../fields/columnType.ts'
import type { LabelPart } from '../../../model/resolvedEntity.ts'
import type { Values } from '../repository/repository.ts'
import type { ColumnShape, EntityShape, TableShape } from '../tables/shapes.ts'
import { idName, labelName, parentName, viewName } from './viewName.ts'

/** Types of a view's columns, the same on every engine. */
export type ViewType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'dateTime'

/** A stored column. */
export interface StoredColumn {
  readonly name: string
  readonly kind: SqlKind
  /** Decimal places of an exact number that is stored as an integer. */
  readonly scale: number
}

/** Scope of the rows of a table. */
export interface TableScope {
  readonly fields: Values
  /** Tables of the fields that are lists of values. */
  readonly lists: ReadonlyMap<string, string>
}

/** A record's label, composed of columns. */
export interface Label {
  readonly table: string
  readonly parts: readonly ({ readonly text: string } | { readonly column: StoredColumn })[]
  readonly scope: TableScope | undefined
}

export interface ViewColumn {
  readonly name: string
  readonly type: ViewType
  readonly stored: StoredColumn
  /** Present if the column is the label of the referenced record. */
  readonly label?: Label
  /** The view with the record whose id it is. */
  readonly target?: string
  /** That record is the one to which the row belongs. */
  readonly isParent?: true
}

/** A read-only view of one table, limited to the rights of a subject. */
export interface View {
  readonly name: string
  readonly table: string
  readonly columns: readonly ViewColumn[]
  /** Ancestor tables, the parent first; joined by `parentId`. The scope belongs to the last one. */
  readonly above: readonly string[]
  /** Scope of rows; undefined: all. */
  readonly scope: TableScope | undefined
}

/** A subject's rights to read one entity. */
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

const plain = (stored: StoredColumn, name = viewName(stored.name)) => ({ name, type: TYPES[stored.kind], stored })

const storedOf = ({ name, kind, field }: ColumnShape): StoredColumn => ({ name, kind, scale: field.scale })

const scopeOf = ({ shape, scope }: Readable): TableScope | undefined =>
  scope && { fields: scope, lists: new Map(shape.values.map(({ field, table }) => [field.name, table])) }

/** The readable parts of a record label; undefined if it has no readable field. */
const labelOf = (readable: Readable): Label | undefined => {
  const { shape, hidden } = readable
  const parts = shape.entity.recordLabel.flatMap((part: LabelPart): Label['parts'] => {
    if ('text' in part) return [part]
    const column = shape.columnsByName.get(part.field)
    return column && !hidden.has(column.field.path) ? [{ column: storedOf(column) }] : []
  })
  return parts.some((part) => 'column' in part) ? { table: shape.table, parts, scope: scopeOf(readable) } : undefined
}

/** Columns of a stored column; for a reference the id and, if the subject may read the target, its label. */
const columnsOf = (column: ColumnShape, entities: Entities): readonly ViewColumn[] => {
  const stored = storedOf(column)
  const { reference } = column.field
  if (!reference) return [plain(stored)]
  const target = entities.get(reference.entity)
  const label = target && labelOf(target)
  const id = { ...plain(stored, idName(column.name)), ...(target && { target: viewName(target.shape.table) }) }
  return label ? [id, { name: labelName(column.name), type: 'text', stored, label }] : [id]
}

type ParentView = Pick<View, 'above' | 'scope'> & { readonly hidden: ReadonlySet<string>; readonly view: string }

/** Renames generated columns that conflict with the schema's: `invoice_id` of a row is that of its schema, `parent_invoice_id` is its parent. */
const withoutNameClashes = (columns: readonly ViewColumn[], own: readonly ViewColumn[]): readonly ViewColumn[] =>
  columns.map((column) =>
    own.some(({ name }) => name === column.name)
      ? { ...column, name: `${column.stored === PARENT ? 'parent' : 'row'}_${column.name}` }
      : column,
  )

const tableView = (
  shape: TableShape,
  first: readonly ViewColumn[],
  last: readonly ViewColumn[],
  given: ParentView,
  entities: Entities,
): View => {
  const own = shape.columns.filter(({ field }) => !given.hidden.has(field.path)).flatMap((column) => columnsOf(column, entities))
  return {
    name: given.view,
    table: shape.table,
    columns: [...withoutNameClashes(first, own), ...own, ...withoutNameClashes(last, own)],
    above: given.above,
    scope: given.scope,
  }
}

const place = (above: string): readonly ViewColumn[] => [
  { ...plain(PARENT, parentName(above)), target: above, isParent: true },
  plain(POSITION),
]

/** Views of a table's lists: of single values and of rows, which may contain lists. */
const listViews = (shape: TableShape, given: ParentView, entities: Entities): readonly View[] => {
  const above = [shape.table, ...given.above]
  const inner = (table: string): ParentView => ({ ...given, above, view: viewName(table) })
  const values = shape.values
    .filter(({ field }) => !given.hidden.has(field.path))
    .map(({ table, value }) => {
      const list: TableShape = { table, columns: [value], folded: [], columnsByName: new Map(), values: [], rows: [] }
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

const entityViews = (readable: Readable, entities: Entities): readonly View[] => {
  const { shape, hidden } = readable
  const given: ParentView = { above: [], scope: scopeOf(readable), hidden, view: viewName(shape.table) }
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
 * Views of everything that a subject may read, with snake_case names: `sales_orders`, `sales_orders_lines`, `customer_id`, `customer_label`. They
 * contain no columns that are hidden from the subject, and no rows outside its scope.
 */
export const viewsOf = (readable: readonly Readable[]): readonly View[] => {
  const entities = new Map(readable.map((one) => [one.shape.table, one]))
  return checked(readable.flatMap((one) => entityViews(one, entities)))
}
