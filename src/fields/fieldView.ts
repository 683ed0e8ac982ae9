import type { ComponentType, ReactNode } from 'react'
import type { Entered } from '../model/entityMap.ts'
import type { FieldSchema, Json } from '../model/entitySchema.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import type { Problem } from './shared/inputs/pendingInputs.view.ts'

/** Props of all parts of a view: the field, and the id of its entity (for labels). */
interface FieldOfEntity {
  readonly entity: string
  readonly field: ResolvedField
}

export interface CellProps extends FieldOfEntity {
  /** Never null: the cell's renderer shows empty values. */
  readonly value: Json
  /** In a table narrower than its columns require: shows less, with the rest in a tooltip. */
  readonly narrow?: boolean
  /** Inside a link, which may not contain another one. */
  readonly plain?: boolean
  /** Outside a record, where nothing tells the tenant of a referenced one: it is shown behind the name. */
  readonly apart?: boolean
  /** The record with the value, if there is one. */
  readonly record?: Readonly<Record<string, Json>>
}

/** What a file calls a referenced record, and why it is not one: typed into the input, which takes no other record by itself. */
export interface Unmatched {
  /** Empty for several records, whose value has the texts. */
  readonly text: string
  readonly problem: Problem
}

export interface InputProps extends FieldOfEntity {
  /** Path in the form: `code`, `lines.0.quantity`. */
  readonly source: string
  readonly label?: string | false
  /** Accessible name; default: the label. */
  readonly spokenLabel?: string
  readonly helperText?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly unmatched?: Unmatched
}

/** A constant of a field type, or a function of the property's schema. */
export type PerSchema<T> = T | ((schema: FieldSchema) => T)

/** Width of a field in a form: `short` for an amount, `medium` for a name, `long` for an address, `full` for a long text or a table. */
export type Span = 'short' | 'medium' | 'long' | 'full'

/** Texts of a list's column: its heading and, for a choice, the options. */
export interface ColumnTexts {
  readonly label: string
  readonly options: readonly string[]
}

/** A value computed from others. */
export interface ComputedValue {
  readonly value: Json
  /** Text key of the explanation, in the contribution's area. Numbers that the schema computes have none. */
  readonly reason?: string
  readonly params?: Readonly<Record<string, unknown>>
  /** Whether it replaces a saved or typed value, as the server does. */
  readonly wins?: boolean
}

/** Hints of a cell. */
export interface CellHint {
  /** Text key of a label in the contribution's area. Replaces the field's own label in this row. */
  readonly label?: string
  /** The only allowed values. */
  readonly choices?: readonly string[]
  /** Text key of a warning, in the contribution's area. The value can be saved nevertheless. */
  readonly caution?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Props of the component below rows. */
export interface RowsFooterProps {
  readonly rows: readonly Readonly<Record<string, Json>>[]
  /** Position of the active row. */
  readonly active: number
  /** Passes fetched facts to `compute`. */
  readonly onKnown: (known: unknown) => void
}

type ByField<Row, T> = string extends keyof Row ? Readonly<Record<string, T>> : { readonly [K in keyof Row]?: T }

type AnyRecord = Readonly<Record<string, Json>>

/**
 * Values that the product computes in rows, as the server does. They are shown in cells without a typed value and never sent; in read-only
 * fields they are always shown. They are methods, because those of one entity must be assignable to a view of any entity.
 */
export interface ComputedRows<Row = AnyRecord, Head = AnyRecord> {
  /** Area of the reasons (`i18n/<lang>/areas/<area>.ts`). */
  readonly area: string
  /** By field, in the order of the rows. `known`: the facts that `Below` has fetched. */
  compute(rows: readonly Entered<Row>[], record: Entered<Head>, known: unknown): readonly ByField<Row, ComputedValue>[]
  /** By field, in the order of the rows. */
  hints?(rows: readonly Entered<Row>[], record: Entered<Head>, known: unknown): readonly ByField<Row, CellHint>[]
  /** Component below the rows in a form, for totals and facts about a row. */
  readonly Footer?: ComponentType<RowsFooterProps>
}

/** Display of a value (`src/fields/<name>/<name>.view.tsx`). Pages without inputs load only this. */
export interface FieldCells {
  /** At most one line, for lists, references, history, conflicts. */
  readonly Cell: ComponentType<CellProps>
  /** The whole value, on the show page. Default: `Cell`. */
  readonly Show?: ComponentType<CellProps>
  /** End-aligned numbers. */
  readonly numeric?: boolean
  /** Never truncated in a list: the column is as wide as its widest value. Default: `numeric`. */
  readonly fit?: boolean
  /** Text key of the column's heading, if a cell shows more than the field. The column is not sortable then. */
  readonly heading?: string
  /** Takes the whole width of a record's page and of a form. */
  readonly wide?: boolean
  /** Minimum readable width of a value in a list, in CSS pixels. */
  readonly columnWidth: (field: ResolvedField, words: ColumnTexts) => number
  /** Minimum width in characters in a narrow table, which would otherwise hide a column. Default: `columnWidth`. */
  readonly narrowest?: number
  /** Width in a form. Default: `full` if `wide`, `short` if `numeric`, else `medium`. */
  readonly span?: PerSchema<Span>
  /** Minimum usable width of its input in CSS pixels. */
  readonly inputWidth?: PerSchema<number>
  /** Whether the input benefits from more width than `inputWidth`, as names of other records do. */
  readonly grows?: PerSchema<boolean>
  /** Whether half the width of a phone is enough for its input. Default: `numeric`. */
  readonly narrow?: boolean
  /** Values are understandable without a label, such as amounts of money. */
  readonly selfExplaining?: true
  /** In rows: internal to the server, so tables and forms omit it. */
  readonly hidden?: boolean
  /** Of rows: values that the product computes, loaded with the editor. */
  readonly computed?: () => Promise<{ readonly default: ComputedRows }>
}

/** The user's language, for values on the clipboard. */
export interface ClipTexts {
  /** Locale for `Intl`. */
  readonly locale: string
  readonly optionText: (value: Json) => string
  readonly translate: (key: string) => string
}

/** Clipboard text of a value, to copy to and paste from spreadsheets. */
export interface Clip {
  readonly write: (value: Json, field: ResolvedField, words: ClipTexts) => string
  /** Undefined if the text can't be parsed. Never called with empty text. */
  readonly read: (text: string, field: ResolvedField, words: ClipTexts) => Json | undefined
}

/** Inputs of a value (`src/fields/<name>/<name>.input.view.tsx`). Loaded with the first form or filter. */
export interface FieldInputs {
  /** Bound to the form by `source`; writes null when emptied. */
  readonly Input: ComponentType<InputProps>
  /** Input in a filter. Default: `Input`. */
  readonly Filter?: ComponentType<InputProps>
  /** Input in a grid's cell. Default: `Input`. */
  readonly Grid?: ComponentType<InputProps>
  /** Default: by the cells of spreadsheet files (`toCell`, `fromCell`). */
  readonly clip?: Clip
  /** The next value on a key press, for cells that need no input. */
  readonly flip?: (value: Json | undefined, field: ResolvedField) => Json
}

/** Browser half of a field type. */
export interface FieldView extends FieldCells, Pick<FieldInputs, 'Input' | 'Filter'> {
  /** The inputs, once they are loaded. */
  readonly entered?: () => FieldInputs | undefined
}
