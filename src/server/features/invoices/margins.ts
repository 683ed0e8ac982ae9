import type { FastifyInstance } from 'fastify'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import { invoiceCalls } from '../../../domain/invoices/calls.ts'
import { hundredths } from '../../../domain/money/hundredths.ts'
import { type DeliveredQuantity, type EarningLine, invoiceMargin } from '../../../domain/money/invoiceMargin.ts'
import { parseQuantity } from '../../../domain/quantities.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { type LineUnits, unitsOf } from '../stock/lineUnits.ts'
import { type DeliveredBy, DeliveredGoods } from './deliveredGoods.ts'

type Invoice = EntityMap['invoices']
type Line = Invoice['lines'][number]
type OrderLines = ReadonlyMap<string, { readonly order: string; readonly line: number | null }>

async function orderLinesOf({ repository, db }: RecordContext, invoices: readonly Invoice[]): Promise<OrderLines> {
  const ids = [...new Set(invoices.flatMap(({ salesOrder }) => salesOrder ?? []))]
  const orders = ids.length === 0 ? [] : await repository.of('salesOrders').getMany(db.read, ids)
  return new Map(orders.flatMap(({ id: order, lines }) => lines.map(({ id, lineNumber }) => [id, { order, line: lineNumber }] as const)))
}

interface MarginFacts {
  readonly units: LineUnits
  readonly orderLines: OrderLines
  readonly left: DeliveredBy
  /** Costs of cars by id, with their currency. */
  readonly cars: ReadonlyMap<string, { readonly cost: string | null; readonly costCurrency: string | null }>
}

/** A car's cost (`PRODUCT.md E20`), if it is in the firm's currency. */
function carCost(id: string, { cars }: MarginFacts, currency: string): DeliveredQuantity | null {
  const { cost = null, costCurrency = null } = cars.get(id) ?? {}
  return cost === null || costCurrency !== currency ? null : { quantity: 1n, cost: hundredths(cost) }
}

function earningOf(line: Line, known: MarginFacts, currency: string): EarningLine {
  const { units, orderLines, left } = known
  const amounts = { total: line.total, vatAmount: line.vatAmount ?? '0' }
  if (line.car !== null) return { ...amounts, quantity: 1n, left: carCost(line.car, known, currency) }
  if (!units.isStocked(line)) return { ...amounts, quantity: 0n, left: undefined }
  const of = orderLines.get(line.orderLine ?? '')
  if (!of || !units.fits(line)) return { ...amounts, quantity: 0n, left: null }
  const quantity = parseQuantity(units.toMain(line, line.quantity))
  return { ...amounts, quantity, left: left(of.order, of.line) ?? null }
}

async function currencies({ repository, db }: RecordContext, invoices: readonly Invoice[]) {
  const ids = [...new Set([TENANCY.house, ...invoices.map(({ firm }) => firm)])]
  const firms = new Map((await repository.of(TENANCY.entity).getMany(db.read, ids)).map(({ id, currency }) => [id, currency]))
  return (firm: string): string => firms.get(firm) ?? firms.get(TENANCY.house) ?? DEFAULT_CURRENCY
}

async function carsOf(records: RecordContext, subject: Subject, lines: readonly Line[]): Promise<MarginFacts['cars']> {
  const ids = [...new Set(lines.flatMap(({ car }) => car ?? []))]
  const entity = records.model.entities.cars
  if (ids.length === 0 || !entity || records.access(entity, subject).hidden.has('cost' satisfies keyof EntityMap['cars'])) return new Map()
  return new Map((await records.repository.of('cars').getMany(records.db.read, ids)).map((car) => [car.id, car]))
}

type Margins = AnswerOf<typeof invoiceCalls.margins>

/** Margins of invoices (`PRODUCT.md E17, E20`). */
export class InvoiceMargins {
  private readonly goods = new DeliveredGoods()

  /** Margins in the order of the invoices. Throws `AppError` 403 for subjects who may not see the value of stock. */
  async of(records: RecordContext, subject: Subject, invoices: readonly Invoice[]): Promise<Margins> {
    const lines = invoices.flatMap((invoice) => invoice.lines)
    const left = await this.goods.of(records, subject, [...new Set(lines.flatMap(({ material }) => material ?? []))])
    const known = {
      ...{ units: await unitsOf(records, records.db.read, lines), orderLines: await orderLinesOf(records, invoices), left },
      cars: await carsOf(records, subject, lines),
    }
    const currencyOf = await currencies(records, invoices)
    return invoices.map(({ id, firm, kind, rate, lines: own }) => ({
      ...{ id, currency: currencyOf(firm) },
      ...invoiceMargin(
        own.map((line) => earningOf(line, known, currencyOf(firm))),
        rate ?? '1',
        kind === 'creditNote',
      ),
    }))
  }
}

/** Margins of the invoices that the caller may see. Throws `AppError` 403 for subjects who may not see the value of stock. */
async function margins(records: RecordContext, all: InvoiceMargins, subject: Subject, ids: readonly string[]): Promise<Margins> {
  const scope = records.access(entityOf(records, 'invoices'), subject).scope(subject)
  return all.of(records, subject, await records.repository.of('invoices').getMany(records.db.read, [...new Set(ids)], scope))
}

/** Margins of invoices (`PRODUCT.md E17`). */
export function marginRoutes(app: FastifyInstance, { records }: RouteContext): void {
  const all = new InvoiceMargins()
  defineCall(app, invoiceCalls.margins, ({ subject, query }) => margins(records, all, subject, query.ids))
}
