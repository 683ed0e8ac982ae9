import { AppError } from '../../../model/errors.ts'

/** Lets at most `width` pieces of work run at a time; the others wait in order, at most `room` of them: more are refused with 503 `unavailable`. */
export function createSemaphore(width: number, room = Number.POSITIVE_INFINITY): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (waiting.length >= room) throw new AppError(503, 'unavailable')
    if (running < width) running += 1
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
