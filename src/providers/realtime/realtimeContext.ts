import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Connection, Realtime } from './createRealtime.ts'
import { createServerClock, type ServerClock } from './serverClock.ts'

/** Without a connection to the server there are no events, and no loss to show. */
const SILENT: Realtime = {
  on: () => () => undefined,
  connection: () => 'connected',
  onConnection: () => () => undefined,
  clock: createServerClock(),
  start: () => () => undefined,
}

export const RealtimeContext = createContext<Realtime>(SILENT)

/** Calls the handler for every event of a kind while the component is shown: `useLive('lot', …)`, `useLive(RESYNC, …)`. Data is as the server sent it. */
export const useLive = (event: string, handler: (data: unknown) => void): void => {
  const { on } = useContext(RealtimeContext)
  const listener = useEffectEvent(handler)
  useEffect(() => on(event, (data) => listener(data)), [on, event])
}

/** Whether events arrive; re-renders when that changes. */
export const useConnection = (): Connection => {
  const { connection, onConnection } = useContext(RealtimeContext)
  return useSyncExternalStore(onConnection, connection)
}

export const useServerClock = (): ServerClock => useContext(RealtimeContext).clock
