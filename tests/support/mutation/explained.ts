import { matchesGlob, relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** Why changes of one kind, at lines that are named, may go unnoticed. */
export interface Explanation {
  /** A pattern of files. */
  readonly files: string
  /** Stryker's names for the kind of change. */
  readonly mutators: readonly string[]
  /** A regular expression of the first changed line. */
  readonly line: string
  /** A regular expression of what is written in its place; where it is left out, anything. */
  readonly becomes?: string
  readonly reason: string
}

/** Whatever else becomes of a change, an error of the tools among it, no test has noticed it. */
const NOTICED: readonly string[] = ['Killed', 'Timeout']

const isUnnoticed = ({ status }: MutantResult): boolean => !NOTICED.includes(status)

const fits = (pattern: string, text: string): boolean => new RegExp(pattern).test(text)

/** Whether a change that no test notices is of an explained kind. */
export const explainedBy = ({ files, mutators, line, becomes }: Explanation, result: MutantResult, source: string): boolean =>
  isUnnoticed(result) &&
  matchesGlob(relative('', result.fileName), files) &&
  mutators.includes(result.mutatorName) &&
  fits(line, source.split('\n')[result.location.start.line - 1] ?? '') &&
  fits(becomes ?? '', result.replacement ?? '')

/** The changes that no test notices, without the explained ones. */
export const unexplained = (
  results: readonly MutantResult[],
  explanations: readonly Explanation[],
  sourceOf: (result: MutantResult) => string,
): readonly MutantResult[] =>
  results.filter((result) => isUnnoticed(result) && !explanations.some((one) => explainedBy(one, result, sourceOf(result))))
