import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { MONEY_SCALE, sumOf } from '../../../domain/money/hundredths.ts'
import { MAX_TARGETS, type TargetProgress } from '../../../domain/targets/calls.ts'
import { progressOf } from '../../../domain/targets/progress.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { InvoiceMargins } from '../invoices/margins.ts'
import { earned } from './profits.ts'
import { carsSold, invoiced, type MakeSum, ordered, type Range, type SalesmanSum } from './sums.sql.ts'

type Target = EntityMap['targets']

/** A sum in one currency; null for counts. */
interface Part {
  readonly currency: string | null
  readonly amount: bigint
}

export interface TargetContext {
  readonly records: RecordContext
  readonly subject: Subject
  readonly margins: InvoiceMargins
}

type Rows<Row> = Promise<readonly Row[] | undefined>

/** Reads rows once per name and period. */
function once<Row>(known: Map<string, Rows<Row>>, name: string, { firm, startDate, endDate }: Range, read: () => Rows<Row>): Rows<Row> {
  const key = [name, firm, startDate, endDate].join(' ')
  const rows = known.get(key) ?? read()
  known.set(key, rows)
  return rows
}

/** Sums of one answer: targets with the same period and measure share a statement. */
class Sums {
  private readonly context: TargetContext
  private readonly salesmen = new Map<string, Rows<SalesmanSum>>()
  private readonly makes = new Map<string, Rows<MakeSum>>()

  constructor(context: TargetContext) {
    this.context = context
  }

  private bySalesman(measure: Target['measure'], range: Range): Rows<SalesmanSum> {
    const { records: context, subject } = this.context
    const caller = { context, subject, now: context.clock() }
    return once(this.salesmen, measure ?? '', range, () => {
      if (measure === 'profit') return earned(this.context, range)
      return measure === 'orders' || measure === 'cars'
        ? ordered(caller, range, measure)
        : invoiced(caller, range, measure === 'gross' ? 'gross' : 'net')
    })
  }

  private byMake(range: Range): Rows<MakeSum> {
    const { records: context, subject } = this.context
    return once(this.makes, '', range, () => carsSold({ context, subject, now: context.clock() }, range))
  }

  /** Reached value of a target, by currency. Undefined if the caller may not see it. */
  async of({
    scope,
    measure,
    salesman,
    make,
    firm,
    startDate,
    endDate,
  }: Target & { readonly endDate: string }): Promise<readonly Part[] | undefined> {
    const range = { firm: scope === 'whole' ? undefined : firm, startDate, endDate }
    if (scope === 'make' || (measure === 'cars' && scope !== 'salesman')) {
      const makeKey = make?.toLowerCase()
      const rows = (await this.byMake(range))?.filter((row) => scope !== 'make' || row.make?.toLowerCase() === makeKey)
      return rows?.map((row) =>
        measure === 'cars'
          ? { currency: null, amount: BigInt(row.cars) }
          : { currency: row.currency, amount: BigInt(measure === 'profit' ? row.profit : row.net) },
      )
    }
    const rows = (await this.bySalesman(measure, range))?.filter((row) => scope !== 'salesman' || row.salesman === salesman)
    return rows?.map(({ currency, amount }) => ({ currency, amount: BigInt(amount) }))
  }
}

const amountsBy = (parts: readonly Part[]): ReadonlyMap<string | null, bigint> =>
  new Map(
    [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, own]) => [currency, sumOf(own, ({ amount }) => amount)] as const),
  )

/** Data for the targets of one answer. */
interface Known {
  readonly sums: Sums
  readonly today: (firm: string) => string
  readonly names: ReadonlyMap<string, string>
  readonly own: ReadonlySet<string>
}

