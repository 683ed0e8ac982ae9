/** Lets at most `width` pieces of work run at a time; the others wait in order. */
export function createGate(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
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
