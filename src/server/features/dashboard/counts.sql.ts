import { sql } from 'kysely'
import type { CountOf, Waiting } from '../../../domain/dashboard.ts'
import { COUNTED } from '../../../domain/dashboardPeriod.ts'
import type { EntityId, EntityMap } from '../../../model/entityMap.ts'
import { entityOf, fieldOf } from '../../../model/entityOf.ts'
import { columnsOf, select } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, visible } from '../../records/read/visibleRows.sql.ts'

interface Counted {
  readonly name: string
  readonly count: number
  /** Earliest time of these rows. */
  readonly since: string | null
}

/** Query with one row: the number of rows and their earliest time. */
const counted = (name: string, table: Sql, where: Sql, time: Sql): Sql =>
  select(
    { name: sql`cast(${name} as text)`, count: sql`count(*)`, since: sql`min(c.since)` },
    sql`from (select ${time} as since from ${table} where ${where} limit ${sql.lit(COUNTED + 1)}) as c`,
  )

const together = async ({ context }: Caller, parts: readonly Sql[]): Promise<readonly Counted[]> =>
  parts.length === 0 ? [] : (await sql<Counted>`${sql.join(parts, sql` union all `)}`.execute(context.db.read)).rows

/** Cars by their status. */
export const cars = async (caller: Caller): Promise<readonly CountOf[] | null> => {
  const where = visible(caller, 'cars', ['status'])
  if (!where) return null
  const t = columnsOf('cars', 't')
  const statuses = (fieldOf(entityOf(caller.context, 'cars'), 'status')?.options ?? []).map(String)
  const of = (status: string): Sql => counted(status, t.table, sql`${where} and ${t('status')} = ${status}`, t('createdAt'))
  const rows = await together(caller, statuses.map(of))
  return statuses.map((name) => ({ name, count: rows.find((row) => row.name === name)?.count ?? 0 }))
}

type NameOf<Id extends EntityId> = keyof EntityMap[Id] & string

/** Counts records that wait for a decision: a field has one of these values, since the time in another field. */
const decision =
  <Id extends EntityId, F extends NameOf<Id>>(entity: Id, field: F, values: readonly EntityMap[Id][F][], since: NameOf<Id>) =>
  async (caller: Caller): Promise<readonly Waiting[]> => {
    const where = visible(caller, entity, [field, since])
    const { context, subject } = caller
    if (!where || !context.access(entityOf(context, entity), subject).allowed.has('approve')) return []
    const column = (name: string) => sql.ref(`t.${name}`)
    const table = sql`${sql.table(entity)} as t`
    return together(caller, [counted(entity, table, sql`${where} and ${column(field)} in (${sql.join(values)})`, column(since))])
  }

const DECISIONS = [
  decision('salesOrders', 'approval', ['proposal'], 'createdDate'),
  decision('purchaseOrders', 'approval', ['proposal'], 'createdDate'),
  decision('walletRequests', 'status', ['pending'], 'createdAt'),
  decision('demands', 'status', ['proposal'], 'date'),
  decision('auctions', 'status', ['pendingApproval', 'reserveNotMet'], 'endsAt'),
]

/** Pending decisions of the caller. */
export const waiting = async (caller: Caller): Promise<readonly Waiting[]> =>
  (await Promise.all(DECISIONS.map((waitingFor) => waitingFor(caller)))).flat()
