/** Receives an error that stops no other work, to log, count or store it. Must not throw. */
export type Report = (error: unknown, message: string, about?: Readonly<Record<string, unknown>>) => void

/**
 * Runs the work for each item in sequence and returns the number of successes. A failure goes to `failed` and does not stop the others. An
 * error thrown by `failed` propagates and stops the loop.
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

const PAGE = 200

/**
 * The same for all ids that `idsAfter` finds, page by page, each page after the last id of the one before.
 * @param idsAfter at most `limit` ids after the given one, in ascending order
 */
export async function forEachPaged(
  idsAfter: (last: string, limit: number) => Promise<readonly string[]>,
  work: (id: string) => Promise<unknown>,
  failed: (error: unknown, id: string) => void,
): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const ids = await idsAfter(last, PAGE)
    await forEachIsolated(ids, work, failed)
    last = ids.length < PAGE ? undefined : ids.at(-1)
  }
}

/** The same for listeners, which are called but not awaited. */
export function callListeners<T>(listeners: Iterable<(value: T) => void>, value: T, failed: (error: unknown) => void): void {
  for (const listener of [...listeners]) {
    try {
      listener(value)
    } catch (error) {
      failed(error)
    }
  }
}
