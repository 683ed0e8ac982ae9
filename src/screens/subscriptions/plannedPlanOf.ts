import type { Subscription } from './records.ts'

/** The plan of the next period; null if it stays, or if the plan is cancelled: then nothing follows, until it is kept. */
export const plannedPlanOf = ({ plannedPlan, cancelled }: Pick<Subscription, 'plannedPlan' | 'cancelled'>): string | null =>
  cancelled ? null : (plannedPlan ?? null)
