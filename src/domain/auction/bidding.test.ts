import { describe, expect, it, test } from 'vitest'
import { type BidDecision, type LotState, type LotTerms, minimumNextBid, placeBid } from './bidding.ts'
import { DEFAULT_INCREMENTS, type Increments, incrementAt } from './increments.ts'
import { replay, untouched } from './replay.ts'

const FINE: Increments = [
  { below: 1_00n, step: 5n },
  { below: 5_00n, step: 25n },
  { below: 25_00n, step: 50n },
  { below: 100_00n, step: 1_00n },
  { below: 250_00n, step: 2_50n },
  { below: 500_00n, step: 5_00n },
  { below: 1_000_00n, step: 10_00n },
  { below: 2_500_00n, step: 25_00n },
  { below: 5_000_00n, step: 50_00n },
  { below: null, step: 100_00n },
]

const MINUTE = 60_000
const END = 1_000 * MINUTE

const terms = (change: Partial<LotTerms> = {}): LotTerms => ({
  startPrice: 100_00n,
  reserve: null,
  increments: FINE,
  plannedEnd: END,
  ...change,
})

const euros = (amount: bigint | null) => Number(amount) / 100

const outcome = (verdict: BidDecision): string => {
  if (!('refused' in verdict)) return `${verdict.next.leader} ${euros(verdict.next.price)}`
  const { refused } = verdict
  return `${refused.code} ${euros('minimum' in refused ? refused.minimum : refused.maximum)}`
}

/** Plays bids (`bidder euros`, one per minute) and returns each result as `leader price`, or the refusal with its amount. */
function play(lot: LotTerms, ...bids: string[]): string[] {
  let state: LotState = untouched(lot.plannedEnd)
  return bids.map((text, index) => {
    const [bidder = '', amount = ''] = text.split(' ')
    const verdict = placeBid(lot, state, { bidder, maximum: BigInt(Math.round(Number(amount) * 100)), at: index * MINUTE })
    if (!('refused' in verdict)) state = verdict.next
    return outcome(verdict)
  })
}

/** The lot after one accepted bid. */
function stateAfter(lot: LotTerms, state: LotState, bidder: string, amount: number, at: number): LotState {
  const verdict = placeBid(lot, state, { bidder, maximum: BigInt(amount * 100), at })
  if ('refused' in verdict) throw new Error(verdict.refused.code)
  return verdict.next
}

describe('a bid that counts', () => {
  const begun = stateAfter(terms(), untouched(END), 'A', 500, 0)
  const verdictOf = (bidder: string, amount: number) => placeBid(terms(), begun, { bidder, maximum: BigInt(amount * 100), at: MINUTE })

  test('is counted, and its outcome reported', () => {
    expect(placeBid(terms(), untouched(END), { bidder: 'A', maximum: 500_00n, at: 0 })).toMatchObject({
      outcome: 'led',
      next: { bidCount: 1 },
    })
    expect(verdictOf('B', 600)).toMatchObject({ outcome: 'led', next: { bidCount: 2, leader: 'B' } })
    expect(verdictOf('B', 200)).toMatchObject({ outcome: 'outbid', next: { bidCount: 2, leader: 'A' } })
  })

  test('of the leader raises the maximum and is none more', () => {
    expect(verdictOf('A', 600)).toMatchObject({ outcome: 'raised', shown: 100_00n, next: { bidCount: 1, leaderMaximum: 600_00n } })
  })

  test('above the reserve takes no price down to it', () => {
    const lot = terms({ reserve: 120_00n })
    const first = stateAfter(lot, untouched(END), 'A', 500, 0)
    expect(first.price).toBe(120_00n)
    expect(stateAfter(lot, first, 'B', 600, MINUTE).price).toBe(510_00n)
  })
})

describe('proxy bids (PRODUCT.md A2)', () => {
  test('the worked case', () => {
    const bids = ['A 500', 'B 260', 'C 500', 'D 505', 'D 600']
    expect(play(terms(), ...bids)).toEqual(['A 100', 'A 265', 'A 500', 'bidTooLow 510', 'D 510'])
  })

  test('the first bid has to reach the start price, and leads at it', () => {
    expect(play(terms(), 'A 99.99', 'A 100', 'B 102.49', 'B 102.5')).toEqual(['bidTooLow 100', 'A 100', 'bidTooLow 102.5', 'B 102.5'])
  })

  test('a challenger leads no higher than at the own maximum', () => {
    expect(play(terms(), 'A 500', 'B 504')).toEqual(['A 100', 'B 504'])
  })

  test('a leader who is challenged pays no more than their maximum', () => {
    expect(play(terms(), 'A 500', 'B 498')).toEqual(['A 100', 'A 500'])
  })

  test('of equal maxima the earlier leads', () => {
    expect(play(terms(), 'A 300', 'B 300', 'C 305')).toEqual(['A 100', 'A 300', 'C 305'])
  })

  test('raising the own maximum moves no price; lowering it, or offering the same again, is refused (PRODUCT.md A3)', () => {
    const bids = ['A 300', 'A 400', 'A 400', 'A 399', 'B 350']
    expect(play(terms(), ...bids)).toEqual(['A 100', 'A 100', 'maximumLowered 400', 'maximumLowered 400', 'A 355'])
  })

  test('a raised maximum is not published', () => {
    const state = stateAfter(terms(), untouched(END), 'A', 300, 0)
    expect(stateAfter(terms(), state, 'A', 400, END - 1)).toEqual({ ...state, leaderMaximum: 400_00n })
  })

  test('a bid that falls short is shown at what it had to reach, not at its maximum', () => {
    const state = stateAfter(terms(), untouched(END), 'A', 500, 0)
    expect(placeBid(terms(), state, { bidder: 'B', maximum: 260_00n, at: 1 })).toMatchObject({ outcome: 'outbid', shown: 102_50n })
  })
})

