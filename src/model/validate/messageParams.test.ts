import { expect, test } from 'vitest'
import { messageParams } from './messageParams.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'errors.listSeparator': ',',
  'errors.kinds.text': 'a text',
  'errors.kinds.list': 'a list',
}
const text = (key: string): string => TEXTS[key] ?? key

test.each<[string, Parameters<typeof messageParams>[0], object]>([
  ['stay as they are', { limit: 3 }, { limit: 3 }],
  ['stay as they are where alternatives are no list', { alternatives: 'x' }, { alternatives: 'x' }],
  [
    'name alternatives by their text, or in words by their kind',
    { alternatives: [{ text: 'Card' }, { kind: 'list' }] },
    { alternatives: 'Card, a list' },
  ],
  ['name each once', { alternatives: [{ kind: 'text' }, { text: 'a text' }], limit: 1 }, { alternatives: 'a text', limit: 1 }],
  ['pass over what is no alternative', { alternatives: ['x', null, { text: 7 }] }, { alternatives: '7' }],
  [
    'name twelve',
    { alternatives: Array.from({ length: 12 }, (_, index) => ({ text: `${index}` })) },
    { alternatives: '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11' },
  ],
  [
    'name twelve of more',
    { alternatives: Array.from({ length: 13 }, (_, index) => ({ text: `${index}` })) },
    { alternatives: '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …' },
  ],
])('parameters of a message %s', (_, params, expected) => expect(messageParams(params, text)).toEqual(expected))
