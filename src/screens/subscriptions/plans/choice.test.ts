import { describe, expect, it } from 'vitest'
import type { Plan, Subscription } from '../records.ts'
import { choiceOf } from './choice.ts'

const plan = (id: string, pricePerMonth: string) => ({ id, pricePerMonth }) as Plan
const [small, own, large] = [plan('small', '49.00'), plan('own', '149.00'), plan('large', '149.01')]

const has = (changes: Partial<Subscription> = {}) =>
  ({ plan: 'own', status: 'active', periodPrice: '149.00', plannedPlan: null, cancelled: false, ...changes }) as Subscription

describe('what a firm can do with a plan', () => {
  it('is choosing any without a plan, after its end and during a trial', () => {
    for (const subscription of [undefined, has({ status: 'ended' }), has({ status: 'trial' })])
      expect([small, own, large].map((one) => choiceOf(one, subscription, own))).toEqual(['first', 'first', 'first'])
  })

  it('is more or less by the price that the period began with', () => {
    expect([small, own, large].map((one) => choiceOf(one, has(), own))).toEqual(['smaller', 'yours', 'larger'])
    expect(choiceOf(large, has({ periodPrice: '200.00' }), own)).toBe('smaller')
    // Unknown, or changed by what was agreed, the period's price says nothing.
    for (const terms of [
      { periodPrice: null },
      { periodPrice: '0.00', freeUntil: '2027-01-01' },
      { periodPrice: '20.00', discountPercent: '80' },
    ])
      expect([small, large].map((one) => choiceOf(one, has(terms), own))).toEqual(['smaller', 'larger'])
  })

  it('is keeping its own while another is planned, or its end', () => {
    expect([small, own].map((one) => choiceOf(one, has({ plannedPlan: 'small' }), own))).toEqual(['planned', 'keep'])
    expect([small, own].map((one) => choiceOf(one, has({ plannedPlan: 'small', cancelled: true }), own))).toEqual(['smaller', 'keep'])
    expect(choiceOf(small, has({ status: 'trial', plannedPlan: 'small' }), own)).toBe('planned')
  })
})
