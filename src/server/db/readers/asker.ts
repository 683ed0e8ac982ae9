import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom statements run. Both are asked only where a statement is slow. */
export interface Asker {
  /** Id of the user; users take turns. */
  readonly user: () => string
  /** Aborts when nobody waits for the answer any more. Its reason is thrown. */
  readonly signal: () => AbortSignal
  /** Reads so much that only the smallest statements may run among the quick ones of others. */
  readonly isPatient?: boolean
}

const asking = new AsyncLocalStorage<Asker>()

const never = new AbortController().signal

/** The server itself: no user, and nobody who leaves. */
const NOBODY: Asker = { user: () => '', signal: () => never }

/** Who asks in the current asynchronous context. */
export const currentAsker = (): Asker => asking.getStore() ?? NOBODY

/** Runs work, and all that it starts, for somebody. */
export const askingAs = <T>(asker: Asker, work: () => T): T => asking.run(asker, work)

/** Reads all of a stream patiently: its statements run apart from those of others. */
export async function* patiently<T>(chunks: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  const asker: Asker = { ...currentAsker(), isPatient: true }
  const iterator = askingAs(asker, () => chunks[Symbol.asyncIterator]())
  try {
    for (;;) {
      const next = await askingAs(asker, () => iterator.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await iterator.return?.()
  }
}
