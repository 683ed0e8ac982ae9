import { sql } from 'kysely'
import type { SqlKind } from '../../../../fields/columnType.ts'
import type { Queries } from '../../database.ts'
import { isOurs } from '../../tables/indexName.ts'
import { quote, quoted } from '../../tables/quote.ts'
import { searchText } from '../../tables/searchText.ts'
import { type ColumnDef, type IndexDef, type SearchDef, SORTED_LENGTH, type TableDef } from '../../tables/tableDef.ts'
import type { LiveColumn, LiveTable, Structure } from '../engine.ts'

const TYPES: Readonly<Record<SqlKind, string>> = {
  id: 'TEXT',
  text: 'TEXT',
  boolean: 'INTEGER',
  integer: 'INTEGER',
  scaled: 'INTEGER',
  double: 'REAL',
  date: 'TEXT',
  time: 'TEXT',
  timestamp: 'TEXT',
  json: 'TEXT',
}

const ON_DELETE = { restrict: '', cascade: ' on delete cascade', setNull: ' on delete set null' } as const

/** The FTS5 table of a table. Ids of entities begin with a letter, so no entity's table has this name. */
const SEARCH = '_fts_'
export const searchTable = (table: string): string => `${SEARCH}${table}`

/** The table whose texts are in a search table; any other table itself. */
export const searchedTable = (table: string): string => (table.startsWith(SEARCH) ? table.slice(SEARCH.length) : table)

const columnSql = ({ name, kind, notNull, reference }: ColumnDef): string => {
  const check = kind === 'boolean' ? ` check (${quote(name)} in (0, 1))` : ''
  const target = reference ? ` references ${quote(reference.table)}(id)${ON_DELETE[reference.onDelete]}` : ''
  return `${quote(name)} ${TYPES[kind]}${notNull ? ' not null' : ''}${check}${target}`
}

const tableSql = (table: TableDef, name: string): string => {
  const key = `${table.clustered ? 'primary key' : 'unique'} (${quoted(table.primaryKey)})`
  const parts = [...(table.clustered ? [] : ['_rowid integer primary key']), ...table.columns.map(columnSql), key]
  return `create table ${quote(name)} (${parts.join(', ')}) strict${table.clustered ? ', without rowid' : ''}`
}

const createIndex = (table: string, { name, unique, parts }: IndexDef): string => {
  const keys = parts.map(({ column, beginning }) => (beginning ? `substr(${quote(column)}, 1, ${SORTED_LENGTH})` : quote(column)))
  return `create ${unique ? 'unique ' : ''}index ${quote(name)} on ${quote(table)} (${keys.join(', ')})`
}

const createSearch = (table: TableDef, search: SearchDef): readonly string[] => {
  const fts = quote(searchTable(table.name))
  const groups = search.groups.map((_, index) => `g${index}`).join(', ')
  const texts = (row: string) => search.groups.map((columns) => searchText(columns, row)).join(', ')
  const watched = quoted(search.groups.flat())
  const trigger = (event: string, body: string) =>
    `create trigger ${quote(`${searchTable(table.name)}_${event.slice(0, 6)}_${search.name}`)} after ${event} on ${quote(table.name)} begin ${body}; end`
  const add = `insert into ${fts}(rowid, ${groups}) values (new._rowid, ${texts('new')})`
  const remove = `delete from ${fts} where rowid = old._rowid`
  return [
    `create virtual table ${fts} using fts5(${groups}, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
    trigger('insert', add),
    trigger('delete', remove),
    trigger(`update of ${watched}`, `${remove}; ${add}`),
    `insert into ${fts}(rowid, ${groups}) select _rowid, ${texts(table.name)} from ${quote(table.name)}`,
  ]
}

const EVENTS = ['insert', 'delete', 'update'] as const

const dropSearch = (table: string, live: string): readonly string[] => [
  ...EVENTS.map((event) => `drop trigger if exists ${quote(`${searchTable(table)}_${event}_${live}`)}`),
  `drop table if exists ${quote(searchTable(table))}`,
]

const reshape = (table: TableDef, live: LiveTable, from: ReadonlyMap<string, string>): readonly string[] => {
  const old = quote(live.name)
  const next = `_new_${table.name}`
  const carried = table.columns.filter(({ name }) => from.has(name))
  const numbers = table.clustered ? [] : ['_rowid']
  const targets = [...numbers, ...carried.map(({ name }) => quote(name))].join(', ')
  const sources = [...numbers, ...carried.map(({ name }) => from.get(name))].join(', ')
  return [
    tableSql(table, next),
    `insert into ${quote(next)} (${targets}) select ${sources} from ${old}`,
    `drop table ${old}`,
    `alter table ${quote(next)} rename to ${quote(table.name)}`,
  ]
}

interface Master {
  readonly type: string
  readonly name: string
  readonly table: string
}

/** Our tables, their indexes and triggers; names with `_…` are internal. */
const masterOf = async (queries: Queries): Promise<readonly Master[]> => {
  const { rows } =
    await sql<Master>`select type, name, tbl_name as "table" from sqlite_master where name not like 'sqlite\\_%' escape '\\'`.execute(
      queries,
    )
  return rows
}

const columnsOf = async (queries: Queries): Promise<ReadonlyMap<string, LiveColumn[]>> => {
  const { rows } = await sql<{ table: string; name: string; type: string; target: string | null; onDelete: string | null }>`
    select m.name as "table", c.name, c.type, f."table" as target, f.on_delete as "onDelete" from sqlite_master m
    join pragma_table_info(m.name) c left join pragma_foreign_key_list(m.name) f on f."from" = c.name
    where m.type = 'table' and (m.name not like '\\_%' escape '\\' or m.name = '_layout') and c.name <> '_rowid'`.execute(queries)
  const columns = new Map<string, LiveColumn[]>()
  for (const { table, name, type, target, onDelete } of rows) {
    const reference = target === null ? undefined : { table: target, onDelete: ACTIONS[onDelete ?? ''] ?? 'restrict' }
    columns.set(table, [...(columns.get(table) ?? []), { name, type, reference }])
  }
  return columns
}

const ACTIONS: Readonly<Record<string, string>> = { CASCADE: 'cascade', 'SET NULL': 'setNull' }

const catalogue = async (queries: Queries): Promise<readonly LiveTable[]> => {
  const master = await masterOf(queries)
  const columns = await columnsOf(queries)
  const named = (type: string, table: string) =>
    master.filter((entry) => entry.type === type && entry.table === table).map(({ name }) => name)
  return [...columns].map(([name, own]) => ({
    name,
    columns: own,
    indexes: named('index', name).filter(isOurs),
    search: named('trigger', name)
      .find((trigger) => trigger.startsWith(`${searchTable(name)}_insert_`))
      ?.slice(`${searchTable(name)}_insert_`.length),
  }))
}

export const structure: Structure = {
  catalogue,
  typeOf: (kind) => TYPES[kind],
  createTable: (table) => [tableSql(table, table.name)],
  addColumn: (table, column) => [`alter table ${quote(table)} add column ${columnSql(column)}`],
  addReferences: () => [],
  createIndex: (table, index) => [createIndex(table, index)],
  createSearch,
  dropSearch,
  reshape,
  prepareSearch: [],
  searchNotes: async () => [],
  analyze: ['pragma analysis_limit = 1000', 'analyze'],
}
