import { expect, test } from 'vitest'
import { insertMention, mentionedIn, typedMention, withMentions } from './mentions.ts'

const ada = { id: '1', name: 'Ada Admin' }
const dan = { id: '2', name: 'Dan_*' }

test.each([
  ['@', ''],
  ['Hello @Ad', 'Ad'],
  ['(@Ada A', 'Ada A'],
  ['line\n@Ada', 'Ada'],
  ['mail me@here', undefined],
  ['@Ada\nnext', undefined],
  ['@ ', undefined],
  ['@Ada  x', undefined],
  ['no', undefined],
])('after %j the name being typed is %j', (text, typed) => expect(typedMention(text, text.length)).toBe(typed))

test('a chosen person replaces what was typed, at the caret', () => {
  expect(insertMention('Ask @Ad today', 7, ada)).toEqual({ text: 'Ask @Ada Admin today', caret: 15 })
  expect(insertMention('@', 1, ada)).toEqual({ text: '@Ada Admin ', caret: 11 })
})

test('only names that are still in the text are mentioned, once each', () => {
  expect(mentionedIn('@Ada Admin and @Ada Admin', [ada, dan, { id: '3', name: 'Ada Admin' }])).toEqual([ada])
  expect(mentionedIn('Ada Admin', [ada])).toEqual([])
})

test('mentions are bold, whatever signs a name has', () => {
  expect(withMentions('Hi @Ada Admin, @Dan_*!', [ada, dan])).toBe('Hi **@Ada Admin**, **@Dan\\_\\***!')
  expect(withMentions('no one', [])).toBe('no one')
})
