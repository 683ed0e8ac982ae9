import { act } from '@testing-library/react'
import { type Connection, RESYNC, type Realtime } from '../../../src/providers/realtime/createRealtime.ts'
import { createServerClock } from '../../../src/providers/realtime/serverClock.ts'
import { createSubscribers } from '../../../src/providers/realtime/subscribers.ts'

/** The connection between the page and the event stream, which tests can break and restore. */
export const eventConnection = () => {
  const subscribers = createSubscribers()
  let state: Connection = 'connected'
  const realtime: Realtime = {
    on: subscribers.add,
    connection: () => state,
    onConnection: (changed) => subscribers.add('connection', changed),
    clock: createServerClock(),
    start: () => () => undefined,
  }
  const become = (next: Connection) =>
    act(() => {
      state = next
      subscribers.emit('connection', undefined)
      if (next === 'connected') subscribers.emit(RESYNC, undefined)
    })
  return { realtime, become }
}
