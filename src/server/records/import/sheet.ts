import type { Json } from '../../../model/entitySchema.ts'

/** What a file holds: a heading, then rows. Cells of CSV and workbooks are text, null where empty; JSON keeps its values. */
export interface Sheet {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Json[])[]
  /** Whether cells are text that field types have to read. */
  readonly text: boolean
}

/** Rows of one import. */
export const MOST_ROWS = 20_000

/** Cells of one file, and megabytes that it may unpack into. */
export const MOST_CELLS = 1_000_000
export const MOST_UNPACKED = 64

/** What parsing refuses; the code is one of `errors.*`. */
export type SheetRefusal = 'importFormat' | 'importEmpty' | 'importTooManyRows' | 'importTooLarge'

export type SheetAnswer = { readonly sheet: Sheet } | { readonly refused: SheetRefusal }
