import { describe, expect, test } from 'vitest'
import { mayFollow, withoutParts } from './withoutParts.ts'

const at = (pointer: string, message = '') => ({ pointer, message, remedy: '' })
const rest = (schema: unknown, ...pointers: string[]) =>
  withoutParts(
    schema,
    pointers.map((pointer) => at(pointer)),
  )

describe('a schema without the parts at fault', () => {
  test('keeps all others, at every depth', () => {
    const schema = { type: 'object', properties: { a: { type: 'strng', title: 'A' }, b: {} } }
    expect(rest(schema, '/properties/a/type')).toEqual({ type: 'object', properties: { a: { title: 'A' }, b: {} } })
    expect(rest(schema, '/properties/a', '/type')).toEqual({ properties: { b: {} } })
    expect(rest(schema)).toEqual(schema)
    expect(rest(schema, '')).toEqual(schema)
    expect(rest(['a'], '')).toEqual(['a'])
  })

  test('loses items by their position, also behind others that it loses', () => {
    const list = Array.from({ length: 12 }, (_, index) => index)
    expect(rest({ list }, '/list/2', '/list/10', '/list/9')).toEqual({ list: [0, 1, 3, 4, 5, 6, 7, 8, 11] })
    expect(rest({ list }, '/list/10', '/list/2')).toEqual({ list: [0, 1, 3, 4, 5, 6, 7, 8, 9, 11] })
    expect(rest({ anyOf: [{ a: 1 }, { a: 1, b: 2 }] }, '/anyOf/1/a')).toEqual({ anyOf: [{ a: 1 }, { b: 2 }] })
  })

  test('is the same where a pointer leads to nothing', () => {
    expect(rest({ a: 1, b: null, c: 'text' }, '/a/x', '/b/x', '/c/0', '/d/x')).toEqual({ a: 1, b: null, c: 'text' })
  })
})

describe('a finding may come from what was left out', () => {
  test.each([
    ['in the same property', at('/properties/a/default'), at('/properties/a/type'), true],
    ['of the property itself', at('/properties/a'), at('/properties/a/type'), true],
    ['in another property', at('/properties/b/default'), at('/properties/a/type'), false],
    ['of the same name elsewhere', at('/entity/a'), at('/properties/a/type'), false],
    ['where the property is named', at('/entity/columns/0', "there is no property 'a'"), at('/properties/a/type'), true],
    ['where another is named', at('/entity/columns/0', "there is no property 'ab'"), at('/properties/a/type'), false],
    ['where what the whole schema says is named', at('/properties/a', "'required' is missing"), at('/required'), true],
    ['in the same option', at('/entity/sort/field'), at('/entity/sort/order'), true],
    ['in another option', at('/entity/columns/0'), at('/entity/sort/order'), false],
  ])('%s', (_, found, fault, follows) => {
    expect(mayFollow(found, [fault])).toBe(follows)
    expect(mayFollow(found, [at('/properties/other'), fault])).toBe(follows)
  })
})
