import { expect, test } from 'vitest'
import {
  DEAL_STATUSES,
  type DealFacts,
  defaultDay,
  dueDay,
  dueDealStep,
  isDisputable,
  isSale,
  type Offer,
  offerEnd,
  postponed,
  remindersDue,
  secondChance,
} from './lifecycle.ts'

const NOW = '2026-03-10T12:00:00.000Z'
const unpaid: DealFacts = { status: 'invoiced', runsFrom: '2026-03-01', reminders: 0, late: false, settled: false, offerUntil: null }

test('an invoice is due on the third day, and the deal falls through on the fifth (PRODUCT.md A14)', () => {
  expect([dueDay('2026-02-27'), defaultDay('2026-02-27')]).toEqual(['2026-03-02', '2026-03-04'])
})

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 2],
])('after %i days %i reminders are due (PRODUCT.md A14)', (days, count) => {
  expect(remindersDue(days)).toBe(count)
})

test.each([
  ['2026-03-01', 0, undefined],
  ['2026-03-02', 0, undefined],
  ['2026-03-03', 0, 'remind'],
  ['2026-03-03', 1, undefined],
  ['2026-03-04', 1, 'remind'],
  ['2026-03-04', 2, undefined],
  ['2026-03-05', 0, 'remind'],
  ['2026-03-05', 2, 'late'],
  ['2026-03-06', 2, 'default'],
  ['2026-03-20', 0, 'default'],
])('on %s, after %i reminders, an unpaid deal of 1 March is due to %s', (today, reminders, step) => {
  expect(dueDealStep({ ...unpaid, reminders }, today, NOW)).toBe(step)
})

test('a deal that is marked as late waits for its default', () => {
  const late = { ...unpaid, reminders: 2, late: true }
  expect(['2026-03-04', '2026-03-05', '2026-03-06'].map((today) => dueDealStep(late, today, NOW))).toEqual([
    undefined,
    undefined,
    'default',
  ])
})

test('a settled invoice makes the deal paid, even after the deadline, and a paid one is released', () => {
  expect(dueDealStep({ ...unpaid, settled: true }, '2026-03-20', NOW)).toBe('paid')
  expect(dueDealStep({ ...unpaid, status: 'paid', settled: true }, '2026-03-02', NOW)).toBe('release')
})

test('a deal without a day has no deadlines', () => {
  expect(dueDealStep({ ...unpaid, runsFrom: null }, '2026-03-20', NOW)).toBeUndefined()
})

test.each([
  ['2026-03-10T12:00:00.001Z', undefined],
  ['2026-03-10T12:00:00.000Z', 'expire'],
  ['2026-03-10T11:59:59.999Z', 'expire'],
  [null, 'expire'],
])('a second chance until %s is due to %s', (offerUntil, step) => {
  expect(dueDealStep({ ...unpaid, status: 'offered', offerUntil }, '2026-03-20', NOW)).toBe(step)
})

test('nothing is due of the others: a dispute freezes its deal', () => {
  const others = DEAL_STATUSES.filter((status) => !['offered', 'invoiced', 'paid'].includes(status))
  expect(others.map((status) => dueDealStep({ ...unpaid, status, settled: true, offerUntil: '2000' }, '2026-03-20', NOW))).toEqual(
    others.map(() => undefined),
  )
})

test('a second chance lasts 24 hours (PRODUCT.md A14)', () => {
  expect(offerEnd(new Date('2026-03-10T12:00:00.000Z'))).toBe('2026-03-11T12:00:00.000Z')
})

test('deadlines wait for the end of a dispute', () => {
  expect(postponed('2026-03-01', '2026-03-03', '2026-03-10')).toBe('2026-03-08')
})

test('knows which deals are sales, and which can be disputed', () => {
  expect(DEAL_STATUSES.filter(isDisputable)).toEqual(['invoiced', 'paid', 'released', 'pickedUp'])
  expect(DEAL_STATUSES.filter(isSale)).toEqual(['invoiced', 'paid', 'released', 'pickedUp', 'disputed'])
})

const offer = (firm: string, maximum: bigint, number: number): Offer => ({ bidder: `user of ${firm}`, firm, maximum, number })
const OFFERS = [offer('a', 900n, 4), offer('b', 700n, 2), offer('c', 800n, 3), offer('d', 800n, 1)]

test('the best other firm gets a second chance; at equal maxima the earlier bid (PRODUCT.md A14)', () => {
  expect(secondChance(OFFERS, { without: ['a'], reserve: null })?.firm).toBe('d')
  expect(secondChance(OFFERS, { without: ['a', 'd'], reserve: null })?.firm).toBe('c')
  expect(secondChance(OFFERS, { without: [], reserve: null })?.firm).toBe('a')
  expect(secondChance(OFFERS.toReversed(), { without: ['a'], reserve: null })?.firm).toBe('d')
})

test('nobody gets one below the reserve', () => {
  expect(secondChance(OFFERS, { without: ['a'], reserve: 800n })?.firm).toBe('d')
  expect(secondChance(OFFERS, { without: ['a'], reserve: 801n })).toBeUndefined()
  expect(secondChance([], { without: [], reserve: null })).toBeUndefined()
})
