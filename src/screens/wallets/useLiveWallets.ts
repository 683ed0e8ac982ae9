import { useQueryClient } from '@tanstack/react-query'
import { RESYNC } from '../../providers/realtime/createRealtime.ts'
import { useLive } from '../../providers/realtime/realtimeContext.ts'

/** Entities that a movement of money changes. */
const MOVED = ['wallets', 'postings', 'walletHolds', 'walletRequests'] as const

/** Refetches all shown wallet data after changes here, in another browser, or while disconnected. */
export const useLiveWallets = (): void => {
  const client = useQueryClient()
  const refresh = () => {
    for (const entity of MOVED) void client.invalidateQueries({ queryKey: [entity] })
  }
  useLive('wallet', refresh)
  useLive(RESYNC, refresh)
}
