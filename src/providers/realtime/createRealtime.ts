import type { AuthorizedFetch } from '../data/http.ts'
import type { ServerEvent } from './readEvents.ts'
import { createServerClock, type ServerClock } from './serverClock.ts'
import { createSubscribers } from './subscribers.ts'
import { createWait } from './wait.ts'

/** A record was written; the event has no values. */
export interface RecordEvent {
  readonly entity: string
  readonly id: string
  readonly action: string
  readonly version: number
  readonly fields: readonly string[]
}

/** `connecting`: also while the server itself receives no events. `offline`: the last attempt failed, or the browser is offline; it still retries. */
export type Connection = 'connecting' | 'connected' | 'offline'

/**
 * Event besides those of the server (`record`, `job` and the product's): the stream has (re)started, or the server could not replay missed
 * events. Screens that rely on events must refetch their data.
 */
export const RESYNC = 'resync'

export interface Realtime {
  /** Subscribes to one kind of event; the returned function unsubscribes. */
  readonly on: (event: string, listener: (data: unknown) => void) => () => void
  readonly connection: () => Connection
  readonly onConnection: (changed: () => void) => () => void
  /** The server's clock, estimated from answers. */
  readonly clock: ServerClock
  /** Connects; the returned function disconnects. */
  readonly start: () => () => void
}

/** The page's connection, and its requests: the first that is answered ends the state `offline`. */
export interface WatchedRealtime extends Realtime {
  readonly authorizedFetch: AuthorizedFetch
}

interface Parts {
  readonly url: string
  readonly authorizedFetch: AuthorizedFetch
  /** Random number from 0 to 1, which spreads the reconnects of many browsers. */
  readonly random?: () => number
}

/** Statuses after which it does not retry: the session is over, or there are no events. */
const FINAL: ReadonlySet<number> = new Set([401, 403, 404, 419, 440])

/** Milliseconds without data after which the connection counts as broken; the server sends a heartbeat every 20 s. */
const SILENCE = 45_000

/** Statuses of answers that are not the server's: it, or the proxy before it, could not be reached. */
export const UNANSWERED: ReadonlySet<unknown> = new Set([0, 502, 503, 504])

/** Number of remembered event ids; a resumed stream repeats the events of a few seconds. */
const REMEMBERED = 1_000

/** Whether an event was received before. Events without an id are always new. */
function createSeen(): (id: string | undefined) => boolean {
  const ids = new Set<string>()
  return (id) => {
    if (id === undefined) return false
    if (ids.has(id)) return true
    ids.add(id)
    const [oldest = id] = ids
    if (ids.size > REMEMBERED) ids.delete(oldest)
    return false
  }
}

const OPENING: ReadonlySet<string> = new Set(['ready', 'gap'])

/** Aborts after too long without data. */
const silenceWatch = (tooQuiet: () => void): { readonly alive: () => void; readonly end: () => void } => {
  let timer = setTimeout(tooQuiet, SILENCE)
  return {
    alive: () => {
      clearTimeout(timer)
      timer = setTimeout(tooQuiet, SILENCE)
    },
    end: () => clearTimeout(timer),
  }
}

/** The page's connection to the server's events, and what has been received. */
function createReception(subscribers: ReturnType<typeof createSubscribers>, clock: ServerClock) {
  const seen = createSeen()
  let state: Connection = 'connecting'
  let last: string | undefined

  const become = (next: Connection): void => {
    if (state === next) return
    state = next
    subscribers.emit('connection', undefined)
  }

  return {
    state: () => state,
    /** Id of the last event. */
    last: () => last,
    become,
    /** `late`: the first stream opened only after a failed attempt. */
    receive: ({ id, event, data }: ServerEvent, late: boolean): void => {
      last = id ?? last
      if (OPENING.has(event)) {
        clock.forget()
        become('connected')
        subscribers.emit(RESYNC, undefined)
      }
      if (event === 'interrupted') become('connecting')
      if (event === 'ready' && late) subscribers.emit('event gap', {})
      if (event !== 'record' || !seen(id)) subscribers.emit(`event ${event}`, JSON.parse(data))
    },
  }
}

/** Calls back when the browser goes offline; returns a function that stops listening. */
const onOffline = (listener: () => void): (() => void) => {
  addEventListener('offline', listener)
  return () => removeEventListener('offline', listener)
}

/** Requests by `authorizedFetch`, and whether the last of them has reached the server. */
function createReach(authorizedFetch: AuthorizedFetch, onAnswer: () => void) {
  let isReached = false
  const lose = () => {
    isReached = false
  }
  return {
    isReached: () => isReached,
    lose,
    authorizedFetch: async (url: string, init?: RequestInit): Promise<Response> => {
      const response = await authorizedFetch(url, init).catch((error: unknown) => {
        if (init?.signal?.aborted !== true) lose()
        throw error
      })
      isReached = !UNANSWERED.has(response.status)
      if (isReached) onAnswer()
      return response
    },
  }
}

/** Returns a function that reads one stream to its end and resolves to whether to reopen it. It calls `broken` after too long without data. */
const createListen = ({ url, authorizedFetch }: Parts, reception: ReturnType<typeof createReception>, onOpen: () => void) => {
  let attempts = 0
  return async (signal: AbortSignal, broken: () => void): Promise<boolean> => {
    const last = reception.last()
    // Data read before the first stream opened may have changed meanwhile, and those events can't be replayed.
    const late = last === undefined && attempts > 0
    attempts += 1
    const watch = silenceWatch(broken)
    try {
      const response = await authorizedFetch(url, { headers: last === undefined ? {} : { 'Last-Event-ID': last }, signal })
      if (!response.ok || !response.body) return !FINAL.has(response.status)
      // Loaded on demand: the first list needs no events.
      const { readEvents } = await import('./readEvents.ts')
      for await (const event of readEvents(response.body, watch.alive)) {
        if (OPENING.has(event.event)) onOpen()
        reception.receive(event, late)
      }
    } finally {
      watch.end()
    }
    return true
  }
}

/** The API's events, one stream per page. Reopens it after breaks and resumes after the last event. */
export const createRealtime = (parts: Parts): WatchedRealtime => {
  const subscribers = createSubscribers()
  const clock = createServerClock()
  const wait = createWait(parts.random ?? Math.random)
  const reception = createReception(subscribers, clock)
  const reach = createReach(parts.authorizedFetch, () => {
    if (reception.state() !== 'offline') return
    reception.become('connecting')
    wait.end()
  })
  const listen = createListen({ ...parts, authorizedFetch: reach.authorizedFetch }, reception, wait.reset)

  const run = async (stop: AbortSignal): Promise<void> => {
    while (!stop.aborted) {
      const attempt = new AbortController()
      const breakOff = () => attempt.abort()
      const ignoreOffline = onOffline(breakOff)
      const again = await listen(AbortSignal.any([stop, attempt.signal]), breakOff).catch(() => {
        reach.lose()
        return true
      })
      ignoreOffline()
      if (stop.aborted) return
      const isThere = reception.state() === 'connected' || reach.isReached()
      reception.become(navigator.onLine && isThere && again ? 'connecting' : 'offline')
      if (!again) return
      await wait.next(stop)
    }
  }

  return {
    on: (event, listener) => subscribers.add(event === RESYNC ? RESYNC : `event ${event}`, listener),
    connection: reception.state,
    onConnection: (changed) => subscribers.add('connection', changed),
    clock,
    authorizedFetch: reach.authorizedFetch,
    start: () => {
      const stop = new AbortController()
      void run(stop.signal)
      return () => stop.abort()
    },
  }
}
