import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { setupCalls } from '../../domain/setup.ts'
import { useLive } from '../../providers/realtime/realtimeContext.ts'
import { useCoalescedCall } from '../auctions/live/useCoalescedCall.ts'

const KEY = ['setup'] as const

/** Entities whose records complete a step. */
const ABOUT: ReadonlySet<string> = new Set(['carLots', 'firms', 'houseSettings', 'subscriptionPlans', 'users'])

/** Milliseconds over which events are coalesced. */
const GATHER = 500

/** State of the setup, updated by live events. Not fetched for users without the right. */
export const useSetup = (enabled = true) => {
  const hub = useHub()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: KEY })
  const soon = useCoalescedCall(refresh, GATHER)
  useLive('record', (event) => {
    if (ABOUT.has((event as { readonly entity: string }).entity)) soon()
  })
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => hub.call<typeof setupCalls.setup>('GET', '/api/setup', {}),
    retry: false,
    enabled,
  })
  return { ...query, refresh }
}
