import type { Json } from './entitySchema.ts'

/** One error of one value. `keyword` and `format` determine the message (`messageKeys.ts`), `params` are its parameters. */
export interface FieldError {
  /** Dotted path from the record: `iban`, `lines.0.quantity`; `''` for the record as a whole. */
  readonly path: string
  readonly keyword: string
  readonly format?: string
  readonly params: Readonly<Record<string, Json>>
}

type RowPath<List extends string, V> = [NonNullable<V>] extends [readonly (infer Row)[]]
  ? [Row] extends [object]
    ? `${List}.${number}.${keyof Row & string}`
    : `${List}.${number}`
  : never

/** Paths in a record or body of type `R`: its fields, and those of the rows of its lists. */
export type PathOf<R> = { [K in keyof R & string]: K | RowPath<K, R[K]> }[keyof R & string]

/** An error at a field of a record or body of type `R`. */
export interface ErrorIn<R> extends FieldError {
  readonly path: PathOf<R>
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

/** The refusal of a parameter of the address, whose text gives the first of the reasons. */
export const badParameter = (field: string, fields: readonly FieldError[]): AppError =>
  new AppError(400, 'badParameter', { params: { field }, fields })

/** The refusal of values of a record or body of type `R`: 422 `validation`. */
export const refusal = <R = object>(fields: readonly ErrorIn<NoInfer<R>>[]): AppError => new AppError(422, 'validation', { fields })

/** The refusal of one value of a record or body of type `R`. */
export const invalid = <R = object>(
  path: PathOf<NoInfer<R>>,
  keyword: string,
  params: FieldError['params'] = {},
  format?: string,
): AppError => refusal<R>([{ path, keyword, params, ...(format !== undefined && { format }) }])

/** Throws the refusal of values if there are errors. */
export function refuseErrors<R = object>(fields: readonly ErrorIn<NoInfer<R>>[]): void {
  if (fields.length > 0) throw refusal<R>(fields)
}
