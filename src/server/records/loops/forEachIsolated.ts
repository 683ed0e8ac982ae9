/** Receives an error that stops no other work, for a log, a metric or a state. Must not throw. */
export type Report = (error: unknown, message: string, about?: Readonly<Record<string, unknown>>) => void

/**
 * Does the same work for each item, one after the other: what fails is handed to `failed` and stops none of the others. Answers how many went well.
 * What `failed` throws comes through, for it says that going on makes no sense.
 */
export async function forEachIsolated<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  failed: (error: unknown, item: T) => void | Promise<void>,
): Promise<number> {
  let done = 0
  for (const item of items) {
    try {
      await work(item)
      done += 1
    } catch (error) {
      await failed(error, item)
    }
  }
  return done
}

/** The same for listeners, which are called and not awaited. */
export function callListeners<T>(listeners: Iterable<(value: T) => void>, value: T, failed: (error: unknown) => void): void {
  for (const listener of [...listeners]) {
    try {
      listener(value)
    } catch (error) {
      failed(error)
    }
  }
}
