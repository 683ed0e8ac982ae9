import type { Json } from '../../../model/entitySchema.ts'

export type SheetRow = readonly Json[]

/** A row with its number: as a spreadsheet shows it, in JSON the record's place in the list. */
export interface NumberedRow {
  readonly number: number
  readonly cells: SheetRow
}

/** One of the first rows of a file, before it is known which has the headings. */
export interface TopRow {
  readonly number: number
  readonly cells: readonly string[]
}

/** What the user sees of one of them. A type, because an interface is not assignable to `Json`. */
export type ShownRow = { readonly number: number; readonly text: string }

/** What a file says about its rows. */
export interface SheetHead {
  /** Headings. */
  readonly columns: readonly string[]
  /** Whether cells are to be parsed by field types, or null if empty: texts, in workbooks also numbers and booleans. JSON keeps its values. */
  readonly text: boolean
  /** Character encoding of a CSV file; null of other formats. */
  readonly encoding: string | null
  /** Number of the row with the headings; null of JSON. */
  readonly heading: number | null
  /** Texts of the first rows; none of JSON. */
  readonly top: readonly ShownRow[]
}

/** Maximum number of rows and columns in an import. */
export const MAX_ROWS = 1_000_000
export const MAX_COLUMNS = 1_000

/** Maximum sizes in megabytes. */
export interface ImportLimits {
  /** Of a file. */
  readonly file: number
  /** Of what is read of a workbook, unpacked. */
  readonly workbook: number
}

export const IMPORT_LIMITS: ImportLimits = { file: 512, workbook: 1024 }

/** Maximum length of a row in a CSV file, and of a text in a workbook, in megabytes. */
export const MAX_ROW = 4

/** Reasons why a file is refused; each is a key of `errors.*`. */
export type SheetRefusal =
  | 'importFormat'
  | 'importEmpty'
  | 'importQuotes'
  | 'importTooManyRows'
  | 'importTooManyColumns'
  | 'importRowTooLong'
  | 'importTooLarge'
  | 'importMemory'
  | 'fileTooLarge'

/** A file is refused. */
export class SheetError extends Error {
  readonly code: SheetRefusal

  constructor(code: SheetRefusal) {
    super(`the file is refused: ${code}`)
    this.code = code
  }
}

export interface SheetFile {
  /** Path of the file. */
  readonly file: string
  /** Path to which the rows are written, as one line of JSON each. */
  readonly rows: string
  /** Encoding chosen by the user; else UTF-8 if it is valid, else `fallback`. */
  readonly encoding: string | null
  readonly fallback: string
  /** Number of the row with the headings, chosen by the user; else the one with most of the known headings. */
  readonly heading: number | null
  /** As `plainHeading` writes them. */
  readonly known: readonly string[]
  readonly limits: ImportLimits
}

export type SheetAnswer = { readonly head: SheetHead } | { readonly refused: SheetRefusal }
