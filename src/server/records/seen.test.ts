import { expect, test } from 'vitest'
import { Seen } from './seen.ts'

test('a text is seen once it is added, among thousands of others', () => {
  const [seen, more] = [new Seen(), new Seen()]
  const texts = Array.from({ length: 5_000 }, (_, at) => `text ${at}`)
  for (const [at, text] of texts.entries()) {
    expect(seen.has(text)).toBe(false)
    const into = at % 2 === 0 ? seen : more
    into.add(text)
    into.add(text)
  }
  seen.addAll(more)
  expect(texts.every((text) => seen.has(text))).toBe(true)
  expect(texts.some((text) => seen.has(`${text} `))).toBe(false)
})
