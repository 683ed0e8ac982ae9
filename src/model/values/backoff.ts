/** First and longest pause between attempts, in milliseconds. */
export interface BackoffRange {
  readonly first: number
  readonly longest: number
}

/** Milliseconds to wait after `attempts` failed attempts; doubles each time. */
export const backoffDelay = (attempts: number, { first, longest }: BackoffRange): number =>
  Math.min(first * 2 ** Math.max(0, Math.min(attempts, 40) - 1), longest)
