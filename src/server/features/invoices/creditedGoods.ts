import { sumOf } from '../../../domain/money/hundredths.ts'
import { asInvoiced, type BilledLine, type InvoiceLine } from '../../../domain/money/invoiceLines.ts'
import { notNegative, parseQuantity, quantityText, smallerOf } from '../../../domain/quantities.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { RuleContext } from '../../records/rules.ts'
import { billedOf } from './billed.ts'

type Order = EntityMap['salesOrders']
type ReadContext = Pick<RuleContext, 'repository' | 'trx'>

/** Maximum number of returns of one order. */
const MAX = 1000

const quantityOf = (rows: readonly BilledLine[], line: string): bigint =>
  sumOf(
    rows.filter(({ orderLine }) => orderLine === line),
    ({ quantity }) => parseQuantity(quantity),
  )

/** Parts of an order's lines credited by its returns. */
async function creditedByReturns(context: ReadContext, order: string): Promise<readonly BilledLine[]> {
  const returns = await context.repository.of('salesOrders').find(context.trx, { returnOf: order }, { limit: MAX })
  const rows: BilledLine[] = []
  for (const { id, invoiced, lines } of returns) {
    if (invoiced === 'notInvoiced') continue
    const returned = new Map(lines.map((line) => [line.id, line.returnedLine ?? '']))
    for (const row of await billedOf(context, id, 'creditNote')) rows.push({ ...row, orderLine: returned.get(row.orderLine) ?? '' })
  }
  return rows
}

/** Creditable quantities of an order's lines: invoiced, less credited or returned. Locks the order, so that its credits are decided in sequence (`PRODUCT.md E18`). */
export async function creditableOf(context: ReadContext, order: string): Promise<(line: string) => bigint> {
  await context.repository.of('salesOrders').lock(context.trx, order)
  const billed = await billedOf(context, order, 'invoice')
  const back = await creditedByReturns(context, order)
  return (line) => notNegative(quantityOf(billed, line) - quantityOf(back, line))
}

type Line = Order['lines'][number]

/** Whether the goods come back at the terms of their sale. */
const isAtTerms = (back: Line | undefined, { vatPercentage, price, discountPercentage }: Line): boolean =>
  back?.vatPercentage === vatPercentage && back.price === price && back.discountPercentage === discountPercentage

/** Lines of a return's credit note, with their shares of the invoiced amounts where the terms are those of the sale. */
export async function asSold(
  context: ReadContext,
  { lines, returnOf }: Order,
  taken: readonly InvoiceLine[],
): Promise<readonly InvoiceLine[]> {
  const sold = returnOf === null ? undefined : await context.repository.of('salesOrders').get(context.trx, returnOf)
  if (!sold) return taken
  const [invoiced, credited] = [await billedOf(context, sold.id, 'invoice'), await creditedByReturns(context, sold.id)]
  return taken.map((line) => {
    const back = lines.find(({ id }) => id === line.orderLine)
    const from = sold.lines.find(({ id }) => id === back?.returnedLine)
    return from && isAtTerms(back, from) ? asInvoiced(line, { orderLine: from.id, invoiced, credited }) : line
  })
}

/** The creditable part of a return: what was invoiced and is not credited yet. */
export async function creditableReturn(
  context: ReadContext,
  order: Order,
  billed: readonly BilledLine[],
  part: 'whole' | 'delivered',
): Promise<Order> {
  if (order.returnOf === null) return order
  const rest = await creditableOf(context, order.returnOf)
  const lines = order.lines.map((line) => {
    const ordered = parseQuantity(line.quantity) + parseQuantity(line.bonus)
    const until = part === 'whole' ? ordered : parseQuantity(line.deliveredQuantity)
    const most = smallerOf(until, quantityOf(billed, line.id) + rest(line.returnedLine ?? ''))
    return { ...line, deliveredQuantity: quantityText(most) }
  })
  return { ...order, lines }
}