async function reachedOf(target: Target, { sums, today, names, own }: Known): Promise<TargetProgress> {
  const { id, name, scope, measure, salesman, make, startDate, firm } = target
  const endDate = target.endDate ?? startDate
  const currency = measure === 'orders' || measure === 'cars' ? null : target.currency
  const scale = currency === null ? 0 : MONEY_SCALE
  const goal = parseDecimal(currency === null ? String(target.count ?? 0) : (target.amount ?? '0'), scale)
  const parts = await sums.of({ ...target, endDate })
  const amounts = amountsBy(parts ?? [])
  const reached = parts && (amounts.get(currency) ?? 0n)
  const others = [...amounts].flatMap(([other, amount]) =>
    other === null || other === currency || amount === 0n ? [] : [{ currency: other, amount: stringifyDecimal(amount, scale) }],
  )
  return {
    ...{ id, name, scope: scope ?? 'salesman', measure: measure ?? 'net', startDate, endDate, currency },
    of: scope === 'make' ? make : scope === 'salesman' ? (names.get(salesman ?? '') ?? null) : null,
    own: salesman !== null && own.has(salesman),
    target: stringifyDecimal(goal, scale),
    reached: reached === undefined ? null : stringifyDecimal(reached, scale),
    others: others.toSorted((one, other) => one.currency.localeCompare(other.currency)),
    progress: reached === undefined ? null : progressOf({ target: goal, reached, scale, startDate, endDate, today: today(firm) }),
  }
}

/** Salesmen of the caller. */
async function ownSalesmen({ repository, db }: RecordContext, subject: Subject): Promise<ReadonlySet<string>> {
  return new Set((await repository.of('salesmen').find(db.read, { userId: subject.id })).map(({ id }) => id))
}

async function namesOf({ records, subject }: TargetContext, targets: readonly Target[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(targets.flatMap(({ salesman }) => salesman ?? []))]
  const access = records.access(entityOf(records, 'salesmen'), subject)
  if (ids.length === 0 || !access.allowed.has('list')) return new Map()
  const found = await records.repository.of('salesmen').getMany(records.db.read, ids, access.scope(subject))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Firms' current days, by their time zones (`PRODUCT.md S9`). */
async function todayIn({ repository, db, clock }: RecordContext, firms: readonly string[]): Promise<Known['today']> {
  const found = await repository.of('firms').getMany(db.read, [...new Set(firms)])
  const zones = new Map(found.map(({ id, timeZone }) => [id, timeZone]))
  return (firm) => dayIn(clock(), zones.get(firm) ?? 'UTC')
}

interface Which {
  readonly ids?: readonly string[] | undefined
  readonly salesman?: string | undefined
}

/** Fields without which the progress of a target would reveal hidden values. */
const SHOWN = [
  'name',
  'scope',
  'measure',
  'startDate',
  'endDate',
  'salesman',
  'make',
  'amount',
  'currency',
  'count',
] as const satisfies readonly (keyof EntityMap['targets'])[]

/** The requested targets that the caller may see; without ids those of today, the caller's own first. */
async function targetsOf(
  { records, subject }: TargetContext,
  own: ReadonlySet<string>,
  { ids, salesman }: Which,
): Promise<readonly Target[]> {
  const { repository, db } = records
  const access = records.access(entityOf(records, 'targets'), subject)
  if (SHOWN.some((name) => access.hidden.has(name))) return []
  const scope = access.scope(subject)
  if (ids) return repository.of('targets').getMany(db.read, [...new Set(ids)], scope)
  const firm = typeof subject.attributes?.firm === 'string' ? subject.attributes.firm : HOUSE_FIRM
  const today = (await todayIn(records, [firm]))(firm)
  const days = [
    { path: 'startDate', operator: 'lte', value: today },
    { path: 'endDate', operator: 'gte', value: today },
  ] as const
  const sort = { field: 'endDate', order: 'ASC' } as const
  const find = (more: { readonly salesman?: string | readonly string[] }) =>
    repository.of('targets').find(db.read, more, { filter: days, ...(scope && { scope }), sort, limit: MAX_TARGETS })
  if (salesman !== undefined) return find({ salesman })
  const mine = own.size === 0 ? [] : await find({ salesman: [...own] })
  const others = (await find({})).filter(({ id }) => mine.every((target) => target.id !== id))
  return [...mine, ...others].slice(0, MAX_TARGETS)
}

/** Progress of targets, of rows that the caller may see. The number of statements depends on the different days and measures alone. */
export async function targetProgress(context: TargetContext, which: Which): Promise<readonly TargetProgress[]> {
  const own = await ownSalesmen(context.records, context.subject)
  const targets = await targetsOf(context, own, which)
  const known = {
    ...{ own, sums: new Sums(context), names: await namesOf(context, targets) },
    today: await todayIn(
      context.records,
      targets.map(({ firm }) => firm),
    ),
  }
  return Promise.all(targets.map((target) => reachedOf(target, known)))
}
