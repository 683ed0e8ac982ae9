import { expect, test } from 'vitest'
import { chooseDriver } from './driver.ts'

const point = (path: string) => ({ path, isPoint: true })
const range = (path: string) => ({ path, isPoint: false })

test.each([
  ['the smallest', [point('a'), point('b')], [7, 3], 'b'],
  ['the smallest, of any kind', [point('a'), range('b')], [11, 10], 'b'],
  ['the first of equal ones', [range('a'), point('b')], [0, 0], 'a'],
  ['the first point, if there is another to be looked up', [range('a'), point('b'), point('c')], [11, 11, 11], 'b'],
  ['none beside ranges alone', [point('a'), range('b')], [11, 11], undefined],
])('%s leads', (_, candidates, sizes, path) => {
  expect(chooseDriver(candidates, sizes, 10)).toBe(path)
})
