import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Connection, Realtime } from './createRealtime.ts'
import { createServerClock, type ServerClock } from './serverClock.ts'

/** Default without a connection: no events, always `connected`. */
const SILENT: Realtime = {
  on: () => () => undefined,
  connection: () => 'connected',
  onConnection: () => () => undefined,
  clock: createServerClock(),
  start: () => () => undefined,
}

export const RealtimeContext = createContext<Realtime>(SILENT)

/** Calls the handler for every event of a kind while the component is mounted: `useLive('lot', …)`, `useLive(RESYNC, …)`. Data is the server's JSON. */
export const useLive = (event: string, handler: (data: unknown) => void): void => {
  const { on } = useContext(RealtimeContext)
  const listener = useEffectEvent(handler)
  useEffect(() => on(event, (data) => listener(data)), [on, event])
}

/** State of the connection; re-renders when it changes. */
export const useConnection = (): Connection => {
  const { connection, onConnection } = useContext(RealtimeContext)
  return useSyncExternalStore(onConnection, connection)
}

export const useServerClock = (): ServerClock => useContext(RealtimeContext).clock
