import { expect, test } from 'vitest'
import { SharedRuns } from './sharedRuns.ts'

const stays = () => new AbortController().signal

/** Runs that the test completes. */
function bench() {
  let now = 0
  const runs = new SharedRuns<number>(
    () => 40 * 1024 * 1024,
    () => now,
  )
  const signals: AbortSignal[] = []
  const ends: ((value: number) => void)[] = []
  const get = (key: string, seconds = 0, signal = stays()) =>
    runs.get(key, seconds, signal, (own) => {
      signals.push(own)
      return new Promise<number>((done) => ends.push(done))
    })
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { get, ends, signals, pass }
}

test('viewers of the same share a run', async () => {
  const { get, ends } = bench()
  const [one, two, other] = [get('a'), get('a'), get('b')]
  expect(ends).toHaveLength(2)
  ends[0]?.(1)
  ends[1]?.(2)
  expect(await Promise.all([one, two, other])).toEqual([1, 1, 2])
})

test('a run ends when the last of its viewers leaves, and no sooner', async () => {
  const { get, signals, ends } = bench()
  const [first, second] = [new AbortController(), new AbortController()]
  const [one, two] = [get('a', 0, first.signal), get('a', 0, second.signal)]
  first.abort(new Error('first'))
  await expect(one).rejects.toThrow('first')
  expect(signals[0]?.aborted).toBe(false)
  second.abort(new Error('second'))
  await expect(two).rejects.toThrow('second')
  expect(signals[0]?.aborted).toBe(true)
  const later = get('a')
  ends[1]?.(5)
  expect(await later).toBe(5)
})

test('an answer is kept for its seconds, and not at all for none', async () => {
  const { get, ends, pass } = bench()
  const first = get('a', 30)
  ends[0]?.(1)
  expect(await first).toBe(1)
  pass(29)
  expect(await get('a', 30)).toBe(1)
  pass(1)
  const again = get('a', 30)
  ends[1]?.(2)
  expect(await again).toBe(2)
  const unkept = get('b')
  ends[2]?.(3)
  expect(await unkept).toBe(3)
  const once = get('b')
  ends[3]?.(4)
  expect(await once).toBe(4)
})

test('the longest unused answers go where there are too many', async () => {
  const { get, ends } = bench()
  for (const [index, key] of ['a', 'b'].entries()) {
    const asked = get(key, 60)
    ends[index]?.(index)
    await asked
  }
  expect(await get('b', 60)).toBe(1)
  const again = get('a', 60)
  ends[2]?.(7)
  expect(await again).toBe(7)
})

test('what failed is not kept', async () => {
  const runs = new SharedRuns<number>(
    () => 1,
    () => 0,
  )
  await expect(runs.get('a', 60, stays(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await runs.get('a', 60, stays(), async () => 3)).toBe(3)
})
