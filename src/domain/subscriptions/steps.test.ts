import { expect, test } from 'vitest'
import { dueStep, obstaclesTo, retryDay, type SubscriptionFacts, trialEnd } from './steps.ts'

const ACTIVE: SubscriptionFacts = {
  status: 'active',
  renewalDate: '2027-03-10',
  retryDate: null,
  cancelled: false,
  planned: false,
  paid: false,
}

test.each<readonly [string, Partial<SubscriptionFacts>, string | undefined]>([
  ['an active one renews', {}, 'renew'],
  ['one that was cancelled ends', { cancelled: true }, 'end'],
  ['a trial without a chosen plan ends', { status: 'trial' }, 'end'],
  ['a trial with a chosen plan renews', { status: 'trial', planned: true }, 'renew'],
  ['one in the middle of its period waits', { renewalDate: '2027-03-11' }, undefined],
  ['one without a renewal is never charged', { renewalDate: null }, undefined],
  ['one past due waits for its day', { status: 'pastDue', retryDate: '2027-03-11' }, undefined],
  ['one past due is tried again', { status: 'pastDue', retryDate: '2027-03-10' }, 'retry'],
  ['one past due that was paid is restored', { status: 'pastDue', retryDate: '2027-03-11', paid: true }, 'restore'],
  ['a suspended one is not tried again', { status: 'suspended', retryDate: '2027-03-01' }, undefined],
  ['a suspended one that was paid is restored', { status: 'suspended', paid: true }, 'restore'],
  ['a paused one is not renewed', { status: 'paused' }, undefined],
  ['an ended one stays', { status: 'ended', paid: true }, undefined],
])('%s', (_, standing, step) => {
  expect(dueStep({ ...ACTIVE, ...standing }, '2027-03-10')).toBe(step)
})

test('attempts follow 1, 3 and 7 days after the first failure; then there is none (PRODUCT.md P4)', () => {
  expect(retryDay(1, '2027-02-27')).toBe('2027-02-28')
  expect(retryDay(2, '2027-02-28')).toBe('2027-03-02')
  expect(retryDay(3, '2027-03-02')).toBe('2027-03-06')
  expect(retryDay(4, '2027-03-06')).toBeUndefined()
})

test('a trial lasts 14 days (PRODUCT.md P7)', () => {
  expect(trialEnd('2028-02-20')).toBe('2028-03-05')
})

test('what exceeds a smaller plan stands in its way (PRODUCT.md P2)', () => {
  const limits = { carLimit: 10, pipelineCarLimit: 3 }
  expect(obstaclesTo(limits, { cars: 10, bids: 2, wins: 1 })).toEqual([])
  expect(obstaclesTo(limits, { cars: 12, bids: 3, wins: 1 })).toEqual([
    { what: 'cars', used: 12, allowed: 10 },
    { what: 'bids', used: 4, allowed: 3 },
  ])
})
