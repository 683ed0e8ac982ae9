/** Why a query that people wrote is not run, or was given up; codes of `errors.*` in i18n. */
type RefusalCode =
  | 'reportSyntax'
  | 'reportIncomplete'
  | 'reportOneStatement'
  | 'reportOnlyReads'
  | 'reportUnknownName'
  | 'reportUnknown'
  | 'reportForbiddenName'
  | 'reportFunction'
  | 'reportParameter'
  | 'reportValue'
  | 'reportTooComplex'
  | 'reportTime'
  | 'reportMemory'
  | 'reportFailed'

/** Codes of texts that name a word, and those without it. */
const WORDLESS: Partial<Record<RefusalCode, RefusalCode>> = {
  reportSyntax: 'reportIncomplete',
  reportUnknownName: 'reportUnknown',
  reportForbiddenName: 'reportUnknown',
  reportFunction: 'reportFailed',
}

/** A mistake in a query, or its end. Names are words of the query itself: no data and nothing of the engine comes along. */
export class SqlRefusal extends Error {
  readonly code: RefusalCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: RefusalCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = (params.name === '' || params.near === '' ? WORDLESS[code] : undefined) ?? code
    this.params = params
  }
}

/** Of a refusal that crossed a process. */
export type PlainRefusal = Pick<SqlRefusal, 'code' | 'params'>
