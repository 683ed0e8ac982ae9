import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { cancelledLines, type DealLine, dealAmounts, statementLines } from '../../../domain/deals/amounts.ts'
import { dealVat } from '../../../domain/deals/dealVat.ts'
import { buyersFee, sellersCommission } from '../../../domain/deals/fees.ts'
import { hundredths, moneyText, sumOf } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { settleCredit } from '../invoices/applyCredit.ts'
import { forHouse } from '../payments/forHouse.ts'
import { canPay, issueHouseInvoice, payInvoice } from '../payments/houseInvoice.ts'
import { payOpen } from '../payments/payFromWallet.ts'
import { type Deal, type DealContext, houseContext, type Parties, type Party } from './dealContext.ts'
import { textsFor } from './dealTexts.ts'
import { currentFees } from './fees.ts'

type Invoice = EntityMap['invoices']

/** Longest description of an invoice's line. */
const DESCRIPTION = 250

/** Lines of a document about the deal's car, in the language of the recipient. */
function rowsOf(lines: readonly DealLine[], { name }: Pick<Deal, 'name'>, { firm }: Party, sign: 1n | -1n = 1n) {
  const texts = textsFor(firm)
  return lines.map(({ kind, net, rate, vat }, index) => {
    const [amount, tax] = [sign * net, sign * vat]
    return {
      lineNumber: index + 1,
      orderLine: '',
      description: (kind === 'car' ? (name ?? '') : texts[kind]).slice(0, DESCRIPTION),
      quantity: '1',
      price: amount < 0n ? null : moneyText(amount),
      gross: moneyText(amount),
      promotion: '0.00',
      discount: '0.00',
      surcharge: '0.00',
      vatPercentage: rate,
      vatAmount: moneyText(tax),
      total: moneyText(amount + tax),
    }
  })
}

/** The buyer's lines and the seller's commission for a price, at the current fees. */
export async function termsOf(
  context: Pick<DealContext, 'repository'> & { readonly trx: DealContext['trx'] | DealContext['records']['db']['read'] },
  {
    price,
    buyer,
    car,
    seller,
  }: { readonly price: bigint; readonly buyer: EntityMap['firms']; readonly car: string; readonly seller: string },
) {
  const { repository, trx } = context
  const [fees, house] = [await currentFees(context), await repository.of('firms').get(trx, TENANCY.house)]
  const rate = (await repository.of('cars').get(trx, car))?.vatPercentage ?? null
  const vat = dealVat(buyer, { country: house?.country ?? null, defaultVat: house?.defaultVat ?? null }, rate)
  const amounts = dealAmounts(price, buyersFee(fees, price), vat, house?.vatRounding ?? 'document')
  return { ...amounts, abroad: vat.abroad, commission: seller === TENANCY.house ? 0n : sellersCommission(fees, price) }
}

export type Terms = Awaited<ReturnType<typeof termsOf>>

/** The house's invoice to the buyer. */
export const issueBuyersInvoice = (
  context: DealContext,
  deal: Deal,
  { buyer }: Parties,
  { lines, abroad }: Terms,
  dueDate: string,
): Promise<Invoice> =>
  issueHouseInvoice(context, {
    customer: buyer.customer,
    currency: deal.currency,
    dueDate,
    reason: abroad ? textsFor(buyer.firm).abroad : null,
    lines: rowsOf(lines, deal, buyer),
  })

/** The house's statement to the seller; undefined for a car of the house, and if nothing is left. */
export async function issueStatement(
  context: DealContext,
  deal: Deal,
  { seller }: Parties,
  { price, commission }: { readonly price: bigint; readonly commission: bigint },
): Promise<Invoice | undefined> {
  if (!seller || price === commission) return undefined
  return issueHouseInvoice(context, {
    kind: 'creditNote',
    selfBilled: true,
    customer: seller.customer,
    currency: deal.currency,
    reason: textsFor(seller.firm).statement,
    lines: rowsOf(statementLines(price, commission), deal, seller),
  })
}

const KINDS = ['car', 'fee'] as const

/** The lines of an issued invoice of a deal. */
export const linesOf = ({ lines }: Invoice): readonly DealLine[] =>
  lines.map(({ total, vatAmount, vatPercentage }, index) => ({
    kind: KINDS[index] ?? 'fee',
    net: hundredths(total) - hundredths(vatAmount),
    rate: vatPercentage ?? '0.00',
    vat: hundredths(vatAmount),
  }))

async function invoiceById({ repository, trx }: DealContext, id: string | null): Promise<Invoice | undefined> {
  return id === null ? undefined : repository.of('invoices').get(trx, id)
}

/** Why the documents are cancelled: the buyer did not pay, or is refunded. */
type CancelReason = 'unpaid' | 'refunded'

/** Cancels the buyer's invoice: all but the deposit, or all of it. Payments are refunded to the buyer's wallet. */
export async function cancelInvoice(context: DealContext, deal: Deal, { buyer }: Parties, why: CancelReason): Promise<void> {
  const invoice = await invoiceById(context, deal.invoice)
  if (!invoice) return
  const [lines, rest] = [linesOf(invoice), hundredths(invoice.netTotal) - hundredths(deal.deposit)]
  const cancelled = why === 'unpaid' ? cancelledLines(lines, rest) : lines
  if (sumOf(cancelled, ({ net, vat }) => net + vat) === 0n) return
  const note = await issueHouseInvoice(context, {
    kind: 'creditNote',
    creditOf: invoice.id,
    customer: buyer.customer,
    currency: deal.currency,
    reason: textsFor(buyer.firm)[why],
    lines: rowsOf(cancelled, deal, buyer),
  })
  await settleCredit(forHouse(context), note, [{ invoice: invoice.id }])
  const left = await invoiceById(context, note.id)
  if (left && openAmount(left) > 0n) await payOpen(houseContext(context), note.id, undefined, context.alsoWritten, { by: 'payout' })
}

/**
 * Cancels the seller's statement. The credited amount is debited from the seller's wallet if its balance covers it; otherwise the seller owes the invoice.
 */
export async function cancelStatement(context: DealContext, deal: Deal, { seller }: Parties, why: CancelReason): Promise<void> {
  const statement = await invoiceById(context, deal.statement)
  if (!statement || !seller) return
  const invoice = await issueHouseInvoice(context, {
    selfBilled: true,
    customer: seller.customer,
    currency: deal.currency,
    reason: textsFor(seller.firm)[why],
    lines: rowsOf(statementLines(hundredths(deal.price), hundredths(deal.commission)), deal, seller),
  })
  if (openAmount(statement) > 0n) await settleCredit(forHouse(context), statement, [{ invoice: invoice.id }])
  else if (await canPay(context, seller.firm.id, invoice)) await payInvoice(context, invoice)
}

/** Credits the seller's wallet with the total of the statement (`PRODUCT.md A14`). */
export async function creditSeller(context: DealContext, deal: Deal): Promise<void> {
  const statement = await invoiceById(context, deal.statement)
  if (statement && openAmount(statement) > 0n)
    await payOpen(houseContext(context), statement.id, undefined, context.alsoWritten, { by: 'payout' })
}
