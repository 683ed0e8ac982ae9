/**
 * What the server tells the start page (`GET /api/dashboard`). Amounts are decimal text, moments ISO 8601 in UTC, days `2026-05-31`, months
 * `2026-05`. A part that the asker may not see is null, and so is what is meant for those who see nothing but their own.
 */

/** One number of the last `DAYS` days, beside what it was in as many days before. */
export interface Figure {
  /** Null where nothing is paid. */
  readonly currency: string | null
  readonly value: string
  readonly before: string
  /** `value` step by step, the oldest first: `STEPS` parts that sum to it. */
  readonly course: readonly string[]
}

/** Days that a figure is about. */
export const DAYS = 30

/** Parts of its course. */
export const STEPS = 10

export interface WalletFigure {
  readonly currency: string
  readonly balance: string
  /** What of it holds take (`PRODUCT.md W2`). */
  readonly held: string
  /** The balance at the ends of `STEPS` parts of the last `DAYS` days, the last one is today's. */
  readonly course: readonly string[]
}

export interface MonthOfSales {
  readonly month: string
  /** Of orders without one that of their firm. */
  readonly currency: string
  readonly netTotal: string
  readonly orders: number
}

export interface MonthOfBidding {
  readonly month: string
  /** Auctions that were decided in this month and have a bid of the asker's. */
  readonly joined: number
  /** Those of them that the asker has won. */
  readonly won: number
}

export interface ShortMaterial {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly onHand: string
  readonly minimum: string
}

/** How many, counted up to `COUNTED`. */
export interface CountOf {
  readonly name: string
  readonly count: number
}

/** More than so many are not counted. */
export const COUNTED = 10_000

/** What waits for a decision, by entity. */
export interface Waiting extends CountOf {
  /** Since when the first of them does: a moment or a day. */
  readonly since: string | null
}

export interface Dashboard {
  /** First day of what figures are about. */
  readonly since: string
  /** Net totals of approved sales orders, by currency, that of most orders first. */
  readonly sales: readonly Figure[] | null
  /** Sales orders, whatever has become of them. */
  readonly orders: Figure | null
  /** Auctions that ended with a sale. */
  readonly carsSold: Figure | null
  /** Net totals of approved purchase orders, as `sales`. */
  readonly purchases: readonly Figure[] | null
  /** Auctions that the asker has won. */
  readonly won: Figure | null
  /** The asker's own, by currency. */
  readonly wallets: readonly WalletFigure[] | null
  /** Approved sales of the last twelve months, months without any left out. */
  readonly salesByMonth: readonly MonthOfSales[] | null
  /** The asker's own bidding in each of the last twelve months. */
  readonly biddingByMonth: readonly MonthOfBidding[] | null
  /** Cars by their status, in the order of the schema. */
  readonly cars: readonly CountOf[] | null
  /** What the asker may decide about. */
  readonly waiting: readonly Waiting[]
  /** Active materials of which less is on hand than their minimum, those short of most first, at most a hundred. */
  readonly lowStock: readonly ShortMaterial[] | null
}
