/** A label with its value. */
export type Fact = readonly [label: string, value: string]

/** A party of a document: name and address lines. */
export interface Party {
  readonly label?: string
  readonly name: string
  readonly lines: readonly string[]
}

/** The issuing firm. */
export interface Letterhead extends Party {
  /** URL of the picture. */
  readonly logo: string | null
}

export interface Column {
  readonly label: string
  /** Millimetres; the column without a width takes the rest. */
  readonly width?: number
  readonly numeric?: boolean
}

/** Cells in the order of the columns. */
export interface PrintableRow {
  readonly cells: readonly string[]
  /** Small text below that of the widest column. */
  readonly note?: string
  /** Amount for the carried total; decimal text. */
  readonly amount?: string | null
}

export interface SmallTable {
  readonly title: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Content of a printed document as text in its language. All kinds of documents have this shape, and share one page. */
export interface Printable {
  readonly locale: string
  /** `Sales order` */
  readonly title: string
  readonly number: string
  /** Mark of documents that are not final: proposal, cancelled. */
  readonly mark?: string
  readonly firm: Letterhead
  readonly parties: readonly Party[]
  readonly facts: readonly Fact[]
  readonly columns: readonly Column[]
  readonly rows: readonly PrintableRow[]
  /** Texts of carried totals, if amounts are summed. */
  readonly carried?: { readonly forward: string; readonly brought: string; readonly format: (amount: string) => string }
  /** The last one is the grand total. */
  readonly totals: readonly Fact[]
  readonly words?: Fact
  /** VAT by rate, instalments. */
  readonly tables: readonly SmallTable[]
  /** Bank details. */
  readonly payment: readonly Fact[]
  readonly notes: readonly string[]
  /** Labels of signature lines. */
  readonly signatures: readonly string[]
  readonly texts: {
    readonly page: (page: number, pages: number) => string
    readonly print: string
    readonly notes: string
    readonly payment: string
  }
}
