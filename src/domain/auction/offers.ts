import type { DraftMap } from '../../model/entityMap.ts'
import type { ErrorIn } from '../../model/errors.ts'
import { compareDecimal } from '../../model/values/decimal.ts'

type Offer = Pick<DraftMap['carOffers'], 'saleType' | 'startPrice' | 'reserve'>

const mistake = (keyword: string): readonly ErrorIn<Offer>[] => [{ path: 'reserve', keyword, params: {} }]

/** Mistakes of an offer's prices (`PRODUCT.md A4`, `A15`): a pure sale has no reserve, and a reserve is not below the start price. */
export function offerMistakes({ saleType, startPrice, reserve }: Offer): readonly ErrorIn<Offer>[] {
  if (reserve == null) return []
  if (saleType === 'pure') return mistake('pure')
  return startPrice != null && compareDecimal(reserve, startPrice) < 0 ? mistake('belowStart') : []
}

/** Times of an event: start of all lots, end of the first one, in milliseconds since 1970. */
export interface EventTimes {
  readonly startsAt: number
  readonly firstEnd: number
  readonly minutesBetween: number
}

/** Number and end of a lot in its event. */
export interface PlannedLot {
  readonly lot: number
  readonly endsAt: number
}

const MINUTE = 60_000

/** The lots of an event, which end one after the other in their order. */
export const planLots = ({ firstEnd, minutesBetween }: EventTimes, count: number): readonly PlannedLot[] =>
  Array.from({ length: count }, (_, index) => ({ lot: index + 1, endsAt: firstEnd + index * minutesBetween * MINUTE }))

/** Maximum number of days ahead. */
export const DAYS_AHEAD = 366
const DAY = 24 * 60 * MINUTE

/** Mistakes of an event's times: it has to start in the future, end after its start, and end within `DAYS_AHEAD`. */
export function eventMistakes(times: EventTimes, count: number, now: number): readonly ErrorIn<EventTimes>[] {
  const last = planLots(times, count).at(-1)?.endsAt ?? times.firstEnd
  const found: readonly (ErrorIn<EventTimes> | false)[] = [
    times.startsAt <= now && { path: 'startsAt', keyword: 'past', params: {} },
    times.firstEnd <= times.startsAt && { path: 'firstEnd', keyword: 'after', params: {} },
    last > now + DAYS_AHEAD * DAY && { path: 'firstEnd', keyword: 'tooFarAhead', params: { days: DAYS_AHEAD } },
  ]
  return found.filter((mistake) => mistake !== false)
}
