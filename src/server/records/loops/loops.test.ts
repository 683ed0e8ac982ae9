import { expect, test } from 'vitest'
import { consecutive } from './consecutive.ts'
import { createCooldown } from './cooldown.ts'
import { callListeners, forEachIsolated } from './forEachIsolated.ts'

const RANGE = { first: 1_000, longest: 60_000 }

test('what fails stops none of the others', async () => {
  const [worked, failed]: [number[], unknown[]] = [[], []]
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`)
    worked.push(item)
  }
  expect(await forEachIsolated([1, 2, 3, 4, 5], work, (error, item) => void failed.push([String(error), item]))).toBe(3)
  expect(worked).toEqual([1, 3, 5])
  expect(failed).toEqual([
    ['Error: no 2', 2],
    ['Error: no 4', 4],
  ])
})

test('a listener that throws or unsubscribes meanwhile does not affect the others', () => {
  const received: string[] = []
  const listeners = new Set<(value: string) => void>()
  const broken = () => {
    listeners.delete(broken)
    throw new Error('broken')
  }
  listeners.add((value) => received.push(`one ${value}`))
  listeners.add(broken)
  listeners.add((value) => received.push(`two ${value}`))
  const failures: unknown[] = []
  callListeners(listeners, 'news', (error) => failures.push(error))
  expect([received, failures.length]).toEqual([['one news', 'two news'], 1])
})

test('what failed rests, longer each time, until it goes well', () => {
  let now = 0
  const cooldown = createCooldown(() => new Date(now), RANGE)
  cooldown.failed('a')
  expect([cooldown.keys(), cooldown.until()]).toEqual([['a'], 1_000])
  now = 1_000
  expect([cooldown.keys(), cooldown.until()]).toEqual([[], undefined])
  cooldown.failed('a')
  expect(cooldown.until()).toBe(3_000)
  cooldown.done('a')
  cooldown.failed('a')
  expect(cooldown.until()).toBe(2_000)
})

test('items are grouped with those beside them that have the same key', () => {
  const isEven = (item: number) => item % 2 === 0
  expect(consecutive([2, 4, 1, 6, 8], isEven)).toEqual([
    { key: true, items: [2, 4] },
    { key: false, items: [1] },
    { key: true, items: [6, 8] },
  ])
  expect(consecutive([], isEven)).toEqual([])
})
