import { useQueryClient } from '@tanstack/react-query'
import { RESYNC } from '../../providers/realtime/createRealtime.ts'
import { useLive } from '../../providers/realtime/realtimeContext.ts'

/** What a movement of money changes. */
const MOVED = ['wallets', 'postings', 'walletHolds', 'walletRequests'] as const

/** Keeps everything about wallets that is shown up to date: what moved here, in another browser, or while nobody listened. */
export const useLiveWallets = (): void => {
  const client = useQueryClient()
  const refresh = () => {
    for (const entity of MOVED) void client.invalidateQueries({ queryKey: [entity] })
  }
  useLive('wallet', refresh)
  useLive(RESYNC, refresh)
}
