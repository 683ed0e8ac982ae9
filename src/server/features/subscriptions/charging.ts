import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { isAbroad } from '../../../domain/deals/dealVat.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { type Charge, type ChargeLine, withVat } from '../../../domain/subscriptions/charge.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { issueHouseInvoice } from '../payments/houseInvoice.ts'
import type { PlanContext, PlanReadContext } from './planContext.ts'

type Firm = EntityMap['firms']

/** Text for cars above a plan's limit, by language. */
const EXTRA_CARS: Readonly<Record<NonNullable<Firm['locale']>, string>> = {
  en: ': extra cars',
  ar: ': سيارات إضافية',
  fr: '\u202f: voitures supplémentaires',
  tr: ': ek araç',
}

/** VAT that the house charges: its default rate; none for a firm of another country with a tax number (`PRODUCT.md A14, P6`). */
async function vatFor({ repository, trx }: PlanReadContext, { country, taxNo }: Firm) {
  const house = await repository.of('firms').get(trx, TENANCY.house)
  const abroad = isAbroad({ country, taxNo }, house?.country ?? null)
  return { rate: abroad ? '0.00' : (house?.defaultVat ?? '0.00'), rounding: house?.vatRounding ?? 'document' }
}

/** The lines with VAT for the firm. */
export async function chargeFor(context: PlanReadContext, firm: Firm, lines: readonly ChargeLine[]): Promise<Charge> {
  const { rate, rounding } = await vatFor(context, firm)
  return withVat(lines, rate, rounding)
}

const share = ({ days, of }: ChargeLine): string => (days === of ? '' : ` (${days}/${of})`)

function describe(line: ChargeLine, locale: Firm['locale']): string {
  const what = line.kind === 'extraCars' ? `${line.name}${EXTRA_CARS[locale ?? 'en']}` : line.name
  return `${what}, ${line.from} – ${line.until}${share(line)}`.slice(0, 250)
}

/** Price on the invoice: of a line that is charged in part its amount, of a credit none. */
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

/** Issues the house's invoice of a charge, dated today; undefined if the total is zero. */
export async function invoiceCharge(
  context: PlanContext,
  { firm, customer, charge, currency }: { firm: Firm; customer: string; charge: Charge; currency: string | null },
): Promise<EntityMap['invoices'] | undefined> {
  if (hundredths(charge.total) === 0n) return undefined
  return issueHouseInvoice(context, { customer, currency, forPlan: true, lines: linesOf(charge, firm.locale) })
}
