import type { Json } from './entitySchema.ts'

/** One error of one value. `keyword` and `format` determine the message (`messageKeys.ts`), `params` are its parameters. */
export interface FieldError {
  /** Dotted path from the record: `iban`, `lines.0.quantity`; `''` for the record as a whole. */
  readonly path: string
  readonly keyword: string
  readonly format?: string
  readonly params: Readonly<Record<string, Json>>
}

/** An error with a code of `errors.*` in i18n, an HTTP status, and the parameters of the text. Services throw it; the API answers it. */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, Json>>
  readonly fields: readonly FieldError[]
  /** Further members of the answer's body, for example the three versions of a conflict. */
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
