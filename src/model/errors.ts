import type { Json } from './entitySchema.ts'

/** One thing wrong with one value. `keyword` and `format` choose the message (`messageKeys.ts`), `params` fill it. */
export interface FieldError {
  /** Dotted path from the record: `iban`, `lines.0.quantity`; empty for the record as a whole. */
  readonly path: string
  readonly keyword: string
  readonly format?: string
  readonly params: Readonly<Record<string, Json>>
}

/** A refusal with a code of `errors.*` in i18n, its HTTP status, and what fills the text. Thrown by services, answered by the API. */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, Json>>
  readonly fields: readonly FieldError[]
  /** Further members of the answer's body, for example the three sides of a conflict. */
  readonly extra: Readonly<Record<string, Json>>

  constructor(
    status: number,
    code: string,
    more: {
      readonly params?: Readonly<Record<string, Json>>
      readonly fields?: readonly FieldError[]
      readonly extra?: Readonly<Record<string, Json>>
    } = {},
  ) {
    super(code)
    this.status = status
    this.code = code
    this.params = more.params ?? {}
    this.fields = more.fields ?? []
    this.extra = more.extra ?? {}
  }
}
