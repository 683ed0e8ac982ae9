import { expect, test } from 'vitest'
import { FairQueue, QueueFull } from './fairQueue.ts'

const stays = () => new AbortController().signal

/** Work that the test completes, and the order in which it started. */
function bench(atOnce = 1) {
  const queue = new FairQueue({ atOnce, perUser: 3, all: 5 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (user: string, signal = stays()) =>
    queue.run(
      user,
      signal,
      () =>
        new Promise<string>((done) => {
          begun.push(user)
          ends.push(() => done(user))
        }),
    )
  const settled = () => new Promise((next) => setImmediate(next))
  const endOne = async () => {
    await settled()
    ends.shift()?.()
    await settled()
  }
  return { queue, begun, add, endOne, settled }
}

test('runs as much at once as it may, the rest in the order of its coming', async () => {
  const { begun, add, endOne, settled } = bench(2)
  const all = ['a', 'b', 'c', 'd'].map((user) => add(user))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await endOne()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (let left = 0; left < 3; left += 1) await endOne()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('who has much waiting lets others go first', async () => {
  const { begun, add, endOne } = bench()
  const all = ['many', 'many', 'many', 'one'].map((user) => add(user))
  for (let left = 0; left < 4; left += 1) await endOne()
  await Promise.all(all)
  expect(begun).toEqual(['many', 'one', 'many', 'many'])
})

test('refuses what would wait too long', async () => {
  const { add, endOne } = bench()
  const all = ['a', 'a', 'a', 'a'].map((user) => add(user))
  await expect(add('a')).rejects.toBeInstanceOf(QueueFull)
  all.push(add('b'), add('c'))
  await expect(add('d')).rejects.toBeInstanceOf(QueueFull)
  for (let left = 0; left < 6; left += 1) await endOne()
  expect(await Promise.all(all)).toHaveLength(6)
})

test('work whose caller left never begins, and makes space', async () => {
  const { begun, add, endOne } = bench()
  const first = add('a')
  const left = new AbortController()
  const gone = add('b', left.signal)
  const next = add('c')
  left.abort(new Error('left'))
  await expect(gone).rejects.toThrow('left')
  await endOne()
  await endOne()
  await Promise.all([first, next])
  expect(begun).toEqual(['a', 'c'])
})

test('goes on after work that failed', async () => {
  const { queue } = bench()
  await expect(queue.run('a', stays(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('a', stays(), async () => 1)).toBe(1)
})
