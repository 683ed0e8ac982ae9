import { describe, expect, test } from 'vitest'
import { bidRefusal } from './eligibility.ts'
import { DEFAULT_INCREMENTS, incrementMistake } from './increments.ts'
import { closedReason, DECISION_TIME, dueAt, reserveState, statusAt, statusAtEnd } from './lifecycle.ts'
import { maskedBidder } from './maskedBidder.ts'

const TIMES = { startsAt: 1_000, endsAt: 2_000 }
const SOLD = { saleType: 'minimumBid', price: 500n, reserve: null } as const

describe('an auction’s end (PRODUCT.md A6)', () => {
  test.each([
    ['pure', null, null, 'unsold'],
    ['pure', 100n, null, 'sold'],
    ['minimumBid', 100n, null, 'sold'],
    ['minimumBid', 100n, 100n, 'sold'],
    ['minimumBid', 99n, 100n, 'reserveNotMet'],
    ['minimumBid', null, 100n, 'unsold'],
    ['onApproval', 100n, null, 'pendingApproval'],
    ['onApproval', 100n, 100n, 'pendingApproval'],
    ['onApproval', 99n, 100n, 'reserveNotMet'],
    ['onApproval', null, null, 'unsold'],
  ] as const)('of a sale %s at %s with a reserve of %s is %s', (saleType, price, reserve, status) =>
    expect(statusAtEnd({ saleType, price, reserve })).toBe(status),
  )
})

describe('the status by the clock', () => {
  test.each([
    ['upcoming', 999, 'upcoming'],
    ['upcoming', 1_000, 'live'],
    ['live', 1_999, 'live'],
    ['live', 2_000, 'sold'],
    ['upcoming', 2_000, 'sold'],
    ['sold', 9_999, 'sold'],
  ] as const)('%s at %s is %s', (status, now, expected) => expect(statusAt(status, TIMES, SOLD, now)).toBe(expected))

  test('a seller who does not answer for a day has rejected (PRODUCT.md A6)', () => {
    expect(DECISION_TIME).toBe(Date.UTC(1970, 0, 2))
    const waiting = { ...SOLD, saleType: 'onApproval' } as const
    expect(statusAt('upcoming', TIMES, waiting, 2_000 + DECISION_TIME - 1)).toBe('pendingApproval')
    expect(statusAt('upcoming', TIMES, waiting, 2_000 + DECISION_TIME)).toBe('unsold')
    expect(dueAt('reserveNotMet', TIMES)).toBe(2_000 + DECISION_TIME)
    expect(dueAt('unsold', TIMES)).toBe(undefined)
  })
})

test.each([
  ['upcoming', 999, 'auctionNotLive'],
  ['upcoming', 1_000, undefined],
  ['live', 1_999, undefined],
  ['live', 2_000, 'auctionEnded'],
  ['sold', 1_500, 'auctionEnded'],
  ['unsold', 500, 'auctionEnded'],
] as const)('a lot that is %s takes bids at %s: %s', (status, now, reason) => expect(closedReason(status, TIMES, now)).toBe(reason))

test.each([
  [null, null, 'none'],
  [100n, null, 'notMet'],
  [100n, 99n, 'notMet'],
  [100n, 100n, 'met'],
] as const)('a reserve of %s at a price of %s is %s', (reserve, price, state) => expect(reserveState({ reserve, price })).toBe(state))

const MAY_BID = {
  bidder: 'me',
  firm: 'mine',
  firmState: 'approved',
  sellerFirm: 'house',
  leader: null,
  leaderFirm: null,
  planSuspended: false,
} as const

test.each([
  [{}, undefined],
  [{ sellerFirm: 'mine' }, 'ownCar'],
  [{ firmState: 'suspended' }, 'firmSuspended'],
  [{ firmState: 'pending' }, 'firmPending'],
  [{ leader: 'colleague', leaderFirm: 'mine' }, 'colleagueLeads'],
  [{ leader: 'me', leaderFirm: 'mine' }, undefined],
  [{ leader: 'other', leaderFirm: 'theirs' }, undefined],
  [{ planSuspended: true }, 'planSuspended'],
] as const)('a user with %o may not bid because of %s', (change, reason) => expect(bidRefusal({ ...MAY_BID, ...change })).toBe(reason))

test('bidders are masked, each in one way', () => {
  expect(maskedBidder(Uint8Array.of(1, 2, 3, 35, 9))).toBe('12***31')
  expect(maskedBidder(Uint8Array.of(10, 33, 34, 255))).toBe('AZ***0H')
})

test.each([
  [DEFAULT_INCREMENTS, undefined],
  [[], 'empty'],
  [[{ below: 100n, step: 1n }], 'open'],
  [[{ below: null, step: 1n }, { below: null, step: 2n }], 'open'], // biome-ignore format: one row
  [[{ below: 9n, step: 1n }, { below: 9n, step: 2n }, { below: null, step: 2n }], 'order'], // biome-ignore format: one row
  [[{ below: 9n, step: 3n }, { below: null, step: 2n }], 'step'], // biome-ignore format: one row
  [[{ below: null, step: 0n }], 'step'],
  [
    [
      { below: 1n, step: 5n },
      { below: 2n, step: 5n },
      { below: null, step: 6n },
    ],
    undefined,
  ],
  [
    [
      { below: 1n, step: 0n },
      { below: null, step: 5n },
    ],
    'step',
  ],
  [[{ below: null, step: -1n }], 'step'],
] as const)('an increment table %o has the mistake %s', (table, mistake) => expect(incrementMistake(table)).toBe(mistake))
