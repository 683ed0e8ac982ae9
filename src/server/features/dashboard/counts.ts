import { sql } from 'kysely'
import { COUNTED, type CountOf, type Waiting } from '../../../domain/dashboard.ts'
import { namedEntity } from '../../../model/entityOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Asker, visible } from '../../records/read/visible.ts'

interface Counted {
  readonly name: string
  readonly count: number | string
  readonly since: unknown
}

/** One row: how many rows there are, and the earliest of their times. */
const counted = (name: string, entity: string, where: Sql, time: string): Sql => sql`
  select cast(${name} as text) as name, count(*) as count, min(c.since) as since from
  (select ${sql.ref(`t.${time}`)} as since from ${sql.table(entity)} as t where ${where} limit ${sql.lit(COUNTED + 1)}) as c`

const together = async ({ context }: Asker, parts: readonly Sql[]): Promise<readonly Counted[]> =>
  parts.length === 0 ? [] : (await sql<Counted>`${sql.join(parts, sql` union all `)}`.execute(context.db.read)).rows

/** Cars by their status. */
export const cars = async (asker: Asker): Promise<readonly CountOf[] | null> => {
  const where = visible(asker, 'cars', ['status'])
  if (!where) return null
  const statuses = namedEntity(asker.context, 'cars').fieldsByName.status?.options ?? []
  const of = (status: string): Sql => counted(status, 'cars', sql`${where} and t.status = ${status}`, 'createdAt')
  const rows = await together(asker, statuses.map(String).map(of))
  return statuses.map(String).map((name) => ({ name, count: Number(rows.find((row) => row.name === name)?.count ?? 0) }))
}

interface Decision {
  readonly entity: string
  readonly field: string
  readonly values: readonly string[]
  /** Since when one waits: the name of a date, or of a moment. */
  readonly since: string
  readonly kind?: 'date' | 'timestamp'
}

const DECISIONS: readonly Decision[] = [
  { entity: 'salesOrders', field: 'approval', values: ['proposal'], since: 'createdDate' },
  { entity: 'purchaseOrders', field: 'approval', values: ['proposal'], since: 'createdDate' },
  { entity: 'walletRequests', field: 'status', values: ['pending'], since: 'createdAt' },
  { entity: 'demands', field: 'status', values: ['proposal'], since: 'date', kind: 'date' },
  { entity: 'auctions', field: 'status', values: ['pendingApproval', 'reserveNotMet'], since: 'endsAt' },
]

const mayDecide = ({ context, subject }: Asker, entity: string): boolean =>
  context.access(namedEntity(context, entity), subject).allowed.has('approve')

const waitingFor = async (asker: Asker, { entity, field, values, since, kind = 'timestamp' }: Decision): Promise<readonly Waiting[]> => {
  const where = visible(asker, entity, [field, since])
  if (!where || !mayDecide(asker, entity)) return []
  const read = asker.context.db.engine.values.reader(kind)
  const rows = await together(asker, [counted(entity, entity, sql`${where} and ${sql.ref(`t.${field}`)} in (${sql.join(values)})`, since)])
  return rows.map((row) => ({ name: row.name, count: Number(row.count), since: row.since === null ? null : String(read(row.since)) }))
}

/** What the asker may decide about, and nobody has yet. */
export const waiting = async (asker: Asker): Promise<readonly Waiting[]> =>
  (await Promise.all(DECISIONS.map((decision) => waitingFor(asker, decision)))).flat()
