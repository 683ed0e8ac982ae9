import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScheduler } from './scheduler.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nothing = () => undefined

test('a job runs at each interval, first after one', async () => {
  const run = vi.fn(async () => undefined)
  const scheduler = createScheduler([{ name: 'sweep', every: 1_000, run }], nothing)
  scheduler.start()
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_500)
  expect(run).toHaveBeenCalledTimes(3)
  await scheduler.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('a run that takes long is not overtaken, and closing waits for it', async () => {
  let finish = nothing
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = () => void resolve())))
  const scheduler = createScheduler([{ name: 'sweep', every: 1_000, run }], nothing)
  scheduler.start()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(1)
  const stopped = vi.fn()
  const stopping = scheduler.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).not.toHaveBeenCalled()
  finish()
  await stopping
})

test('a failure is reported under the name of the job, which runs again in time; others go on', async () => {
  const report = vi.fn()
  const other = vi.fn(async () => undefined)
  const failing = () => Promise.reject(new Error('away'))
  const scheduler = createScheduler(
    [
      { name: 'sweep', every: 1_000, run: failing },
      { name: 'other', every: 1_000, run: other },
    ],
    report,
  )
  scheduler.start()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(report.mock.calls.map(([error, , about]) => [String(error), about])).toEqual([
    ['Error: away', { job: 'sweep' }],
    ['Error: away', { job: 'sweep' }],
  ])
  expect(other).toHaveBeenCalledTimes(2)
  await scheduler.stop()
})
