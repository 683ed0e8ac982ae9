/** A label with its value. */
export type Fact = readonly [label: string, value: string]

/** Whom a document names, with the lines of the address. */
export interface Party {
  readonly label?: string
  readonly name: string
  readonly lines: readonly string[]
}

/** Who writes it. */
export interface Letterhead extends Party {
  /** Address of the picture. */
  readonly logo: string | null
}

export interface Column {
  readonly label: string
  /** Millimetres; the one column without takes what the others leave. */
  readonly width?: number
  readonly numeric?: boolean
}

/** Cells in the order of the columns. */
export interface PrintableRow {
  readonly cells: readonly string[]
  /** Below the text of the widest column, smaller. */
  readonly note?: string
  /** What it adds to the total that pages carry; decimal text. */
  readonly amount?: string | null
}

export interface SmallTable {
  readonly title: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** One document as it is printed, all of it text in its language: every kind of document is one of these, and one page shows them all. */
export interface Printable {
  readonly locale: string
  /** `Sales order` */
  readonly title: string
  readonly number: string
  /** What keeps it from being the document itself: a proposal, something cancelled. */
  readonly mark?: string
  readonly firm: Letterhead
  readonly parties: readonly Party[]
  readonly facts: readonly Fact[]
  readonly columns: readonly Column[]
  readonly rows: readonly PrintableRow[]
  /** What is carried from page to page, where amounts are summed. */
  readonly carried?: { readonly forward: string; readonly brought: string; readonly format: (amount: string) => string }
  /** The last one is the result. */
  readonly totals: readonly Fact[]
  readonly words?: Fact
  /** VAT by rate, instalments. */
  readonly tables: readonly SmallTable[]
  /** Where to pay. */
  readonly payment: readonly Fact[]
  readonly notes: readonly string[]
  /** Lines to sign on. */
  readonly signatures: readonly string[]
  readonly texts: {
    readonly page: (page: number, pages: number) => string
    readonly print: string
    readonly notes: string
    readonly payment: string
  }
}
