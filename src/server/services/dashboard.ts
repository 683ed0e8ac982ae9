import { sql } from 'kysely'
import { AppError } from '../../model/errors.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { formatDecimal } from '../../model/values/decimal.ts'
import type { Sql } from '../db/dialects/engine.ts'
import type { RecordContext } from './recordContext.ts'

type Needed = Pick<RecordContext, 'db' | 'model' | 'access' | 'clock'>

export interface MonthOfSales {
  /** `2026-05`. */
  readonly month: string
  readonly currency: string | null
  /** Decimal text. */
  readonly netTotal: string
  readonly orders: number
}

/** What the start page shows and no list can count. A part that the asker may not see is null. */
export interface Dashboard {
  /** Approved sales orders of the last twelve months, months without any left out. */
  readonly sales: readonly MonthOfSales[] | null
  /** Active materials of which less is on hand than their minimum, those short of most first, at most `LOW_STOCK`; ids, for the list can show them. */
  readonly lowStock: readonly string[] | null
}

/** So many ids fit the address of a list. */
const LOW_STOCK = 100

const MONTHS = 12

const entityOf = ({ model }: Needed, id: string): ResolvedEntity => {
  const entity = model.entities[id]
  if (!entity) throw new AppError(500, 'internal')
  return entity
}

/** The condition that a row is the asker's to see; undefined where the list, or one of the fields, is not. */
const visible = (context: Needed, id: string, fields: readonly string[], subject: Subject): Sql | undefined => {
  const access = context.access(entityOf(context, id), subject)
  if (!access.allowed.has('list') || fields.some((field) => access.hidden.has(field))) return undefined
  const scope = Object.entries(access.scope(subject) ?? {})
  return sql.join([sql`1 = 1`, ...scope.map(([field, value]) => sql`${sql.ref(`t.${field}`)} = ${value}`)], sql` and `)
}

/** First day of the month eleven months ago. */
const firstDay = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1)).toISOString().slice(0, 10)

interface Day {
  readonly date: string
  readonly currency: string | null
  readonly sum: string
  readonly orders: number | string
}

const byMonth = (days: readonly Day[], scale: number): readonly MonthOfSales[] => {
  const months = Object.entries(Object.groupBy(days, ({ date, currency }) => `${date.slice(0, 7)} ${currency ?? ''}`))
  return months
    .map(([key, group = []]) => ({
      month: key.slice(0, 7),
      currency: group[0]?.currency ?? null,
      netTotal: formatDecimal(
        group.reduce((total, { sum }) => total + BigInt(sum), 0n),
        scale,
      ),
      orders: group.reduce((total, { orders }) => total + Number(orders), 0),
    }))
    .toSorted((one, other) => one.month.localeCompare(other.month))
}

const sales = async (context: Needed, subject: Subject): Promise<Dashboard['sales']> => {
  const where = visible(context, 'salesOrders', ['date', 'netTotal', 'currency', 'approval'], subject)
  if (!where) return null
  const { rows } = await sql<Day>`
    select t.date, t.currency, cast(coalesce(sum(${sql.ref('t.netTotal')}), 0) as text) as sum, count(*) as orders
    from ${sql.table('salesOrders')} as t
    where ${where} and t.approval = 'approved' and t.date >= ${firstDay(context.clock())}
    group by t.date, t.currency`.execute(context.db.read)
  return byMonth(rows, entityOf(context, 'salesOrders').fieldsByName.netTotal?.scale ?? 0)
}

const lowStock = async (context: Needed, subject: Subject): Promise<Dashboard['lowStock']> => {
  const where = visible(context, 'materials', ['minimumStock', 'active'], subject)
  const moved = visible(context, 'materialTransactions', ['material', 'quantity'], subject)
  if (!where || !moved) return null
  const minimum = sql.ref('t.minimumStock')
  const { rows } = await sql<{ readonly id: string }>`
    select t.id from ${sql.table('materials')} as t
    left join (select t.material, sum(t.quantity) as quantity from ${sql.table('materialTransactions')} as t where ${moved} group by t.material) as h
      on h.material = t.id
    where ${where} and t.active = ${context.db.engine.values.bind('boolean', true)} and ${minimum} > coalesce(h.quantity, 0)
    order by ${minimum} - coalesce(h.quantity, 0) desc, t.id limit ${sql.lit(LOW_STOCK)}`.execute(context.db.read)
  return rows.map(({ id }) => id)
}

/** Sums for the start page, of rows and fields that the asker may see. */
export const dashboard = async (context: Needed, subject: Subject): Promise<Dashboard> => {
  const [months, materials] = await Promise.all([sales(context, subject), lowStock(context, subject)])
  return { sales: months, lowStock: materials }
}
