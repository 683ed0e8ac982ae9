import type { Json } from '../../../model/entitySchema.ts'

/** Content of a file: a heading and rows. Cells of CSV files and workbooks are text, or null if empty; JSON keeps its values. */
export interface Sheet {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Json[])[]
  /** Whether cells are text, to be parsed by field types. */
  readonly text: boolean
}

/** Maximum number of rows in an import. */
export const MAX_ROWS = 20_000

/** Maximum number of cells in a file, and its maximum unpacked size in megabytes. */
export const MAX_CELLS = 1_000_000
export const MAX_UNPACKED = 64

/** Reasons why a file is refused; each is a key of `errors.*`. */
export type SheetRefusal = 'importFormat' | 'importEmpty' | 'importTooManyRows' | 'importTooLarge'

export type SheetAnswer = { readonly sheet: Sheet } | { readonly refused: SheetRefusal }
