import { matchesGlob, relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** Why changes of one kind may go unnoticed. A kind that is left out is any. */
export interface Explanation {
  /** A pattern of files. */
  readonly files: string
  /** Stryker's name for the kind of change, or several. */
  readonly mutators?: readonly string[]
  /** A regular expression of the first changed line. */
  readonly line?: string
  /** A regular expression of what is written in its place. */
  readonly becomes?: string
  readonly reason: string
}

const UNNOTICED: readonly string[] = ['Survived', 'NoCoverage']

const fits = (pattern: string | undefined, text: string): boolean => pattern === undefined || new RegExp(pattern).test(text)

/** Whether a change that no test notices is of an explained kind. */
export const explainedBy = ({ files, mutators, line, becomes }: Explanation, result: MutantResult, source: string): boolean =>
  UNNOTICED.includes(result.status) &&
  matchesGlob(relative('', result.fileName), files) &&
  (mutators?.includes(result.mutatorName) ?? true) &&
  fits(line, source.split('\n')[result.location.start.line - 1] ?? '') &&
  fits(becomes, result.replacement ?? '')

/** The changes that no test notices, without the explained ones. */
export const unexplained = (
  results: readonly MutantResult[],
  explanations: readonly Explanation[],
  sourceOf: (result: MutantResult) => string,
): readonly MutantResult[] =>
  results.filter((result) => UNNOTICED.includes(result.status) && !explanations.some((one) => explainedBy(one, result, sourceOf(result))))
