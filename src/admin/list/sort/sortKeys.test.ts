import { expect, test } from 'vitest'
import { sortKeys, sortPairs, sortText } from '../../../providers/data/sortKeys.ts'
import { sortedBy, sortOf, withKey } from './sortKeys.ts'

const name = { field: 'name', order: 'ASC' }
const city = { field: 'city', order: 'DESC' }

test('several keys are one sort of react-admin, and pairs of the API', () => {
  const sort = { field: 'name,city', order: 'ASC,DESC' }
  expect(sortOf([name, city])).toEqual(sort)
  expect(sortKeys(sort)).toEqual([name, city])
  expect(sortPairs(sort)).toEqual(['name', 'ASC', 'city', 'DESC'])
  expect(sortText({ field: 'name', order: 'ASC' })).toBe('["name","ASC"]')
  expect(sortKeys({ field: 'name,city', order: 'DESC' })).toEqual([
    { field: 'name', order: 'DESC' },
    { field: 'city', order: 'ASC' },
  ])
})

test('a click sorts by the field alone, another one in the other order', () => {
  expect(sortedBy([city], 'name')).toEqual([name])
  expect(sortedBy([name], 'name')).toEqual([{ field: 'name', order: 'DESC' }])
  expect(sortedBy([name, city], 'name')).toEqual([name])
})

test('a click with Shift adds a key, turns it, and removes it; there are four at most', () => {
  const added = withKey([name], 'city')
  expect(added).toEqual([name, { field: 'city', order: 'ASC' }])
  expect(withKey(added, 'city')).toEqual([name, city])
  expect(withKey([name, city], 'city')).toEqual([name])
  expect(withKey([city], 'city')).toEqual([{ field: 'city', order: 'ASC' }])
  const four = ['a', 'b', 'c', 'd'].map((field) => ({ field, order: 'ASC' }))
  expect(withKey(four, 'e')).toEqual(four)
})
