import { invoiceCalls } from '../../../domain/invoices/calls.ts'
import { creditable, creditedLine, type InvoiceLine, invoiceSums, vatByRate } from '../../../domain/money/invoiceLines.ts'
import { parseQuantity, quantityText, smallerOf } from '../../../domain/quantities.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { firmDay } from '../firms/firmDay.ts'
import { settleCredit } from './applyCredit.ts'
import { asInvoiceLine, billedOf, creditedOf } from './billed.ts'
import { creditableOf } from './creditedGoods.ts'
import { storeInvoicedState } from './invoicedOrder.ts'
import { issueInvoice } from './issueInvoice.ts'
import { lockCustomer } from './openDocuments.ts'

type Invoice = EntityMap['invoices']
type Line = Invoice['lines'][number]
type Body = BodyOf<typeof invoiceCalls.credit>
type Context = ActionContext<EntityOf<'invoices'>, Body>

interface Credited {
  readonly line: Line
  readonly amounts: InvoiceLine
}

type Before = Awaited<ReturnType<typeof creditedOf>>

/** Creditable quantity of a line as decimal text. */
type RestOf = (line: Line) => string

/** Creditable quantities of an invoice's lines: not yet credited, neither with the invoice nor by a return. */
async function remaindersOf(context: Context, { salesOrder }: Invoice, before: Before): Promise<RestOf> {
  const own: RestOf = (line) => creditable(asInvoiceLine(line), before)
  if (salesOrder === null) return own
  const rest = await creditableOf(context, salesOrder)
  return (line) => quantityText(smallerOf(parseQuantity(own(line)), rest(line.orderLine ?? '')))
}

/** The rest of every line. */
const wholeRest = ({ lines }: Invoice, before: Before, restOf: RestOf): Credited[] =>
  lines.flatMap((line) => {
    const rest = restOf(line)
    return compareDecimal(rest, '0') === 0 ? [] : [{ line, amounts: creditedLine(asInvoiceLine(line), before, rest) }]
  })

/** The chosen lines; without a quantity, the rest of each. */
function chosen({ lines }: Invoice, before: Before, restOf: RestOf, requested: NonNullable<Body['lines']>): Credited[] {
  return requested.map(({ id, quantity }, index) => {
    const line = lines.find((one) => one.id === id)
    if (!line) throw invalid<Body>(`lines.${index}.id`, 'reference')
    if (requested.findIndex((one) => one.id === id) !== index) throw invalid<Body>(`lines.${index}.id`, 'repeated')
    const rest = restOf(line)
    if (compareDecimal(quantity ?? rest, rest) > 0) throw invalid<Body>(`lines.${index}.quantity`, 'formatMaximum', { limit: rest })
    return { line, amounts: creditedLine(asInvoiceLine(line), before, quantity ?? rest) }
  })
}

const draftLine = ({ line, amounts }: Credited, index: number) => {
  const { material, car, description, unit, price, vatPercentage } = line
  return { ...amounts, lineNumber: index + 1, material, car, description, unit, price, vatPercentage }
}

async function makeCreditNote(context: Context): Promise<void> {
  const { next: invoice, body } = context
  const before = await creditedOf(context, invoice)
  const restOf = await remaindersOf(context, invoice, before)
  const credited = (body.lines ? chosen(invoice, before, restOf, body.lines) : wholeRest(invoice, before, restOf)).filter(
    ({ amounts }) => compareDecimal(amounts.quantity, '0') > 0,
  )
  if (credited.length === 0) throw new AppError(409, 'nothingToCredit')
  await lockCustomer(context, invoice.customer)
  const note = await issueInvoice(context, {
    firm: invoice.firm,
    kind: 'creditNote',
    date: body.date ?? (await firmDay(context, invoice.firm)),
    reason: body.reason ?? null,
    salesOrder: invoice.salesOrder,
    creditOf: invoice.id,
    customer: invoice.customer,
    customerName: invoice.customerName,
    currency: invoice.currency,
    rate: invoice.rate,
    lines: credited.map(draftLine),
    ...invoiceSums(credited.map(({ amounts }) => amounts)),
    vat: vatByRate(credited.map(({ line, amounts }) => ({ ...amounts, vatPercentage: line.vatPercentage }))),
  })
  await settleCredit(context, note, [{ invoice: invoice.id }])
  await reopenOrder(context, invoice)
}

/** Reopens the order, because the credited part can be invoiced again. */
async function reopenOrder(context: Context, { salesOrder }: Invoice): Promise<void> {
  if (salesOrder === null) return
  const { repository, trx } = context
  await repository.of('salesOrders').lock(trx, salesOrder)
  const order = await repository.of('salesOrders').get(trx, salesOrder)
  if (order) await storeInvoicedState(context, order, await billedOf(context, order.id, 'invoice'))
}

/**
 * Makes a credit note for an invoice or some of its lines, never for more than was invoiced. It settles the open amount of the invoice; the
 * rest can settle other invoices or be refunded (`PRODUCT.md E18`). Throws `AppError` 409 `notInvoice`, `nothingToCredit`, 422.
 */
export const creditInvoice = namedAction(invoiceCalls.credit, {
  changes({ kind }) {
    if (kind !== 'invoice') throw new AppError(409, 'notInvoice')
    return {}
  },
  effect: makeCreditNote,
})
