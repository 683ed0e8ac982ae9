import { addDays, daysBetween } from '../../model/values/days.ts'

/** States of a deal, in their order (`PRODUCT.md A14`). `offered` is a second chance; the last three have ended without a sale. */
export const DEAL_STATUSES = [
  'offered',
  'invoiced',
  'paid',
  'released',
  'pickedUp',
  'disputed',
  'defaulted',
  'declined',
  'refunded',
] as const

export type DealStatus = (typeof DEAL_STATUSES)[number]

/** Days from the invoice to the day on which it is due. */
const DUE_AFTER = 3

/** Days from the invoice to the reminders. */
const REMINDERS = [2, 3] as const

/** Days from the invoice to the default. */
const DEFAULT_AFTER = 5

/** Milliseconds in which a second chance can be accepted. */
const OFFER_TIME = 24 * 60 * 60_000

/** The day on which an invoice of a day is due. */
export const dueDay = (invoiced: string): string => addDays(invoiced, DUE_AFTER)

/** The day on which an unpaid deal defaults. */
export const defaultDay = (invoiced: string): string => addDays(invoiced, DEFAULT_AFTER)

/** The end of a second chance that is offered at a moment. */
export const offerEnd = (now: Date): string => new Date(now.getTime() + OFFER_TIME).toISOString()

/** Facts that decide what is due. Days are those of the buyer's time zone. */
export interface DealFacts {
  readonly status: DealStatus
  /** The day from which the deadlines count. */
  readonly runsFrom: string | null
  /** Number of reminders that were sent or skipped. */
  readonly reminders: number
  /** It is marked as late. */
  readonly late: boolean
  /** Nothing is left to pay. */
  readonly settled: boolean
  /** End of a second chance, ISO 8601 in UTC. */
  readonly offerUntil: string | null
}

/** What is due; undefined: nothing. */
export type DealStep = 'expire' | 'paid' | 'release' | 'default' | 'remind' | 'late'

/** Reminders that are due after a number of days. */
export const remindersDue = (days: number): number => REMINDERS.filter((day) => day <= days).length

function unpaidStep({ runsFrom, reminders, late, settled }: DealFacts, today: string): DealStep | undefined {
  if (settled) return 'paid'
  const days = daysBetween(runsFrom ?? today, today)
  if (days >= DEFAULT_AFTER) return 'default'
  if (remindersDue(days) > reminders) return 'remind'
  return days > DUE_AFTER && !late ? 'late' : undefined
}

/** The step of a deal that is due (`PRODUCT.md A14`). A disputed deal is frozen. */
export function dueDealStep(facts: DealFacts, today: string, now: string): DealStep | undefined {
  const { status, offerUntil } = facts
  if (status === 'offered') return (offerUntil ?? '') <= now ? 'expire' : undefined
  if (status === 'paid') return 'release'
  return status === 'invoiced' ? unpaidStep(facts, today) : undefined
}

/** Whether a price was agreed. It is a sale unless the deal ends without one. */
export const isSale = (status: DealStatus): boolean =>
  status !== 'offered' && status !== 'defaulted' && status !== 'declined' && status !== 'refunded'

const DISPUTABLE = ['invoiced', 'paid', 'released', 'pickedUp'] as const

/** Whether buyer and seller can open a dispute. */
export const isDisputable = (status: DealStatus): status is (typeof DISPUTABLE)[number] => DISPUTABLE.some((one) => one === status)

/** The day from which deadlines count after a dispute, in which they did not run. */
export const postponed = (runsFrom: string, disputed: string, today: string): string => addDays(runsFrom, daysBetween(disputed, today))

/** A bidder's highest offer, in minor units. */
export interface Offer {
  readonly bidder: string
  readonly firm: string
  readonly maximum: bigint
  /** Number of the bid; at equal maxima the earlier bid counts. */
  readonly number: number
}

/** Who is offered the car after a default: the best other firm, at its own maximum, unless that is below the reserve. */
export function secondChance(
  offers: readonly Offer[],
  { without, reserve }: { readonly without: readonly string[]; readonly reserve: bigint | null },
): Offer | undefined {
  const others = offers.filter(({ firm, maximum }) => !without.includes(firm) && maximum >= (reserve ?? 0n))
  return others.toSorted((one, other) => Number(other.maximum - one.maximum) || one.number - other.number)[0]
}
