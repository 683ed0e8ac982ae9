import type { FastifyInstance } from 'fastify'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import { invoiceCalls } from '../../../domain/invoices/calls.ts'
import { type EarningLine, invoiceMargin } from '../../../domain/money/invoiceMargin.ts'
import { parseQuantity } from '../../../domain/quantities.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { type LineUnits, unitsOf } from '../stock/lineUnits.ts'
import { type LeftBy, LeftGoods } from './leftGoods.ts'

type Invoice = EntityMap['invoices']
type Line = Invoice['lines'][number]
type OrderLines = ReadonlyMap<string, { readonly order: string; readonly line: number | null }>

async function orderLinesOf({ repository, db }: RecordContext, invoices: readonly Invoice[]): Promise<OrderLines> {
  const ids = [...new Set(invoices.flatMap(({ salesOrder }) => salesOrder ?? []))]
  const orders = ids.length === 0 ? [] : await repository.of('salesOrders').getMany(db.read, ids)
  return new Map(orders.flatMap(({ id: order, lines }) => lines.map(({ id, lineNumber }) => [id, { order, line: lineNumber }] as const)))
}

interface Known {
  readonly units: LineUnits
  readonly orderLines: OrderLines
  readonly left: LeftBy
}

function earningOf(line: Line, { units, orderLines, left }: Known): EarningLine {
  const amounts = { total: line.total, vatAmount: line.vatAmount ?? '0' }
  if (line.car !== null) return { ...amounts, quantity: 0n, left: null }
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

/** Margins of the invoices that the caller may see. Throws `AppError` 403 for subjects who may not see the value of stock. */
async function margins(
  records: RecordContext,
  goods: LeftGoods,
  subject: Subject,
  ids: readonly string[],
): Promise<AnswerOf<typeof invoiceCalls.margins>> {
  const { repository, db } = records
  const scope = records.access(entityOf(records, 'invoices'), subject).scope(subject)
  const invoices = await repository.of('invoices').getMany(db.read, [...new Set(ids)], scope)
  const lines = invoices.flatMap((invoice) => invoice.lines)
  const left = await goods.of(records, subject, [...new Set(lines.flatMap(({ material }) => material ?? []))])
  const known = { units: await unitsOf(records, db.read, lines), orderLines: await orderLinesOf(records, invoices), left }
  const currencyOf = await currencies(records, invoices)
  return invoices.map(({ id, firm, kind, rate, lines: own }) => ({
    ...{ id, currency: currencyOf(firm) },
    ...invoiceMargin(
      own.map((line) => earningOf(line, known)),
      rate ?? '1',
      kind === 'creditNote',
    ),
  }))
}

/** Margins of invoices (`PRODUCT.md E17`). */
export function marginRoutes(app: FastifyInstance, { records }: RouteContext): void {
  const goods = new LeftGoods()
  defineCall(app, invoiceCalls.margins, ({ subject, query }) => margins(records, goods, subject, query.ids))
}
