import { AppError } from '../../../model/errors.ts'

/** Lets at most `width` pieces of work run at a time; the others wait in order, at most `room` of them: more are refused with 503 `unavailable`. */
export function createSemaphore(concurrency: number, queueLimit = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (waiting.length >= queueLimit) throw new AppError(503, 'unavailable')
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
