/** Path of the fields of a row in the form of one row, beside those of the record. */
export const LINE = '_line'

/** Form path of a line's field. */
export const lineSource = (name: string): string => `${LINE}.${name}`

/** Inverse of `lineSource`. */
export const lineField = (source: string | undefined): string | undefined =>
  source?.startsWith(`${LINE}.`) ? source.slice(LINE.length + 1) : undefined
