import { matchesGlob, relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** Reason why mutants of one kind, in the given lines, may survive. */
export interface Explanation {
  /** A pattern of files. */
  readonly files: string
  /** Stryker's names of the kinds of mutants. */
  readonly mutators: readonly string[]
  /** A regular expression of the first changed line. */
  readonly line: string
  /** A regular expression of the replacement; absent: any. */
  readonly becomes?: string
  readonly reason: string
}

/** All results except these count as survived, including errors of the tools. */
const NOTICED: readonly string[] = ['Killed', 'Timeout']

const isUnnoticed = ({ status }: MutantResult): boolean => !NOTICED.includes(status)

const fits = (pattern: string, text: string): boolean => new RegExp(pattern).test(text)

/** Whether a surviving mutant is explained. */
export const explainedBy = ({ files, mutators, line, becomes }: Explanation, result: MutantResult, source: string): boolean =>
  isUnnoticed(result) &&
  matchesGlob(relative('', result.fileName), files) &&
  mutators.includes(result.mutatorName) &&
  fits(line, source.split('\n')[result.location.start.line - 1] ?? '') &&
  fits(becomes ?? '', result.replacement ?? '')

/** The surviving mutants that are not explained. */
export const unexplained = (
  results: readonly MutantResult[],
  explanations: readonly Explanation[],
  sourceOf: (result: MutantResult) => string,
): readonly MutantResult[] =>
  results.filter((result) => isUnnoticed(result) && !explanations.some((one) => explainedBy(one, result, sourceOf(result))))
