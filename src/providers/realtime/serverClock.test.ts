import { expect, it } from 'vitest'
import { createServerClock } from './serverClock.ts'

const at = (milliseconds: number): string => new Date(milliseconds).toISOString()

it('is the local clock until the server has answered', () => {
  expect(createServerClock(() => 5_000).now()).toBe(5_000)
})

it('takes an answer to be written halfway between question and arrival', () => {
  const clock = createServerClock(() => 10_000)
  clock.observe(at(70_100), 9_800, 10_000)
  expect(clock.now()).toBe(70_200)
})

it('one slow answer does not move it', () => {
  const clock = createServerClock(() => 0)
  for (const late of [0, 4, 0, 9_000, 2]) clock.observe(at(60_000), 0, late)
  expect(clock.now()).toBe(59_999)
})

it('forgets old answers', () => {
  const clock = createServerClock(() => 0)
  for (let answer = 0; answer < 9; answer++) clock.observe(at(1_000), 0, 0)
  for (let answer = 0; answer < 5; answer++) clock.observe(at(9_000), 0, 0)
  expect(clock.now()).toBe(9_000)
})

it('keeps its time over a break, and believes the first answer after it', () => {
  const clock = createServerClock(() => 0)
  for (let answer = 0; answer < 9; answer++) clock.observe(at(1_000), 0, 0)
  clock.forget()
  expect(clock.now()).toBe(1_000)
  clock.observe(at(9_000), 0, 0)
  expect(clock.now()).toBe(9_000)
})

it('ignores invalid answers', () => {
  const clock = createServerClock(() => 7)
  clock.observe('soon', 0, 0)
  expect(clock.now()).toBe(7)
})
