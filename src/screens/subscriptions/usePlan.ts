import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import { useRecords, useRecordsById } from '../../admin/useRecords.ts'
import type { subscriptionCalls } from '../../domain/subscriptions/calls.ts'
import type { Subscription } from './records.ts'
import { usePlanFirm } from './usePlanFirm.ts'

/** Usage and next charge of the firm's plan. Refetched with the subscriptions. */
export const useOwnPlan = (enabled = true) => {
  const hub = useHub()
  const firm = usePlanFirm()
  return useQuery({
    queryKey: ['subscriptions', 'own'],
    queryFn: () => hub.call<typeof subscriptionCalls.own>('GET', '/api/subscriptions/own', {}),
    enabled: enabled && firm !== undefined,
    retry: false,
  })
}

/** Records that count against the limits of the firm's plan. */
export const useCounted = (enabled: boolean) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['subscriptions', 'counted'],
    queryFn: () => hub.call<typeof subscriptionCalls.counted>('GET', '/api/subscriptions/counted', {}),
    enabled,
    retry: false,
  })
}

/** The plan of a user's firm, for Admins. */
export const usePlanOf = (user: string, enabled: boolean) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['subscriptions', 'of', user],
    queryFn: () => hub.call<typeof subscriptionCalls.of>('GET', '/api/subscriptions/of/{user}', { params: { user } }),
    enabled,
    retry: false,
  })
}

/** The unpaid invoice of the firm's plan. */
export const useDue = () => {
  const hub = useHub()
  return useQuery({
    queryKey: ['subscriptions', 'due'],
    queryFn: () => hub.call<typeof subscriptionCalls.due>('GET', '/api/subscriptions/due', {}),
    retry: false,
  })
}

/** Preview of a choice: its cost and effect. */
export const usePreview = (what: 'plan' | 'addon', id: string, enabled = true) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['subscriptions', 'preview', what, id],
    queryFn: () => hub.call<typeof subscriptionCalls.preview>('GET', '/api/subscriptions/preview', { query: { what, id } }),
    enabled,
    retry: false,
    gcTime: 0,
  })
}

/** The latest subscription of the user's firm, even if it has ended. */
export const useLatest = (enabled = true) => {
  const firm = usePlanFirm()
  const found = useRecords(
    'subscriptions',
    { sort: { field: 'startDate', order: 'DESC' }, limit: 20 },
    { enabled: enabled && firm !== undefined },
  )
  const subscription = found.data && (found.data.find(({ status }) => status !== 'ended') ?? found.data[0])
  return { ...found, subscription }
}

/** Names of plans and add-ons that a subscription refers to. */
export const useNamesOf = (subscription: Subscription | undefined) => {
  const plans = useRecordsById('subscriptionPlans', [subscription?.plan, subscription?.plannedPlan])
  const addons = useRecordsById('addonServices', [...(subscription?.addonServices ?? []), ...(subscription?.droppedAddons ?? [])])
  return { plans, addons }
}
