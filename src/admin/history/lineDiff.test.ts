import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff, withContextLines } from './lineDiff.ts'

const marks = { same: ' ', removed: '-', added: '+' }

const shown = (before: string, after: string) => lineDiff(before, after)?.map(({ kind, text }) => marks[kind] + text)

test('a changed line is removed and added, the others stay', () => {
  expect(shown('select a\nfrom t\norder by 1', 'select a\nfrom t\nwhere b\norder by 2')).toEqual([
    ' select a',
    ' from t',
    '-order by 1',
    '+where b',
    '+order by 2',
  ])
})

test('both texts can be read from it', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after) ?? []
      const side = (other: string) => lines.filter(({ kind }) => kind !== other).map((line) => line.text)
      expect(side('added').join('\n')).toBe(before)
      expect(side('removed').join('\n')).toBe(after)
    }),
  )
})

test('lines far from changes are left out', () => {
  const lines = lineDiff('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\n7') ?? []
  expect(withContextLines(lines).map((line) => line && marks[line.kind] + line.text)).toEqual([undefined, ' 4', ' 5', '-6', '+7'])
})

test('long texts are compared where they differ, unless that is too long', () => {
  const long = (line: string) => `${'a\n'.repeat(5_000)}${line}\n${'z\n'.repeat(5_000)}`
  expect(withContextLines(lineDiff(long('one'), long('two')) ?? []).map((line) => line && marks[line.kind] + line.text)).toEqual([
    undefined,
    ...[' a', ' a', '-one', '+two', ' z', ' z'],
    undefined,
  ])
  expect(lineDiff('x\n'.repeat(501), '')).toBeUndefined()
})
