import { expect, test } from 'vitest'
import { dueStep, extraCarsOf, noticeLevel, obstaclesTo, retryDay, type SubscriptionFacts, trialEnd } from './steps.ts'

const ACTIVE: SubscriptionFacts = {
  status: 'active',
  renewalDate: '2027-03-10',
  retryDate: null,
  cancelled: false,
  planned: false,
  announced: false,
  paid: false,
}

test.each<readonly [string, Partial<SubscriptionFacts>, string | undefined]>([
  ['an active one renews', {}, 'renew'],
  ['one that was cancelled ends', { cancelled: true }, 'end'],
  ['a trial without a chosen plan ends', { status: 'trial' }, 'end'],
  ['a trial with a chosen plan renews', { status: 'trial', planned: true }, 'renew'],
  ['a trial is announced three days before its end', { status: 'trial', renewalDate: '2027-03-13' }, 'announce'],
  ['a trial is not announced earlier', { status: 'trial', renewalDate: '2027-03-14' }, undefined],
  ['a trial is announced once', { status: 'trial', renewalDate: '2027-03-13', announced: true }, undefined],
  ['a trial with a chosen plan is not announced', { status: 'trial', renewalDate: '2027-03-13', planned: true }, undefined],
  ['a cancelled trial is not announced', { status: 'trial', renewalDate: '2027-03-13', cancelled: true }, undefined],
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

test.each([
  ['less than 80 %', 7, 10, 0, 0],
  ['80 %', 8, 10, 0, 80],
  ['80 % again', 9, 10, 80, 80],
  ['100 %', 10, 10, 80, 100],
  ['less than before, and more than 80 %', 9, 10, 100, 100],
  ['less than 80 % again', 7, 10, 100, 0],
  ['a share of a small limit', 2, 3, 0, 0],
  ['nothing of no limit', 0, 0, 0, 0],
  ['something of no limit', 1, 0, 0, 100],
])('of a limit, %s is notified as it should', (_, used, limit, notified, level) => {
  expect(noticeLevel(used, limit, notified)).toBe(level)
})

test.each([
  [9, 0],
  [10, 0],
  [13, 3],
])('of %d cars under a limit of 10, %d are extra', (cars, extra) => {
  expect(extraCarsOf({ carLimit: 10 }, cars)).toBe(extra)
})
