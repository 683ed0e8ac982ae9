import { sql } from 'kysely'
import type { SqlKind } from '../../../../fields/columnType.ts'
import { likePattern } from '../../likePattern.ts'
import { searchText } from '../../tables/searchText.ts'
import type { Fragments } from '../engine.ts'
import { PLAIN_TYPES } from './structure.ts'

const array = (kind: SqlKind) => sql.raw(`${PLAIN_TYPES[kind]}[]`)

export const fragments: Fragments = {
  among: (kind, value, list) => sql`${value} = any(cast(${list} as ${array(kind)}))`,
  elements: (kind, list) =>
    sql`(select ordinality - 1 as position, value from unnest(cast(${list} as ${array(kind)})) with ordinality as e(value, ordinality))`,
  ordered: (value, direction) => sql`${value} ${sql.raw(direction === 'ASC' ? 'asc nulls first' : 'desc nulls last')}`,
  unindexed: (value, text) => (text ? sql`(${value} || '')` : value),
  asciiLower: (value) => sql`lower(${value} collate "C")`,
  countUpTo: (table, limit) => sql`select count(*) from (select 1 from ${sql.id(table)} limit ${sql.lit(limit + 1)}) as c`,
  periodStart: (kind, value, period, timeZone) => {
    const local = kind === 'timestamp' ? sql`${value} at time zone cast(${timeZone} as text)` : sql`${value}`
    return sql`to_char(date_trunc(${sql.lit(period)}, ${local}), 'YYYY-MM-DD')`
  },
  typed: (kind, value) => sql`cast(${value} as ${sql.raw(PLAIN_TYPES[kind])})`,
  firstOfEach: ({ table, groups, by, where, order, limit }) =>
    sql`(select l.* from ${sql.id(groups)} as f cross join lateral
      (select t.* from ${sql.id(table)} as t where ${sql.ref(`t.${by}`)} = f.id and ${where} order by ${order} limit ${limit}) as l) as t`,
  // New references to a locked record do not wait for it.
  lock: sql` for no key update`,
  searchHits: undefined,
  searchMatch: () => '',
  searchAmong: (_table, search, group, terms, alias) => {
    const text = sql.raw(`(${searchText(search.groups[group] ?? [], alias)})`)
    return {
      hits: (next) =>
        sql.join(
          terms.map(() => sql`${text} like ${next()} escape '\\'`),
          sql` and `,
        ),
      values: terms.map((term) => likePattern('%', term, '%')),
    }
  },
}