describe('the least next bid (PRODUCT.md A3)', () => {
  it.each([
    [null, 100_00n],
    [99_99n, 104_99n],
    [100_00n, 110_00n],
    [499_00n, 509_00n],
    [500_00n, 525_00n],
    [1_000_00n, 1_050_00n],
    [4_999_00n, 5_049_00n],
    [5_000_00n, 5_100_00n],
    [25_000_00n, 25_250_00n],
  ])('at a price of %s is %s', (price, minimum) =>
    expect(minimumNextBid(terms({ increments: DEFAULT_INCREMENTS }), { price })).toBe(minimum),
  )
})

describe('a reserve (PRODUCT.md A4)', () => {
  const lot = terms({ reserve: 400_00n })

  test.each([
    ['is the price once the first maximum reaches it', ['A 400'], ['A 400']],
    ['leaves the price to the bids below it', ['A 399', 'B 300'], ['A 100', 'A 305']],
    ['is the price once a challenger’s maximum reaches it', ['A 200', 'B 450', 'C 405'], ['A 100', 'B 400', 'B 410']],
    ['is the price once the leader’s raised maximum reaches it', ['A 200', 'A 450'], ['A 100', 'A 400']],
    ['below the price changes nothing', ['A 450', 'B 420'], ['A 400', 'A 425']],
  ])('%s', (_, bids, expected) => expect(play(lot, ...bids)).toEqual(expected))
})

describe('the soft close (PRODUCT.md A5)', () => {
  const opened = stateAfter(terms(), untouched(END), 'A', 300, 0)

  test.each([
    ['more than two minutes before the end', END - 120_001, END],
    ['two minutes before the end', END - 120_000, END],
    ['a moment later', END - 119_999, END + 1],
    ['in the last millisecond', END - 1, END + 119_999],
  ])('a bid %s', (_, at, end) => expect(stateAfter(terms(), opened, 'B', 200, at).endsAt).toBe(end))

  test('moves the end again and again, by an hour in all', () => {
    let state = opened
    for (let maximum = 310; state.endsAt < END + 60 * MINUTE; maximum += 10)
      state = stateAfter(terms(), state, maximum % 20 === 0 ? 'A' : 'B', maximum, state.endsAt - 1_000)
    expect(state.endsAt).toBe(END + 60 * MINUTE)
    expect(stateAfter(terms(), state, 'C', 900, state.endsAt - 1).endsAt).toBe(END + 60 * MINUTE)
  })

  test('is not moved by a price that stays', () => {
    const tied = stateAfter(terms(), opened, 'B', 300, 1)
    expect(stateAfter(terms(), tied, 'A', 800, END - 1).endsAt).toBe(END)
  })
})

describe('a retracted bid (PRODUCT.md A8)', () => {
  const bids = [
    { bidder: 'A', maximum: 500_00n, at: 0 },
    { bidder: 'B', maximum: 260_00n, at: 1 },
    { bidder: 'C', maximum: 700_00n, at: 2 },
    { bidder: 'D', maximum: 600_00n, at: 3 },
  ]
  const without = (bidder: string) => replay(terms(), bids.filter((bid) => bid.bidder !== bidder), END + 5).state // biome-ignore format: one line

  test.each([
    ['A', { leader: 'C', price: 610_00n }],
    ['C', { leader: 'D', price: 510_00n }],
    ['D', { leader: 'C', price: 510_00n }],
  ])('of %s leaves the others as if it had never been', (bidder, expected) => expect(without(bidder)).toMatchObject(expected))

  test('keeps an extension that others have relied on', () => expect(without('C').endsAt).toBe(END + 5))

  test('alone leaves the lot untouched', () => expect(replay(terms(), [], END).state).toEqual(untouched(END)))
})

test('what a leader had raised falls away where their first bid was retracted: the rest says what it led to', () => {
  const bids = [
    { bidder: 'A', maximum: 500_00n, at: 0 },
    { bidder: 'B', maximum: 100_00n, at: MINUTE },
    { bidder: 'A', maximum: 400_00n, at: 2 * MINUTE },
  ]
  const { bids: replayed } = replay(terms(), bids, END)
  expect(replayed.map(({ bid, decision: verdict }) => [bid.bidder, verdict?.outcome])).toEqual([
    ['A', 'led'],
    ['B', undefined],
    ['A', undefined],
  ])
})

test('an increment table without a last row has no step for what is above it', () => {
  expect(() => incrementAt([{ below: 1_00n, step: 5n }], 1_00n)).toThrow(new RangeError('the increment table has no last row'))
})
