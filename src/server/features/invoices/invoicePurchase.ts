import { invoiceCalls } from '../../../domain/invoices/calls.ts'
import { type BilledLine, invoicedState, invoiceLines, invoiceSums } from '../../../domain/money/invoiceLines.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, type ErrorIn, refuseErrors } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import { type ActionContext, namedAction, type RuleContext } from '../../records/rules.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import { firmDay } from '../firms/firmDay.ts'
import { billedLine } from './billed.ts'
import { goodsNames } from './goodsNames.ts'
import { invoicedLine } from './invoicedLine.ts'
import { isReturnSlip } from './returns.ts'

type Purchase = EntityMap['purchases']
type Body = BodyOf<typeof invoiceCalls.purchase>
type Context = ActionContext<EntityOf<'purchaseOrders'>, Body>

const MAX = 1000

async function billedOf({ repository, trx }: RuleContext, purchaseOrder: string, expectedKind: Purchase['kind']): Promise<BilledLine[]> {
  const purchases = await repository.of('purchases').find(trx, { purchaseOrder }, { limit: MAX })
  return purchases.flatMap(({ lines, kind }) => lines.map((line) => billedLine(line, kind !== expectedKind)))
}

/** Throws `AppError` 422 with the difference if the totals on the paper do not match the lines. */
function refuseDifference({ netTotal, totalVat }: Body, sums: ReturnType<typeof invoiceSums>): void {
  const differs = (path: 'netTotal' | 'totalVat', printed: string | undefined): ErrorIn<Body>[] =>
    printed === undefined || compareDecimal(printed, sums[path]) === 0 ? [] : [{ path, keyword: 'linesSum', params: { sum: sums[path] } }]
  const fields = [...differs('netTotal', netTotal), ...differs('totalVat', totalVat)]
  refuseErrors<Body>(fields)
}

async function makePurchase(context: Context): Promise<void> {
  const { next: order, body, records, subject } = context
  const entity = entityOf(records, 'purchases')
  if (!records.access(entity, subject).allowed.has('create')) throw new AppError(403, 'forbidden')
  const kind = isReturnSlip(order) ? 'creditNote' : 'invoice'
  const billed = await billedOf(context, order.id, kind)
  const taken = invoiceLines(order, billed, body.what)
  if (taken.length === 0) throw new AppError(409, 'nothingToInvoice')
  const sums = invoiceSums(taken)
  refuseDifference(body, sums)
  const names = await goodsNames(context, order)
  const draft: DraftMap['purchases'] = {
    firm: order.firm,
    slipNumber: body.slipNumber,
    kind,
    date: body.date ?? (await firmDay(context, order.firm)),
    supplier: order.customer,
    warehouse: order.warehouse,
    purchaseOrder: order.id,
    paymentPlan: order.paymentType,
    currency: order.currency,
    rate: order.rate,
    netTotal: sums.netTotal,
    totalVat: sums.totalVat,
    lines: taken.map((line, index) => invoicedLine(line, order, names, index)),
    document: body.document ?? null,
  }
  await createDependent(context, entity, draft)
  const invoiced = invoicedState(order, [...billed, ...taken])
  if (invoiced !== order.invoiced) await writeDependent(context, entityOf(records, 'purchaseOrders'), order, { invoiced })
}

/**
 * Posts the supplier's invoice for the ordered or received part that is not invoiced yet, with its scanned paper (`PRODUCT.md E18`). Throws `AppError`
 * 409 `orderNotApproved`, `nothingToInvoice`, 422.
 */
export const invoicePurchase = namedAction(invoiceCalls.purchase, {
  changes({ approval }) {
    if (approval !== 'approved') throw new AppError(409, 'orderNotApproved')
    return {}
  },
  effect: makePurchase,
})
