import { expect, test } from 'vitest'
import { backoffDelay } from './backoff.ts'

const RANGE = { first: 1_000, longest: 60_000 }

test('pauses double up to the longest', () => {
  expect([1, 2, 3, 7, 500].map((attempts) => backoffDelay(attempts, RANGE))).toEqual([1_000, 2_000, 4_000, 60_000, 60_000])
})
