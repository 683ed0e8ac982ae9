import { useHub } from '../../../admin/hub.ts'
import { useServerClock } from '../../../providers/realtime/realtimeContext.ts'

/** Reads an answer that tells the server's time, and sets the clock by it. */
export const useTimedRead = (): (<T extends { readonly now: string }>(path: string) => Promise<T>) => {
  const hub = useHub()
  const clock = useServerClock()
  return async <T extends { readonly now: string }>(path: string) => {
    const sentAt = Date.now()
    const answer = (await hub.read(path)) as T
    clock.hear(answer.now, sentAt, Date.now())
    return answer
  }
}
