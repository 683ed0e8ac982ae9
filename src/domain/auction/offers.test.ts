import { describe, expect, it, test } from 'vitest'
import { DAYS_AHEAD, type EventTimes, eventMistakes, offerMistakes, planLots } from './offers.ts'

const mistake = (path: string, keyword: string, params = {}) => ({ path, keyword, params })

it.each([
  ['minimumBid', '100.00', null, []],
  ['minimumBid', '100.00', undefined, []],
  ['minimumBid', '100.00', '100.00', []],
  ['minimumBid', '100.00', '99.99', [mistake('reserve', 'belowStart')]],
  ['minimumBid', null, '99.99', []],
  ['minimumBid', undefined, '99.99', []],
  ['onApproval', '100.00', '1000.00', []],
  ['pure', '100.00', null, []],
  ['pure', '100.00', '1000.00', [mistake('reserve', 'pure')]],
] as const)('a %s sale from %s with a reserve of %s', (saleType, startPrice, reserve, expected) =>
  expect(offerMistakes({ saleType, startPrice, reserve })).toEqual(expected),
)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const times: EventTimes = { startsAt: DAY, firstEnd: 2 * DAY, minutesBetween: 3 }

describe('an event', () => {
  test('ends its lots one after the other, in their order', () => {
    expect(planLots(times, 3)).toEqual([
      { lot: 1, endsAt: 2 * DAY },
      { lot: 2, endsAt: 2 * DAY + 3 * MINUTE },
      { lot: 3, endsAt: 2 * DAY + 6 * MINUTE },
    ])
    expect(planLots(times, 0)).toEqual([])
  })

  test('starts in the future', () => {
    expect(eventMistakes(times, 2, DAY - 1)).toEqual([])
    expect(eventMistakes(times, 2, DAY)).toEqual([mistake('startsAt', 'past')])
  })

  test('ends after its start', () => {
    expect(eventMistakes({ ...times, firstEnd: DAY }, 1, 0)).toEqual([mistake('firstEnd', 'after')])
    expect(eventMistakes({ ...times, firstEnd: DAY + 1 }, 1, 0)).toEqual([])
  })

  test('ends within a year, with its last lot', () => {
    const far = { ...times, firstEnd: DAYS_AHEAD * DAY - 3 * MINUTE }
    expect(eventMistakes(far, 2, 0)).toEqual([])
    expect(eventMistakes(far, 3, 0)).toEqual([mistake('firstEnd', 'tooFarAhead', { days: DAYS_AHEAD })])
    expect(eventMistakes({ ...times, firstEnd: DAYS_AHEAD * DAY + 1 }, 0, 0)).toEqual([
      mistake('firstEnd', 'tooFarAhead', { days: DAYS_AHEAD }),
    ])
  })
})
