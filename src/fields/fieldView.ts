import type { ComponentType, ReactNode } from 'react'
import type { FieldSchema, Json } from '../model/entitySchema.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'

/** What every part of a view knows: the field, and the id of the entity it belongs to (for labels). */
interface OfField {
  readonly entity: string
  readonly field: ResolvedField
}

export interface CellProps extends OfField {
  /** Never null: the cell's renderer shows empty values. */
  readonly value: Json
  /** In a table that has less room than its columns want: what matters least is left to a hint. */
  readonly narrow?: boolean
  /** Inside something that is a link itself, where no other may stand. */
  readonly plain?: boolean
  /** The record around the value, where there is one. */
  readonly record?: Readonly<Record<string, Json>>
}

export interface InputProps extends OfField {
  /** Path in the form: `code`, `lines.0.quantity`. */
  readonly source: string
  readonly label?: string | false
  /** Accessible name, where the label alone is not enough. */
  readonly spokenLabel?: string
  readonly helperText?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly autoFocus?: boolean
}

/** A fact of a field type, or how it follows from the property's schema. */
export type OfSchema<T> = T | ((schema: FieldSchema) => T)

/** How much of a form's width a field takes: an amount; a name; an address; a text of many lines or a table. */
export type Span = 'short' | 'medium' | 'long' | 'full'

/** The words of a list's column: its heading and, of a choice, each option. */
export interface ColumnWords {
  readonly label: string
  readonly options: readonly string[]
}

/** A value that follows from others. */
export interface ComputedValue {
  readonly value: Json
  /** Key of the text that says how it came about, in the area of the contribution. */
  readonly reason: string
  readonly params?: Readonly<Record<string, unknown>>
  /** It replaces what was saved or entered, as the server does. */
  readonly wins?: boolean
}

/** What there is to say of a cell beside its value. */
export interface CellHint {
  /** All that may be entered. */
  readonly choices?: readonly string[]
  /** Key of a text that warns of the value, in the area of the contribution. It may be saved as it is. */
  readonly caution?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** What stands below rows knows. */
export interface RowsBelowProps {
  readonly rows: readonly Readonly<Record<string, Json>>[]
  /** Position of the row that is being worked on. */
  readonly active: number
  /** Passes on to `compute` what was asked for. */
  readonly onKnown: (known: unknown) => void
}

/**
 * Values that the product computes in rows of a record, as the server does. They are shown where nothing was entered, and never sent; of a
 * field that nobody may write they are shown in any case.
 */
export interface ComputedRows {
  /** Area of the reasons (`i18n/<lang>/areas/<area>.ts`). */
  readonly area: string
  /** By field, in the order of the rows. `known`: what `Below` has found out. */
  readonly compute: (
    rows: readonly Readonly<Record<string, Json>>[],
    record: Readonly<Record<string, Json>>,
    known: unknown,
  ) => readonly Readonly<Record<string, ComputedValue>>[]
  /** By field, in the order of the rows. */
  readonly hints?: (
    rows: readonly Readonly<Record<string, Json>>[],
    record: Readonly<Record<string, Json>>,
    known: unknown,
  ) => readonly Readonly<Record<string, CellHint>>[]
  /** Stands below the rows in a form: what they come to, what there is to know of one. */
  readonly Below?: ComponentType<RowsBelowProps>
}

/** How a value is read (`src/fields/<name>/<name>.view.tsx`). Pages that only show values load no more than this. */
export interface FieldCells {
  /** One line at most: lists, references, history, conflicts. */
  readonly Cell: ComponentType<CellProps>
  /** The whole value, on the show page. Default: `Cell`. */
  readonly Show?: ComponentType<CellProps>
  /** Numbers are aligned with the end of their column. */
  readonly numeric?: boolean
  /** Never cut off in a list: the column is as wide as its widest value. Default: `numeric`. */
  readonly fit?: boolean
  /** Key of the text over its column, where a cell says more than the field alone. Such a column has no order. */
  readonly heading?: string
  /** Takes the whole width of a record's page and of a form. */
  readonly wide?: boolean
  /** The least width in CSS pixels in which a value can be read in a list. */
  readonly columnWidth: (field: ResolvedField, words: ColumnWords) => number
  /** The same in characters where a table has less room than its columns want, and a column would otherwise be left out. Default: as ever. */
  readonly narrowest?: number
  /** How much of a form's width it takes. Default: `full` if `wide`, `short` if `numeric`, else `medium`. */
  readonly span?: OfSchema<Span>
  /** The least width in CSS pixels in which its input can be used. */
  readonly inputWidth?: OfSchema<number>
  /** Whether more width than `inputWidth` is of use to its input: names of other records are longer than any column. */
  readonly grows?: OfSchema<boolean>
  /** Half of a phone is enough for its input. Default: `numeric`. */
  readonly narrow?: boolean
  /** A value is understood without its label, as an amount of money is. */
  readonly selfExplaining?: true
  /** Of a row's field: internal to the server, so neither table nor form shows it. */
  readonly hidden?: boolean
  /** Of rows: what the product computes in their cells, fetched with their editor. */
  readonly computed?: () => Promise<{ readonly default: ComputedRows }>
}

/** The user's language, for values on the clipboard. */
export interface ClipWords {
  /** As `Intl` takes it. */
  readonly locale: string
  readonly optionText: (value: Json) => string
  readonly translate: (key: string) => string
}

/** How a value stands in a cell of the spreadsheet that people copy to and paste from. */
export interface Clip {
  readonly write: (value: Json, field: ResolvedField, words: ClipWords) => string
  /** Undefined: the text can't be read. Never called with nothing. */
  readonly read: (text: string, field: ResolvedField, words: ClipWords) => Json | undefined
}

/** How a value is entered (`src/fields/<name>/<name>.input.view.tsx`). Fetched with the first form or filter. */
export interface FieldInputs {
  /** Bound to the form by `source`; writes null when emptied. */
  readonly Input: ComponentType<InputProps>
  /** Where a filter's value is entered otherwise than in a form. Default: `Input`. */
  readonly Filter?: ComponentType<InputProps>
  /** Where a value is entered in a cell of a grid, by typing. Default: `Input`. */
  readonly Grid?: ComponentType<InputProps>
  /** Default: as the type's cells of spreadsheet files (`toCell`, `fromCell`). */
  readonly clip?: Clip
  /** The next value, where a press of a key chooses one: of a grid's cell that needs no input. */
  readonly flip?: (value: Json | undefined, field: ResolvedField) => Json
}

/** Browser half of a field type. */
export interface FieldView extends FieldCells, Pick<FieldInputs, 'Input' | 'Filter'> {
  /** All of how a value is entered, once that is fetched. */
  readonly entered?: () => FieldInputs | undefined
}
