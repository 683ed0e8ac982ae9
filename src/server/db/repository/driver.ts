import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import type { EntityContext } from './context.ts'
import type { ListParts } from './list.ts'
import { allOf, type Part } from './statements.ts'

/** Rows of each condition are counted up to the first of these numbers, and if all have more, up to the next: some milliseconds. */
const COUNTED = [100, 50_000]

/** A field with conditions that an index answers. */
interface Candidate {
  readonly path: string
  /** Whether an index finds its rows together with their ids, because a value is given. */
  readonly isPoint: boolean
}

/** The fields whose index could lead to the hits; none if that is for the engine or the search index to decide. */
export const candidatesOf = ({ search, parts, tenant, isFlat }: ListParts): readonly Candidate[] => {
  const all = parts('found').filter((part) => !tenant.includes(part))
  if (search || !isFlat || all.some(({ found }) => found)) return []
  const byPath = Map.groupBy(
    all.flatMap(({ index }) => index ?? []),
    ({ path }) => path,
  )
  return byPath.size < 2 ? [] : [...byPath].map(([path, indexes]) => ({ path, isPoint: indexes.some(({ isPoint }) => isPoint) }))
}

/** The field of which few rows are to be read, or else one beside others with points; undefined: the engine decides. */
export const chooseDriver = (candidates: readonly Candidate[], sizes: readonly number[], limit: number): string | undefined => {
  const smallest = Math.min(...sizes)
  if (smallest <= limit) return candidates[sizes.indexOf(smallest)]?.path
  const points = candidates.filter(({ isPoint }) => isPoint)
  return points.length < 2 ? undefined : points[0]?.path
}

/**
 * `from … where …` of the rows `t` of the tenants that the reader sees, joined to the `rows` given; where these are all tenants, by their indexes, which
 * the tenant leads.
 */
const fromTenants = ({ shape, table }: EntityContext, { tenant }: ListParts, next: () => Sql, rows: readonly Sql[] = []): Sql => {
  const field = shape.entity.tenant?.field
  const tenants = field === undefined ? undefined : shape.columnsByName.get(field)?.field.reference?.entity
  const isWhole = field !== undefined && tenants !== undefined && tenant.length === 0
  const tables = [...(isWhole ? [sql`${sql.id(tenants)} as f`] : []), sql`${sql.id(table.name)} as t`, ...rows]
  const conditions = isWhole ? [sql`${sql.ref(`t.${field}`)} = f.id`] : tenant.map(({ build }) => build(next))
  return sql`from ${sql.join(tables, sql` cross join `)} where ${allOf(conditions)}`
}

const ofDriver = (question: ListParts, driver: string): readonly Part[] =>
  question.conditions('t', driver).filter(({ index }) => index?.path === driver)

/** The number of rows of each candidate; one more than the limit stands for all larger ones. */
const sizesOf = async (context: EntityContext, queries: Queries, question: ListParts, candidates: readonly Candidate[], limit: number) => {
  const counted = candidates.map(({ path }) => [...question.tenant, ...ofDriver(question, path)])
  const statement = context.statements.get(
    `${context.table.name} sizes ${limit} ${counted.map((parts) => parts.map(({ key }) => key).join(' & ')).join()}`,
    (next) =>
      sql`select ${sql.join(
        candidates.map(({ path }) => {
          const from = fromTenants(context, question, next)
          const conditions = allOf(ofDriver(question, path).map(({ build }) => build(next)))
          return sql`(select count(*) from (select 1 ${from} and ${conditions} limit ${sql.lit(limit + 1)}) as c)`
        }),
      )}`,
  )
  const [row = []] = await statement.rows(
    queries,
    counted.flat().flatMap(({ values }) => values),
  )
  return row.map(Number)
}

/**
 * The same question with the field whose index leads to its hits. An engine that can't combine indexes of one table would read every row of one
 * condition to test the others, and it does not know the sizes of their values.
 */
export const withDriver = async (context: EntityContext, queries: Queries, question: ListParts): Promise<ListParts> => {
  if (context.db.capabilities.combinesIndexes) return question
  const candidates = candidatesOf(question)
  if (candidates.length === 0) return question
  let driver: string | undefined
  for (const limit of COUNTED) {
    const sizes = await sizesOf(context, queries, question, candidates, limit)
    driver = chooseDriver(candidates, sizes, limit)
    if (Math.min(...sizes) <= limit) break
  }
  return { ...question, driver }
}

const sameRow = ({ shape }: EntityContext, alias: string): Sql => {
  const field = shape.entity.tenant?.field
  const same = sql`${sql.ref(`${alias}.id`)} = t.id`
  return field === undefined ? same : sql`${sql.ref(`${alias}.${field}`)} = ${sql.ref(`t.${field}`)} and ${same}`
}

/**
 * `from … where …`: the index of the driver leads, and the other fields with points are looked up by their value and the id in their own index, without
 * reading a row: they are joined, because conditions with subqueries may choose the index of ids. Further conditions are tested on the rows that remain.
 */
export const drivenBy = (context: EntityContext, question: ListParts, driver: string): Part => {
  const points = question.conditions('t').filter(({ index }) => index?.isPoint && index.path !== driver)
  const paths = [...new Set(points.map(({ index }) => index?.path))]
  const joined = paths.map((path, at) => ({ alias: `x${at}`, path }))
  const last = joined.at(-1)?.alias ?? 't'
  const isTested = ({ index }: Part) => index?.path !== driver && !paths.includes(index?.path)
  const looked = joined.flatMap(({ alias, path }) => question.conditions(alias).filter(({ index }) => index?.path === path))
  const parts = [...ofDriver(question, driver), ...looked, ...question.conditions(last, driver).filter(isTested)]
  const all = [...question.tenant, ...parts]
  const rows = joined.map(({ alias }) => sql`${sql.id(context.table.name)} as ${sql.id(alias)}`)
  return {
    key: `driven by ${driver} ${all.map(({ key }) => key).join(' & ')}`,
    values: all.flatMap(({ values }) => values),
    build: (next) => {
      const from = fromTenants(context, question, next, rows)
      return sql`${from} and ${allOf([...joined.map(({ alias }) => sameRow(context, alias)), ...parts.map(({ build }) => build(next))])}`
    },
  }
}
