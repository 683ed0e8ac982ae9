import type { LotStatus, ReserveState, SaleType } from './room.ts'

/** Milliseconds in which the seller may decide; then the bid counts as rejected (`PRODUCT.md A6`). */
export const DECISION_TIME = 24 * 60 * 60_000

/** Start and end of an auction, in milliseconds since 1970. */
export interface Times {
  readonly startsAt: number
  readonly endsAt: number
}

/** Outcome of the highest bid. */
export interface Outcome {
  readonly saleType: SaleType
  readonly price: bigint | null
  readonly reserve: bigint | null
}

/** Whether the price has reached the reserve. Its amount is never revealed (`PRODUCT.md A4`). */
export const reserveState = ({ reserve, price }: Pick<Outcome, 'reserve' | 'price'>): ReserveState => {
  if (reserve === null) return 'none'
  return price !== null && price >= reserve ? 'met' : 'notMet'
}

/** Status of an auction after its end (`PRODUCT.md A6`). */
export function statusAtEnd(outcome: Outcome): LotStatus {
  if (outcome.price === null) return 'unsold'
  if (reserveState(outcome) === 'notMet') return 'reserveNotMet'
  return outcome.saleType === 'onApproval' ? 'pendingApproval' : 'sold'
}

/** Statuses in which the seller decides. */
export const isUndecided = (status: LotStatus): boolean => status === 'pendingApproval' || status === 'reserveNotMet'

/** Time at which a status ends by itself; undefined for a final one. */
export function dueAt(status: LotStatus, { startsAt, endsAt }: Times): number | undefined {
  if (status === 'upcoming') return startsAt
  if (status === 'live') return endsAt
  return isUndecided(status) ? endsAt + DECISION_TIME : undefined
}

/** The next status. */
function following(status: LotStatus, outcome: Outcome): LotStatus {
  if (status === 'upcoming') return 'live'
  return status === 'live' ? statusAtEnd(outcome) : 'unsold'
}

/** The status at a time, after all changes that are due until then. */
export function statusAt(status: LotStatus, times: Times, outcome: Outcome, now: number): LotStatus {
  const due = dueAt(status, times)
  return due === undefined || now < due ? status : statusAt(following(status, outcome), times, outcome, now)
}

/** Why bidding is closed at a time; undefined while it is open: start inclusive, end exclusive (`PRODUCT.md A1`). */
export function closedReason(status: LotStatus, { startsAt, endsAt }: Times, now: number): 'auctionNotLive' | 'auctionEnded' | undefined {
  if (status === 'upcoming' && now < startsAt) return 'auctionNotLive'
  return (status === 'upcoming' || status === 'live') && now < endsAt ? undefined : 'auctionEnded'
}
