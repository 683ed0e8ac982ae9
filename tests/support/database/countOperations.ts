import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'

const executed = (scripts: readonly Profiler.ScriptCoverage[]): number => {
  let sum = 0
  for (const { functions } of scripts) for (const { ranges } of functions) for (const { count } of ranges) sum += count
  return sum
}

/** Counts what JavaScript of this process executes, in blocks of code: the same on a fast machine and on a busy one. */
export async function operationCounter(): Promise<{
  readonly count: <T>(work: () => Promise<T>) => Promise<{ readonly value: T; readonly operations: number }>
  readonly close: () => Promise<void>
}> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    async count(work) {
      await session.post('Profiler.takePreciseCoverage')
      const value = await work()
      const { result } = await session.post('Profiler.takePreciseCoverage')
      return { value, operations: executed(result) }
    },
    async close() {
      await session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}
