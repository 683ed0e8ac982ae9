import { sql } from 'kysely'
import type { SearchDef, TableDef } from '../../tables/tableDef.ts'
import type { Fragments } from '../engine.ts'
import { PERIOD_START } from './dayFunctions.ts'
import { searchTable } from './structure.ts'

/** A term as an FTS5 string; short ones begin a word (see `foldText.ts`). */
const quoted = (term: string): string => `"${term.replaceAll('"', '""')}"`

const searchMatch = (search: SearchDef, groups: readonly number[], terms: readonly string[]): string => {
  const within = groups.length === search.groups.length ? '' : `{${groups.map((group) => `g${group}`).join(' ')}} : `
  return terms.map((term) => `(${within}${quoted(term)})`).join(' AND ')
}

/**
 * SQLite counts a whole table page by page, sixty times faster than row by row under a limit: used for tables whose row numbers prove that
 * they hold no more rows than the limit. Otherwise skipping that many rows shows whether there are more.
 */
const countUpTo = (table: string, limit: number) => {
  const [rows, most] = [sql.id(table), sql.lit(limit)]
  return sql`select case
    when (select max(_rowid) from ${rows}) - (select min(_rowid) from ${rows}) < ${most} then (select count(*) from ${rows})
    when exists (select 1 from ${rows} limit 1 offset ${most}) then ${sql.lit(limit + 1)}
    else (select count(*) from ${rows}) end`
}

export const fragments: Fragments = {
  among: (_kind, value, list) => sql`${value} in (select value from json_each(${list}))`,
  elements: (_kind, list) => sql`(select key as position, value from json_each(${list}))`,
  ordered: (value, direction) => sql`${value} ${sql.raw(direction === 'ASC' ? 'asc' : 'desc')}`,
  unindexed: (value) => sql`+${value}`,
  asciiLower: (value) => sql`lower(${value})`,
  countUpTo,
  periodStart: (_kind, value, period, timeZone) => sql`${sql.id(PERIOD_START)}(${value}, ${sql.lit(period)}, ${timeZone})`,
  typed: (_kind, value) => value,
  // Table-valued functions are the only tables that can depend on preceding rows.
  firstOfEach: ({ table, groups, by, where, order, limit }) =>
    sql`(select t.* from ${sql.id(groups)} as f
      cross join json_each((select json_group_array(x.r) from
        (select t._rowid as r from ${sql.id(table)} as t where ${sql.ref(`t.${by}`)} = f.id and ${where} order by ${order} limit ${limit}) as x)) as j
      cross join ${sql.id(table)} as t where t._rowid = j.value) as t`,
  lock: sql``,
  searchHits: (table: TableDef, match) => {
    const name = searchTable(table.name)
    return sql`(select rowid as key from ${sql.id(name)} where ${sql.id(name)} match ${match})`
  },
  searchMatch,
  searchAmong: (table, search, group, terms, alias) => {
    const name = searchTable(table.name)
    return {
      hits: (next) => sql`${sql.ref(`${alias}._rowid`)} in (select rowid from ${sql.id(name)} where ${sql.id(name)} match ${next()})`,
      values: [searchMatch(search, [group], terms)],
    }
  },
}
