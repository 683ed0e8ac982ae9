import { describe, expect, test } from 'vitest'
import { nearest, suggest } from './nearest.ts'

describe('the word that was meant', () => {
  test.each<[string, readonly string[], string | undefined]>([
    ['minLenght', ['minLength', 'maxLength'], 'minLength'],
    ['maxLenght', ['minLength', 'maxLength'], 'maxLength'],
    ['TITLE', ['type', 'title'], 'title'],
    ['titel', ['type', 'title'], 'title'],
    ['ttle', ['title'], 'title'],
    ['tittle', ['title'], 'title'],
    ['a', ['abc'], 'abc'],
    ['a', ['abcd'], undefined],
    ['additionalProps', ['additionalProperties'], 'additionalProperties'],
    ['additional', ['additionalProperties'], undefined],
    ['nonsense', ['title', 'type'], undefined],
    ['type', [], undefined],
    ['title', ['TITLE'], 'TITLE'],
    ['typo', ['types', 'type', 'tip'], 'type'],
    ['typo', ['tip', 'type', 'types'], 'type'],
    ['typo', ['type', 'tip'], 'type'],
  ])('%s of %j is %s', (word, known, expected) => expect(nearest(word, known)).toBe(expected))

  test('is proposed, else all of them, forty at most', () => {
    expect(suggest('titel', ['title', 'type'])).toBe("write 'title'")
    expect(suggest('nonsense', ['title', 'type'])).toBe('choose one of: title, type')
    const many = Array.from({ length: 41 }, (_, index) => `keyword${index}`)
    expect(suggest('x', many)).toBe(`choose one of: ${many.slice(0, 40).join(', ')}`)
    expect(suggest('x', [])).toBe('remove it')
  })
})
