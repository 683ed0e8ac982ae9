/** Why a user's query was refused or aborted; codes of `errors.*` in i18n. */
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

/** Codes of texts with a name → codes of the same texts without one. */
const WITHOUT_WORD: Partial<Record<RefusalCode, RefusalCode>> = {
  reportSyntax: 'reportIncomplete',
  reportUnknownName: 'reportUnknown',
  reportForbiddenName: 'reportUnknown',
  reportFunction: 'reportFailed',
}

/** A refused or aborted query. Parameters contain only words of the query: no data, and no messages of the engine. */
export class SqlRefusal extends Error {
  readonly code: RefusalCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: RefusalCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = (params.name === '' || params.near === '' ? WITHOUT_WORD[code] : undefined) ?? code
    this.params = params
  }
}

/** A refusal as plain data, to pass between processes. */
export type PlainRefusal = Pick<SqlRefusal, 'code' | 'params'>
