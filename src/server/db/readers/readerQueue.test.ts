import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_CONCURRENT } from '../sandbox/maxConcurrent.ts'
import { createReaderQueue, READER_LIMITS } from './readerQueue.ts'
import type { Requester } from './requester.ts'

const never = new AbortController().signal

/** A statement that runs until `end`. */
function statement() {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  let isRunning = false
  const work = async (): Promise<void> => {
    isRunning = true
    await promise
    isRunning = false
  }
  return { end, work, isRunning: () => isRunning }
}

/** Starts statements in one queue. */
function createRunner() {
  const queue = createReaderQueue(READER_LIMITS)
  const named: string[] = []
  const begin = (isSlow: () => boolean, user = '') => {
    const { work, ...one } = statement()
    const requester: Requester = { user: () => user, signal: () => never, slow: () => named.push(user) }
    return { ...one, done: queue.run(requester, isSlow, work) }
  }
  return { named, many: (isSlow: () => boolean) => Array.from({ length: MAX_CONCURRENT }, () => begin(isSlow)), begin }
}

const isSlow = () => true
const isUnknown = () => false

describe('statements of unknown speed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('do not wait for slow ones', async () => {
    const { begin, many } = createRunner()
    const slow = many(isSlow)
    const [waiting, quick] = [begin(isSlow), begin(isUnknown)]
    await vi.advanceTimersByTimeAsync(0)
    expect([...slow, waiting, quick].map((one) => one.isRunning())).toEqual([...slow.map(() => true), false, true])
  })

  test('that turn out to be slow take the places of slow ones', async () => {
    const { begin, many } = createRunner()
    const long = many(isUnknown)
    const quick = begin(isUnknown)
    await vi.advanceTimersByTimeAsync(0)
    expect(quick.isRunning()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    const slow = begin(isSlow)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([...long, quick, slow].map((one) => one.isRunning())).toEqual([...long.map(() => true), true, false])
    for (const one of long) one.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(slow.isRunning()).toBe(true)
  })

  test('keep their places while there is none among the slow ones', async () => {
    const { begin, many } = createRunner()
    const slow = many(isSlow)
    const long = many(isUnknown)
    const quick = begin(isUnknown)
    await vi.advanceTimersByTimeAsync(5_000)
    expect([...slow, ...long, quick].map((one) => one.isRunning())).toEqual([...slow, ...long].map(() => true).concat(false))
    for (const one of slow) one.end()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(quick.isRunning()).toBe(true)
  })

  test('are named slow once they were', async () => {
    const { begin, named } = createRunner()
    let wasSlow = false
    const [quick, long] = [begin(isUnknown, 'quick'), begin(() => wasSlow, 'long')]
    for (const one of [quick, long]) one.end()
    await quick.done
    wasSlow = true
    await long.done
    expect(named).toEqual(['long'])
  })
})
