import type { MutantResult } from '@stryker-mutator/api/core'
import { expect, test } from 'vitest'
import { type Explanation, unexplained } from './explained.ts'

const SOURCE = ['const one = 1', 'const lower = a < b ? a : b'].join('\n')

const mutant = (facts: Partial<MutantResult>): MutantResult => ({
  id: '1',
  fileName: 'src/domain/money/ageing.ts',
  mutatorName: 'EqualityOperator',
  replacement: 'a <= b',
  status: 'Survived',
  location: { start: { line: 2, column: 15 }, end: { line: 2, column: 20 } },
  ...facts,
})

const left = (explanation: Partial<Explanation>, facts: Partial<MutantResult> = {}) =>
  unexplained(
    [mutant(facts)],
    [{ files: 'src/domain/**', mutators: ['EqualityOperator'], line: 'a < b', reason: 'equal at equality', ...explanation }],
    () => SOURCE,
  ).length

test('a change that no test notices is explained by file, kind, line and what it becomes', () => {
  expect(left({})).toBe(0)
  expect(left({ mutators: ['StringLiteral', 'EqualityOperator'], line: 'lower = a', becomes: '<=' })).toBe(0)
})

test.each<[string, Partial<Explanation>]>([
  ['file', { files: 'src/model/**' }],
  ['kind', { mutators: ['StringLiteral'] }],
  ['line', { line: 'const one' }],
  ['replacement', { becomes: '>=' }],
])('another %s is left', (_, explanation) => {
  expect(left(explanation)).toBe(1)
})

test('what a test notices needs no explanation, and what none covers does', () => {
  expect(left({ files: 'other' }, { status: 'Killed' })).toBe(0)
  expect(left({ files: 'other' }, { status: 'Timeout' })).toBe(0)
  expect(left({ files: 'other' }, { status: 'NoCoverage' })).toBe(1)
  expect(left({ files: 'other' }, { status: 'RuntimeError' })).toBe(1)
})
