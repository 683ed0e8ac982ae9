import { describe, expect, it } from 'vitest'
import { noticeOf } from './noticeOf.ts'

const facts = { status: 'active', renewalDate: '2027-03-10', plannedPlan: null, cancelled: false, unpaidInvoice: null } as const

describe('what every page says about a plan', () => {
  it.each([
    ['2027-03-06', undefined],
    ['2027-03-07', 'trial'],
    ['2027-03-09', 'trial'],
    ['2027-03-10', 'trialToday'],
    ['2027-03-11', 'trialToday'],
  ])('is on %s of a trial until 10 March: %s', (day, kind) => expect(noticeOf({ ...facts, status: 'trial' }, day)).toBe(kind))

  it('is nothing of a trial that a plan follows, and of an active plan', () => {
    expect(noticeOf({ ...facts, status: 'trial', plannedPlan: 'p' }, '2027-03-10')).toBeUndefined()
    expect(noticeOf({ ...facts, status: 'trial', plannedPlan: 'p', cancelled: true }, '2027-03-10')).toBe('trialToday')
    expect(noticeOf({ ...facts, status: 'trial', renewalDate: null }, '2027-03-10')).toBeUndefined()
    expect(noticeOf(facts, '2027-03-10')).toBeUndefined()
  })

  it('is what stops it, and who can lift that', () => {
    const of = (status: 'pastDue' | 'paused' | 'suspended' | 'ended', unpaidInvoice: string | null = null) =>
      noticeOf({ ...facts, status, unpaidInvoice }, '2027-03-01')
    expect([of('pastDue', 'i'), of('paused'), of('ended')]).toEqual(['pastDue', 'paused', 'ended'])
    expect([of('suspended', 'i'), of('suspended')]).toEqual(['suspended', 'suspendedByHouse'])
  })
})
