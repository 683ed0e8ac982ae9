import { invoiceCalls } from '../../../domain/invoices/calls.ts'
import { type BilledLine, type InvoiceLine, invoiceLines, invoiceSums, vatByRate } from '../../../domain/money/invoiceLines.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { firmDay } from '../firms/firmDay.ts'
import { settleCredit } from './applyCredit.ts'
import { billedOf } from './billed.ts'
import { asSold, creditableReturn } from './creditedGoods.ts'
import { goodsNames } from './goodsNames.ts'
import { invoicedLine } from './invoicedLine.ts'
import { storeInvoicedState } from './invoicedOrder.ts'
import { issueInvoice } from './issueInvoice.ts'
import { lockCustomer } from './openDocuments.ts'
import { isReturnSlip, returnedOrder } from './returns.ts'

type Order = EntityMap['salesOrders']
type Context = ActionContext<EntityOf<'salesOrders'>, BodyOf<typeof invoiceCalls.invoice>>

/** The last invoice of the returned order. */
async function creditOf({ repository, trx }: Context, order: Order): Promise<EntityMap['invoices'] | undefined> {
  const salesOrder = returnedOrder(order)
  if (salesOrder === undefined) return undefined
  return repository.of('invoices').findOne(trx, { salesOrder, kind: 'invoice' }, { sort: { field: 'createdAt', order: 'DESC' } })
}

/** Lines of the credit note of a return. */
async function returnedLines(context: Context, billed: readonly BilledLine[]): Promise<readonly InvoiceLine[]> {
  const { next: order, body } = context
  const taken = invoiceLines(await creditableReturn(context, order, billed, body.what), billed, 'delivered')
  return asSold(context, order, taken)
}

async function makeInvoice(context: Context): Promise<void> {
  const { next: order, body } = context
  const kind = isReturnSlip(order) ? 'creditNote' : 'invoice'
  const billed = await billedOf(context, order.id, kind)
  const taken = kind === 'creditNote' ? await returnedLines(context, billed) : invoiceLines(order, billed, body.what)
  if (taken.length === 0) throw new AppError(409, kind === 'creditNote' ? 'returnNotInvoiced' : 'nothingToInvoice')
  if (kind === 'creditNote') await lockCustomer(context, order.customer)
  const names = await goodsNames(context, order)
  const lines = taken.map((line, index) => invoicedLine(line, order, names, index))
  const credited = kind === 'creditNote' ? await creditOf(context, order) : undefined
  const invoice = await issueInvoice(context, {
    firm: order.firm,
    kind,
    date: body.date ?? (await firmDay(context, order.firm)),
    salesOrder: order.id,
    customer: order.customer,
    customerName: '–',
    currency: order.currency,
    rate: body.rate ?? order.rate,
    paymentPlan: order.paymentType,
    creditOf: credited?.id ?? null,
    lines,
    ...invoiceSums(taken),
    vat: vatByRate(taken.map((line, index) => ({ ...line, vatPercentage: lines[index]?.vatPercentage ?? null }))),
  })
  if (credited) await settleCredit(context, invoice, [{ invoice: credited.id }])
  await storeInvoicedState(context, order, [...billed, ...taken])
}

/**
 * Makes an invoice for the ordered or delivered part of an approved order that is not invoiced yet; for a return, a credit note
 * (`PRODUCT.md E18`). Locks the order, so that only one of several concurrent calls succeeds. Throws `AppError` 409 `orderNotApproved`, `nothingToInvoice`,
 * `returnNotInvoiced`, 422.
 */
export const invoiceOrder = namedAction(invoiceCalls.invoice, {
  changes({ approval }) {
    if (approval !== 'approved') throw new AppError(409, 'orderNotApproved')
    return {}
  },
  effect: makeInvoice,
})
