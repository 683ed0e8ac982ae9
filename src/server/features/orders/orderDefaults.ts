import { proposalFor } from '../../../domain/orders/materialFacts.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { WriteContext } from '../../records/rules.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOf } from '../firms/firmScope.ts'
import { lastRate } from '../firms/lastRate.ts'
import { type DraftLine, linesOf, type OrderDraft, type Orders, type Trade } from './orders.ts'
import { materialFacts } from './prices/materialFacts.ts'

/** Default slip types. */
const SLIP_TYPES = { sales: 'sale', purchase: 'purchase' } as const

const isGoods = ({ lineType }: DraftLine): boolean => (lineType ?? 'material') === 'material'

/** Whether a line of goods lacks a unit, a price or, if VAT applies, a rate. */
const isOpen = ({ material, unit, price, promotion, vatPercentage = null, ...line }: DraftLine): boolean =>
  isGoods(line) && ((vatPercentage === null && promotion !== true) || (Boolean(material) && (!unit || (price ?? null) === null)))

/** Fills in the firm's VAT rate for lines without a material. */
const withFirmRate = (line: DraftLine, defaultVat: string | null): DraftLine =>
  line.material || line.promotion === true || (line.vatPercentage ?? null) !== null ? line : withValues(line, { vatPercentage: defaultVat })

type Firm = Awaited<ReturnType<typeof firmDefaults>>

async function filled(context: WriteContext<Orders>, trade: Trade, firm: Firm): Promise<readonly DraftLine[]> {
  const { next, trx, repository, records } = context
  const lines = linesOf(next)
  const open = lines.filter(isOpen)
  const date = next.date ?? dayIn(records.clock(), firm.timeZone)
  const slip = {
    ...{ trade, date, firm: firmOf(next), customer: next.customer ?? null, defaultVat: firm.defaultVat },
    ...{ slipType: next.slipType ?? SLIP_TYPES[trade], currency: next.currency ?? firm.currency },
  }
  const ids = [...new Set(open.flatMap(({ material }) => material || []))]
  const facts = await materialFacts({ repository, db: records.db, queries: trx }, slip, ids)
  return lines.map((line) => {
    if (!open.includes(line)) return line
    const known = facts.get(line.material ?? '')
    if (!known) return withFirmRate(line, firm.defaultVat)
    const { price, ...proposal } = proposalFor(line, known, date)
    return withValues(line, { ...proposal, ...(price && { price: price.price }) })
  })
}

/** Rate of the slip's currency to the firm's: the entered one, else the last used one (`PRODUCT.md S9`). */
async function rateOf({ next, before, repository, trx }: WriteContext<Orders>, { firm, currency: own }: Firm): Promise<string | null> {
  const currency = next.currency ?? own
  const ofAnother = before !== undefined && before.currency !== currency && before.rate === next.rate
  const entered = ofAnother ? null : (next.rate ?? null)
  return entered ?? (currency === own ? null : ((await lastRate({ repository, trx }, firm, currency)) ?? null))
}

/**
 * Fills in the defaults of a proposal: the firm's currency and VAT rounding (`PRODUCT.md S9, E6`), and each line's unit, price and VAT by its
 * material (`E15`, `E16`), like the form. A value without a default stays empty; approval refuses it.
 */
export async function withDefaults(context: WriteContext<Orders>, trade: Trade): Promise<OrderDraft> {
  const { next, before } = context
  if (before !== undefined && before.approval !== 'proposal') return next
  const firm = await firmDefaults(context)
  const head = { currency: next.currency ?? firm.currency, rate: await rateOf(context, firm), vatRounding: firm.vatRounding }
  if (!linesOf(next).some(isOpen)) return withValues(next, head)
  return withValues(next, { ...head, lines: await filled(context, trade, firm) })
}
