import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { dashboardCalls } from '../../domain/dashboard.ts'
import { RESYNC } from '../../providers/realtime/createRealtime.ts'
import { useLive } from '../../providers/realtime/realtimeContext.ts'
import { useCoalescedCall } from '../auctions/live/useCoalescedCall.ts'
import { TARGETS } from '../targets/useTargets.ts'

const KEY = ['dashboard'] as const

/** Entities whose changes affect the sums. */
const SUMMED: ReadonlySet<string> = new Set([
  'auctions',
  'bids',
  'cars',
  'invoices',
  'materials',
  'materialTransactions',
  'postings',
  'purchaseOrders',
  'salesOrders',
  'targets',
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
  const refetch = () => {
    for (const queryKey of [KEY, TARGETS]) void client.invalidateQueries({ queryKey })
  }
  const soon = useCoalescedCall(refetch, GATHER)
  useLive('record', (event) => {
    if (SUMMED.has((event as { readonly entity: string }).entity)) soon()
  })
  useLive(RESYNC, soon)
}
