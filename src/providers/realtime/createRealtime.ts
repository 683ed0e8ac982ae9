import { readEvents } from './readEvents.ts'

/** A record was written by somebody; values are not told. */
export interface RecordEvent {
  readonly entity: string
  readonly id: string
  readonly action: string
  readonly version: number
  readonly fields: readonly string[]
}

interface Hears {
  readonly record: (event: RecordEvent) => void
  readonly job: (event: unknown) => void
  /** The stream could not say what was missed: whatever is cached may be old. */
  readonly gap: () => void
}

interface Parts {
  readonly url: string
  readonly authorizedFetch: (url: string, init?: RequestInit) => Promise<Response>
  readonly hears: Hears
}

/** Milliseconds before a broken stream is opened again; doubles up to the limit while it stays broken. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000
/** Statuses after which trying again can't help: the session is over, or events are not offered. */
const FINAL: ReadonlySet<number> = new Set([401, 403, 404, 419, 440])

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Listens to the API's events until stopped, going on after the last one heard. */
export const startRealtime = ({ url, authorizedFetch, hears }: Parts): (() => void) => {
  const stop = new AbortController()
  let last: string | undefined
  let wait = FIRST_WAIT

  const listen = async (): Promise<boolean> => {
    const response = await authorizedFetch(url, { headers: last === undefined ? {} : { 'Last-Event-ID': last }, signal: stop.signal })
    if (!response.ok || !response.body) return !FINAL.has(response.status)
    wait = FIRST_WAIT
    for await (const { id, event, data } of readEvents(response.body)) {
      last = id ?? last
      if (event === 'record') hears.record(JSON.parse(data))
      if (event === 'job') hears.job(JSON.parse(data))
      if (event === 'gap') hears.gap()
    }
    return true
  }

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const again = await listen().catch(() => true)
      if (!again) return
      await sleep(wait, stop.signal)
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
  }
  void run()
  return () => stop.abort()
}
