import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { PERIODS } from '../../../../domain/reports/periods.ts'
import { quote } from '../../tables/quote.ts'
import { literal, type ViewDialect, viewSql } from '../../views/viewSql.ts'
import type { StoredColumn, View } from '../../views/views.ts'
import { outageOf } from './outages.ts'

/** Prefix of schemas with views for queries, one for each distinct set of views. */
export const PREFIX = 'hub_views_'

/** Table with scope values of active runs, by secret token. The views read it; the role of queries can't. */
const RUNS = '_sandbox_runs'

/** Id of the advisory lock for creating views, the same in every process. */
const VIEWS_LOCK = 7_126_002

/** Time after which an abandoned run expires. */
const MAX_AGE = '5 minutes'

/** Slot of a run without scope values. */
const NO_VALUES = -1

const token = "current_setting('hub.run', true)"

const natural = ({ kind, scale }: StoredColumn, sql: string): string => {
  if (kind === 'scaled') return scale === 0 ? `${sql}::numeric` : `(${sql}::numeric * ${(10 ** -scale).toFixed(scale)})`
  return kind === 'json' ? `${sql}::text` : sql
}

const written = (column: StoredColumn, sql: string): string =>
  column.kind === 'timestamp' ? `to_char(${sql}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : `${natural(column, sql)}::text`

const ZONE = "coalesce(nullif(current_setting('hub.zone', true), ''), 'UTC')"

/** SQL functions such as `month(date)`, for days and, in the run's time zone, for times; and `days_between(date, date)`. */
const dayFunctions = (schema: string): readonly string[] => [
  ...PERIODS.flatMap((period) => [
    `create function ${schema}.${period}(date) returns date language sql immutable return date_trunc('${period}', $1)::date`,
    `create function ${schema}.${period}(timestamptz) returns date language sql stable return date_trunc('${period}', $1 at time zone ${ZONE})::date`,
  ]),
  `create function ${schema}.days_between(date, date) returns int language sql immutable return $2 - $1`,
]

/** A text that is a day; null for all others, such as a 30th of February, which a cast would refuse. */
const DAY_OF_TEXT = `select d.day from (
  select case when $1 ~ '^\\d{4}-(0[1-9]|1[0-2])-[0-3]\\d$' and left($1, 4) <> '0000'
    then make_date(left($1, 4)::int, substr($1, 6, 2)::int, 1) + right($1, 2)::int - 1 end as day
) d where to_char(d.day, 'YYYY-MM-DD') = $1`

/** Variants by type of the functions of conditions on results (`QueryDialect`); PostgreSQL picks one when it parses the query. */
const FILTER_FUNCTIONS: Readonly<Record<string, readonly (readonly [type: string, sql: string])[]>> = {
  filter_number: [
    ...['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric'].map((type) => [type, 'select $1::numeric'] as const),
    ['boolean', 'select $1::int::numeric'],
    ['anyelement', 'select null::numeric'],
  ],
  filter_day: [
    ['date', 'select $1'],
    ['timestamptz', `select ($1 at time zone ${ZONE})::date`],
    ['text', DAY_OF_TEXT],
    ['anyelement', 'select null::date'],
  ],
  filter_text: [
    ['timestamptz', `select to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`],
    ['anyelement', 'select $1::text'],
  ],
}

const FILTER_RESULTS: Readonly<Record<string, string>> = { filter_number: 'numeric', filter_day: 'date', filter_text: 'text' }

const filterFunctions = (schema: string): readonly string[] =>
  Object.entries(FILTER_FUNCTIONS).flatMap(([name, variants]) =>
    variants.map(
      ([type, sql]) => `create function ${schema}.${name}(${type}) returns ${FILTER_RESULTS[name]} language sql stable as ${literal(sql)}`,
    ),
  )

/** A set of views, and the values that they look up by slot. */
interface ViewSet {
  readonly schema: string
  readonly statements: readonly string[]
  readonly slots: readonly (readonly string[])[]
}

/** Condition that the current run may read this schema and slot. */
const inRun = (schema: string, slot: number) =>
  `from ${RUNS} as u where u.token = ${token} and u.views = ${literal(schema)} and u.slot = ${slot} and u.until > now()`

/**
 * Views without scope values: each looks up those of the run, so that one set serves all users with the same columns. The name of the set
 * is a digest of its content.
 */
export function viewSet(views: readonly View[], role: string): ViewSet {
  const slots: string[][] = []
  const slotOf = (texts: readonly string[]): number => {
    const known = slots.findIndex((one) => one.join('\0') === texts.join('\0'))
    return known >= 0 ? known : slots.push([...texts]) - 1
  }
  const NAME = 'views_of_this_set'
  const dialect: ViewDialect = {
    table: quote,
    natural,
    written,
    trimmed: (sql, characters) => `btrim(${sql}, ${literal(characters)})`,
    among: (sql, texts) => `${sql} in (select u.value ${inRun(NAME, slotOf(texts))})`,
    inRun: `exists (select ${inRun(NAME, NO_VALUES)})`,
    fence: '',
  }
  const bodies = views.map((view) => [view.name, viewSql(dialect, view)] as const)
  const digest = createHash('sha256')
    .update(JSON.stringify([role, bodies, dayFunctions(''), filterFunctions('')]))
    .digest('hex')
    .slice(0, 20)
  const schema = `${PREFIX}${digest}`
  return {
    schema,
    slots,
    statements: [
      `create schema ${schema}`,
      ...dayFunctions(schema),
      ...filterFunctions(schema),
      ...bodies.map(([name, sql]) => `create view ${schema}.${quote(name)} with (security_barrier) as ${sql.replaceAll(NAME, schema)}`),
      `grant usage on schema ${schema} to ${quote(role)}`,
      `grant select on all tables in schema ${schema} to ${quote(role)}`,
    ],
  }
}

/** Creates missing views, under a lock. */
async function ensureViews(client: pg.ClientBase, { schema, statements }: ViewSet): Promise<void> {
  const exists = 'select to_regnamespace($1) is not null as there'
  const there = async () => (await client.query<{ there: boolean }>(exists, [schema])).rows[0]?.there
  if (await there()) return
  await client.query(`select pg_advisory_xact_lock(${VIEWS_LOCK})`)
  if (await there()) return
  await client.query(
    `create table if not exists ${RUNS} (token text not null, views text not null, slot int not null, value text, until timestamptz not null)`,
  )
  await client.query(`create index if not exists ${RUNS}_token on ${RUNS} (token, slot)`)
  for (const statement of statements) await client.query(statement)
}

/** Begins a run and returns its token, which the views check. */
export async function beginRun(pool: pg.Pool, set: ViewSet): Promise<string> {
  const secret = randomBytes(24).toString('base64url')
  const rows = [{ slot: NO_VALUES, value: '' }, ...set.slots.flatMap((values, slot) => values.map((value) => ({ slot, value })))]
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    await ensureViews(client, set)
    await client.query(`delete from ${RUNS} where until < now()`)
    await client.query(
      `insert into ${RUNS} (token, views, slot, value, until)
       select $1, $2, slot, value, now() + interval '${MAX_AGE}' from unnest($3::int[], $4::text[]) as v (slot, value)`,
      [secret, set.schema, rows.map(({ slot }) => slot), rows.map(({ value }) => value)],
    )
    await client.query('commit')
    return secret
  } catch (error) {
    isBroken = outageOf(error) !== undefined
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(isBroken)
  }
}

export const endRun = async (pool: pg.Pool, secret: string): Promise<void> => {
  await pool.query(`delete from ${RUNS} where token = $1`, [secret])
}

/** Drops all views before tables are changed. The next run creates them again. */
export async function dropViews(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select nspname as name from pg_namespace where starts_with(nspname, '${PREFIX}')`)
  for (const { name } of rows) await client.query(`drop schema ${quote(name)} cascade`)
}
