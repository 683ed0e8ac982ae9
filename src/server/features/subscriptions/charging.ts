import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { invoiceSums, vatByRate } from '../../../domain/money/invoiceLines.ts'
import { type Charge, type ChargeLine, withVat } from '../../../domain/subscriptions/charge.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { firmDay } from '../firms/firmDay.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { payOpen } from '../payments/payFromWallet.ts'
import { forHouse, type PlanContext, type PlanReading } from './planContext.ts'

type Firm = EntityMap['firms']

/** The words for cars above a plan's limit, by language. */
const EXTRA_CARS: Readonly<Record<NonNullable<Firm['locale']>, string>> = {
  en: 'extra cars',
  ar: 'سيارات إضافية',
  fr: 'voitures supplémentaires',
  tr: 'ek araç',
}

/** VAT that the house charges the firm: its own rate, and none for a firm of another country with a tax number (`PRODUCT.md A14, P6`). */
async function vatFor({ repository, trx }: PlanReading, { country, taxNo }: Firm) {
  const house = await repository.of('firms').get(trx, TENANCY.house)
  const abroad = taxNo !== null && country !== null && house?.country != null && country !== house.country
  return { rate: abroad ? '0.00' : (house?.defaultVat ?? '0.00'), rounding: house?.vatRounding ?? 'document' }
}

/** The lines with VAT for the firm. */
export async function chargeFor(context: PlanReading, firm: Firm, lines: readonly ChargeLine[]): Promise<Charge> {
  const { rate, rounding } = await vatFor(context, firm)
  return withVat(lines, rate, rounding)
}

const share = ({ days, of }: ChargeLine): string => (days === of ? '' : ` (${days}/${of})`)

function describe(line: ChargeLine, locale: Firm['locale']): string {
  const what = line.kind === 'extraCars' ? `${line.name}: ${EXTRA_CARS[locale ?? 'en']}` : line.name
  return `${what}, ${line.from} – ${line.until}${share(line)}`.slice(0, 250)
}

/** The price of a line that is charged in part is its amount; a credit has none. */
const priceOf = ({ kind, days, of, price, amount }: ChargeLine): string | null => (kind === 'credit' ? null : days === of ? price : amount)

function linesOf({ lines, vatRate }: Charge, locale: Firm['locale']) {
  return lines.map((line, index) => ({
    lineNumber: index + 1,
    orderLine: '',
    description: describe(line, locale),
    quantity: String(line.quantity),
    price: priceOf(line),
    gross: line.amount,
    promotion: '0.00',
    discount: '0.00',
    surcharge: '0.00',
    vatPercentage: vatRate,
    vatAmount: line.vat,
    total: totalOf(line),
  }))
}

const totalOf = ({ amount, vat }: Charge['lines'][number]): string => moneyText(hundredths(amount) + hundredths(vat))

/** Issues the house's invoice of a charge, dated today; undefined for a charge of nothing. */
export async function invoiceCharge(
  context: PlanContext,
  { firm, customer, charge, currency }: { firm: Firm; customer: string; charge: Charge; currency: string | null },
): Promise<EntityMap['invoices'] | undefined> {
  if (hundredths(charge.total) === 0n) return undefined
  const lines = linesOf(charge, firm.locale)
  const draft: DraftMap['invoices'] = {
    firm: TENANCY.house,
    kind: 'invoice',
    date: await firmDay(context, TENANCY.house),
    customer,
    customerName: '–',
    currency,
    lines,
    ...invoiceSums(lines),
    vat: vatByRate(lines),
  }
  return issueInvoice(forHouse(context), draft)
}

/** Pays an invoice of the house from the firm's wallet. Throws `AppError` 409 `insufficientFunds`. */
export async function payInvoice(context: PlanContext, invoice: EntityMap['invoices']): Promise<void> {
  const { records, trx, alsoWritten } = context
  await payOpen({ ...records, records, trx, subject: forHouse(context).subject }, invoice.id, undefined, alsoWritten)
}

/** Whether the firm's wallet has what an invoice still asks for. */
export async function canPay({ repository, trx }: PlanContext, firm: string, invoice: EntityMap['invoices']): Promise<boolean> {
  const wallet = await repository.of('wallets').findOne(trx, { firm, currency: invoice.currency })
  if (!wallet) return false
  await repository.of('wallets').lock(trx, wallet.id)
  const [locked] = await repository.of('wallets').getMany(trx, [wallet.id])
  const open = hundredths(invoice.netTotal) - hundredths(invoice.settledAmount)
  return locked !== undefined && hundredths(locked.balance) - hundredths(locked.held) >= open
}
