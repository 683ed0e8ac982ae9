import { AsyncLocalStorage } from 'node:async_hooks'

/** The user for whom statements run. The functions are called for slow statements only. */
export interface Requester {
  /** Id of the user; users take turns. */
  readonly user: () => string
  /** Aborts when the client disconnects. Its reason is thrown. */
  readonly signal: () => AbortSignal
  /** Called when a slow statement runs for the requester. */
  readonly slow?: () => void
  /** Set for bulk reads, such as exports: only their smallest statements run on the main connection. */
  readonly inBackground?: boolean
}

const requesters = new AsyncLocalStorage<Requester>()

const never = new AbortController().signal

/** The server itself: no user, and no client that could disconnect. */
const SERVER: Requester = { user: () => '', signal: () => never }

/** The requester of the current asynchronous context. */
export const currentRequester = (): Requester => requesters.getStore() ?? SERVER

/** Runs work, and everything that it starts, for a requester. */
export const runAs = <T>(requester: Requester, work: () => T): T => requesters.run(requester, work)

/** Reads a whole stream as a bulk read: its statements run on the readers. */
export async function* inBackground<T>(chunks: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  const requester: Requester = { ...currentRequester(), inBackground: true }
  const iterator = runAs(requester, () => chunks[Symbol.asyncIterator]())
  try {
    for (;;) {
      const next = await runAs(requester, () => iterator.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}
