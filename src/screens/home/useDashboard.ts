import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { dashboardCalls } from '../../domain/dashboard.ts'
import { RESYNC } from '../../providers/realtime/createRealtime.ts'
import { useLive } from '../../providers/realtime/realtimeContext.ts'
import { useCoalescedCall } from '../auctions/live/useCoalescedCall.ts'

const KEY = ['dashboard'] as const

/** Entities whose changes affect the sums. */
const SUMMED: ReadonlySet<string> = new Set([
  'auctions',
  'bids',
  'cars',
  'materials',
  'materialTransactions',
  'postings',
  'purchaseOrders',
  'salesOrders',
  'walletRequests',
  'wallets',
])

/** Milliseconds over which events are collected before the sums are refetched: they cost more than a record. */
const GATHER = 3000

/** Fetches the sums of the start page. */
export const useDashboard = () => {
  const hub = useHub()
  return useQuery({
    queryKey: KEY,
    queryFn: () => hub.call<typeof dashboardCalls.read>('GET', '/api/dashboard', {}),
    retry: false,
  })
}

/** Keeps the sums up to date while the page is open. */
export const useFreshDashboard = (): void => {
  const client = useQueryClient()
  const soon = useCoalescedCall(() => void client.invalidateQueries({ queryKey: KEY }), GATHER)
  useLive('record', (event) => {
    if (SUMMED.has((event as { readonly entity: string }).entity)) soon()
  })
  useLive(RESYNC, soon)
}
