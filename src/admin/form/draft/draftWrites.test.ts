import { HttpError } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftWrites, type DraftOutcome } from './draftWrites.ts'

const online = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const HOUR = 3_600_000

const writer = (isWanted = () => true) => {
  const writes = createDraftWrites()
  const said: DraftOutcome[] = []
  return { said, add: (run: () => Promise<unknown>) => writes.add({ run, isWanted, report: (outcome) => said.push(outcome) }) }
}

test('what fails is tried again with growing pauses, and no longer after a while, but when the connection is back', async () => {
  const { said, add } = writer()
  const times: number[] = []
  const start = Date.now()
  const run = vi.fn(async (): Promise<void> => {
    times.push((Date.now() - start) / 1000)
    throw new HttpError('', 0)
  })
  add(run)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(times.slice(0, 6)).toEqual([0, 2, 6, 14, 30, 60])
  expect(said).toEqual([...times.slice(1).map(() => 'failing'), 'stopped'])
  run.mockImplementation(async () => undefined)
  online.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(said.at(-1)).toBe('done')
})

test('the latest change replaces one that is tried again, and waits for one that runs', async () => {
  const { said, add } = writer()
  const order: string[] = []
  add(async () => {
    order.push('first')
    throw new HttpError('', 500)
  })
  await vi.advanceTimersByTimeAsync(0)
  let finish = () => {}
  add(
    () =>
      new Promise<void>((resolve) => {
        order.push('second')
        finish = resolve
      }),
  )
  add(async () => order.push('third'))
  add(async () => order.push('fourth'))
  finish()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(order).toEqual(['first', 'second', 'fourth'])
  expect(said).toEqual(['failing', 'done', 'done'])
})

test('what is refused, or whose form was left, is tried once', async () => {
  const refused = vi.fn(async () => Promise.reject(new HttpError('', 413)))
  const { said, add } = writer()
  add(refused)
  const left = vi.fn(async () => Promise.reject(new HttpError('', 0)))
  writer(() => false).add(left)
  await vi.advanceTimersByTimeAsync(HOUR)
  online.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(HOUR)
  expect([refused.mock.calls.length, left.mock.calls.length]).toEqual([1, 1])
  expect(said).toEqual(['stopped'])
})
