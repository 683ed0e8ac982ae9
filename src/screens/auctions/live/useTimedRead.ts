import { useHub } from '../../../admin/hub.ts'
import type { HubDataProvider } from '../../../providers/data/createDataProvider.ts'
import { useServerClock } from '../../../providers/realtime/realtimeContext.ts'

/** Makes a call whose answer contains the server's time, and synchronises the clock with it. */
export const useTimedRead = (): (<T extends { readonly now: string }>(read: (hub: HubDataProvider) => Promise<T>) => Promise<T>) => {
  const hub = useHub()
  const clock = useServerClock()
  return async (read) => {
    const sentAt = Date.now()
    const answer = await read(hub)
    clock.observe(answer.now, sentAt, Date.now())
    return answer
  }
}
