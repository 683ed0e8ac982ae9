import { anchorOf, previousRenewal } from '../../../domain/subscriptions/periods.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'
import { daysFrom } from '../../seed/seedTime.ts'
import { dealerFirmId } from '../firms/firmSeed.ts'

/** Name, description, limits for cars and pipeline, price per month, price of an extra car. */
const PLANS = [
  ['Starter', 'For a first yard: a few cars at a time', 10, 5, '49.00', '9.00'],
  ['Professional', 'For a dealership that buys every week', 50, 60, '149.00', '6.00'],
  ['Enterprise', 'For groups with several yards', 500, 250, '499.00', '3.00'],
] as const

export const planSeed = (): SeedDraft<'subscriptionPlans'>[] =>
  PLANS.map(
    ([name, description, carLimit, pipelineCarLimit, pricePerMonth, extraCarPrice], position): SeedDraft<'subscriptionPlans'> => ({
      id: seedId(36, position),
      name,
      description,
      carLimit,
      pipelineCarLimit,
      pricePerMonth,
      extraCarPrice,
      currency: 'EUR',
      trial: position === 0,
      active: true,
    }),
  )

const ADDONS = [
  ['Transport', 'Cars are brought to your yard', '79.00'],
  ['Inspection', 'An inspector looks at a car before you bid', '39.00'],
  ['Photo studio', 'Pictures of each car from all sides', '29.00'],
  ['Priority support', 'An answer within the hour', '19.00'],
] as const

export const addonSeed = (): SeedDraft<'addonServices'>[] =>
  ADDONS.map(
    ([name, description, pricePerMonth], position): SeedDraft<'addonServices'> => ({
      id: seedId(37, position),
      name,
      description,
      pricePerMonth,
      currency: 'EUR',
      active: true,
    }),
  )

/** Days since the demo's subscriptions began, and days until their renewal. */
const BEGAN = 45
const RENEWED_IN = 15

/** Position of the first dealer's plan: it must allow the cars, bids and wins of the demo. */
const FIRST_PLAN = 1

export const subscriptionSeed = (dealers: readonly string[], now: Date): SeedDraft<'subscriptions'>[] =>
  dealers.map((_, position): SeedDraft<'subscriptions'> => {
    const plan = (FIRST_PLAN + position) % PLANS.length
    const renewalDate = daysFrom(now, RENEWED_IN)
    const anchorDay = anchorOf(renewalDate)
    return {
      id: seedId(38, position),
      firm: dealerFirmId(position),
      plan: seedId(36, plan),
      status: 'active',
      startDate: daysFrom(now, -BEGAN),
      renewalDate,
      endDate: null,
      addonServices: position === 0 ? [seedId(37, 0), seedId(37, 1)] : [],
      periodStart: previousRenewal(renewalDate, anchorDay),
      anchorDay,
      periodPrice: PLANS[plan]?.[4] ?? null,
      currency: 'EUR',
    }
  })
