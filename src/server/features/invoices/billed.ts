import type { BilledLine, InvoiceLine } from '../../../domain/money/invoiceLines.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { RuleContext } from '../../records/rules.ts'

type Invoice = EntityMap['invoices']

/** A line of a document that was made from an order. */
type StoredLine = { readonly [K in keyof InvoiceLine]: string | null }

const minus = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

const taken = (amount: string | null, back: boolean): string => (back ? minus(amount ?? '0') : (amount ?? '0'))

/** A stored line as input of the amounts' calculation. */
export const asInvoiceLine = (line: StoredLine): InvoiceLine => ({
  orderLine: line.orderLine ?? '',
  quantity: line.quantity ?? '0',
  gross: line.gross ?? '0',
  promotion: line.promotion ?? '0',
  discount: line.discount ?? '0',
  surcharge: line.surcharge ?? '0',
  vatAmount: line.vatAmount ?? '0',
  total: line.total ?? '0',
})

/** The part of the order’s line that it invoices, or returns with `back`. */
export function billedLine(line: StoredLine, back: boolean): BilledLine {
  const { orderLine, quantity, gross, promotion, discount, surcharge, vatAmount } = asInvoiceLine(line)
  const of = (amount: string) => taken(amount, back)
  return {
    orderLine,
    quantity: of(quantity),
    gross: of(gross),
    promotion: of(promotion),
    discount: of(discount),
    surcharge: of(surcharge),
    vatAmount: of(vatAmount),
  }
}

/** Maximum number of invoices of one order. */
const MAX = 1000

/** Invoiced part of an order, less credit notes; for a return the other way round. */
export async function billedOf({ repository, trx }: Pick<RuleContext, 'repository' | 'trx'>, salesOrder: string, kind: Invoice['kind']) {
  const invoices = await repository.of('invoices').find(trx, { salesOrder }, { limit: MAX })
  return invoices.flatMap((invoice) => invoice.lines.map((line) => billedLine(line, invoice.kind !== kind)))
}

/** Credited part of an invoice, by lines of its order: by its own credit notes and by those of returns, whose lines name the lines that come back. */
export async function creditedOf(
  { repository, trx }: Pick<RuleContext, 'repository' | 'trx'>,
  { id, salesOrder }: Pick<Invoice, 'id' | 'salesOrder'>,
): Promise<BilledLine[]> {
  const notes = await repository.of('invoices').find(trx, { creditOf: id, kind: 'creditNote' }, { limit: MAX })
  const others = notes.flatMap((note) => (note.salesOrder === null || note.salesOrder === salesOrder ? [] : [note.salesOrder]))
  const returns = await repository.of('salesOrders').getMany(trx, [...new Set(others)])
  const sold = new Map(returns.flatMap(({ lines }) => lines.map((line) => [line.id, line.returnedLine])))
  return notes.flatMap(({ lines }) =>
    lines.map((line) => {
      const billed = billedLine(line, false)
      return { ...billed, orderLine: sold.get(billed.orderLine) ?? billed.orderLine }
    }),
  )
}
