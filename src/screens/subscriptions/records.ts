import type { subscriptionCalls } from '../../domain/subscriptions/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { ShownMap } from '../../model/entityMap.ts'

/** Records as the API answers them. */
export type Subscription = ShownMap['subscriptions']
export type Plan = ShownMap['subscriptionPlans']
export type Addon = ShownMap['addonServices']
export type Invoice = ShownMap['invoices']

export type PlanOfUser = AnswerOf<typeof subscriptionCalls.of>
export type Standing = AnswerOf<typeof subscriptionCalls.own>
export type Counted = AnswerOf<typeof subscriptionCalls.counted>
export type Due = AnswerOf<typeof subscriptionCalls.due>['due'][number]
export type Preview = AnswerOf<typeof subscriptionCalls.preview>
export type Charge = NonNullable<Preview['charge']>
