import { expect, test } from 'vitest'
import { type ColumnChoice, isPinned, moved, visibleOf, widthWithin, withPin } from './columnChoice.ts'

const choice = (pinned: number): ColumnChoice => ({
  order: ['a', 'hidden', 'b', 'c', 'd'],
  visible: new Set(['a', 'b', 'c', 'd']),
  pinned,
})

test('a column moves to the place of another one, forwards and backwards', () => {
  expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 'a', 'x')).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 'x', 'a')).toEqual(['a', 'b'])
})

test('a pinned column stands beside those that are pinned', () => {
  const one = withPin(choice(1), 'd')
  expect([visibleOf(one), one.pinned]).toEqual([['a', 'd', 'b', 'c'], 2])
  expect(['a', 'b', 'c', 'd'].map((name) => isPinned(one, name))).toEqual([true, false, false, true])
  const two = withPin(one, 'c')
  expect([visibleOf(two), two.pinned]).toEqual([['a', 'd', 'c', 'b'], 3])
})

test('a released column follows those that stay pinned; one always does', () => {
  const released = withPin(choice(3), 'a')
  expect([visibleOf(released), released.pinned]).toEqual([['b', 'c', 'a', 'd'], 2])
  expect(withPin(choice(1), 'a')).toEqual(choice(1))
  expect(withPin(choice(2), 'hidden')).toEqual(choice(2))
})

test('widths stay within what views accept', () => {
  expect([1, 100.4, 99_999].map(widthWithin)).toEqual([48, 100, 1200])
})
