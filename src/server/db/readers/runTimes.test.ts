import { expect, test } from 'vitest'
import { RunTimes } from './runTimes.ts'

const LIMITS = { quick: 4, slow: 8 }

/** Runs of `time` milliseconds until the statement counts as quick. */
function runsUntilQuick(pace: RunTimes, time: number, most = 10_000): number {
  let runs = 0
  while (!pace.isQuick('s') && runs < most) {
    pace.took('s', time)
    runs += 1
  }
  return runs
}

test('a statement counts as slow until it was quick some times in turn', () => {
  const pace = new RunTimes(LIMITS)
  for (let run = 0; run < 7; run += 1) pace.took('s', 1)
  expect(pace.isQuick('s')).toBe(false)
  pace.took('s', 5)
  expect(runsUntilQuick(pace, 4)).toBe(8)
  expect(pace.isQuick('another')).toBe(false)
})

test('what was slow again needs twice as many quick runs each time; a run in between does no harm', () => {
  const pace = new RunTimes(LIMITS)
  expect(runsUntilQuick(pace, 1)).toBe(8)
  pace.took('s', 7)
  expect(pace.isQuick('s')).toBe(true)
  pace.took('s', 9)
  expect(pace.isQuick('s')).toBe(false)
  expect(runsUntilQuick(pace, 1)).toBe(16)
  pace.took('s', 300)
  expect(runsUntilQuick(pace, 1)).toBe(32)
})

test('a statement that is never quick stays slow', () => {
  expect(runsUntilQuick(new RunTimes(LIMITS), 5, 100)).toBe(100)
})
