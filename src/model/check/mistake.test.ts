import { expect, test } from 'vitest'
import { type Mistake, SchemaMistakes } from './mistake.ts'

const mistake: Mistake = { file: 'schemas/boats.ts', pointer: '/properties/size', message: 'no size', remedy: 'give one' }

test('one mistake is one line: its place, what is wrong, what to do', () => {
  const error = new SchemaMistakes([mistake])
  expect(error.name).toBe('SchemaMistakes')
  expect(error.message).toBe('1 mistake in the schemas:\nschemas/boats.ts#/properties/size: no size → give one')
})

test('a place has its line where that was found, and no pointer where the whole schema is meant', () => {
  const { message, mistakes } = new SchemaMistakes([
    { ...mistake, line: 7 },
    { ...mistake, pointer: '' },
  ])
  expect(message).toBe(
    '2 mistakes in the schemas:\nschemas/boats.ts:7#/properties/size: no size → give one\nschemas/boats.ts: no size → give one',
  )
  expect(mistakes).toHaveLength(2)
})

test('the same mistake is there once', () => {
  const { message, mistakes } = new SchemaMistakes([mistake, { ...mistake }])
  expect(mistakes).toEqual([mistake])
  expect(message).toMatch(/^1 mistake in/)
})
