/** Milliseconds before the end in which a bid moves it, and by which it then lies ahead. */
const SOFT_CLOSE = 120_000

/** Milliseconds by which all late bids together move the end at most. */
const LONGEST_EXTENSION = 60 * 60_000

/** The end after a bid that changed the price (`PRODUCT.md A5`): 120 s ahead if it was nearer, 60 minutes after the planned end at most. */
export const extendedEnd = (endsAt: number, plannedEnd: number, at: number): number =>
  Math.max(endsAt, Math.min(at + SOFT_CLOSE, plannedEnd + LONGEST_EXTENSION))
