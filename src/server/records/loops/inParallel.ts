import { createYielder } from './createYielder.ts'

/** Concurrent writes of a job. */
export const CONCURRENCY = 16

/** Results in the order of `items`, with at most `width` tasks at a time. Writers that run together share a commit. */
export async function inParallel<T, R>(items: readonly T[], width: number, work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length)
  const yieldIfDue = createYielder()
  let next = 0
  async function worker(): Promise<void> {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as T, index)
      await yieldIfDue()
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return results
}
