import { sql } from 'kysely'
import type { SearchDef, TableDef } from '../../tables/tableDef.ts'
import type { Fragments } from '../engine.ts'
import { searchTable } from './structure.ts'

/** A term as an FTS5 string; short ones begin a word (see `foldText.ts`). */
const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`

const searchMatch = (search: SearchDef, groups: readonly number[], terms: readonly string[]): string => {
  const within = groups.length === search.groups.length ? '' : `{${groups.map((group) => `g${group}`).join(' ')}} : `
  return terms.map((term) => `(${within}${quoted(term)})`).join(' AND ')
}

export const fragments: Fragments = {
  among: (_kind, value, list) => sql`${value} in (select value from json_each(${list}))`,
  elements: (_kind, list) => sql`(select key as position, value from json_each(${list}))`,
  ordered: (value, direction) => sql`${value} ${sql.raw(direction === 'ASC' ? 'asc' : 'desc')}`,
  unindexed: (value) => sql`+${value}`,
  asciiLower: (value) => sql`lower(${value})`,
  lock: sql``,
  searchHits: (table: TableDef, match) => {
    const name = searchTable(table.name)
    return sql`(select rowid as key from ${sql.id(name)} where ${sql.id(name)} match ${match})`
  },
  searchMatch,
}
