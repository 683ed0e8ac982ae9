import type { Json } from '../../../../model/entitySchema.ts'
import type { CellHint, ComputedValue } from '../../../fieldView.ts'

/** What is wrong with a cell: key of a text, with its parameters where it has some. */
export type CellError = string | { readonly message: string; readonly args?: Readonly<Record<string, unknown>> }

/** Errors of a line by field. */
export type LineErrors = Readonly<Record<string, CellError>>

export type LineComputed = Readonly<Record<string, ComputedValue>>

export type LineHints = Readonly<Record<string, CellHint>>

/** A cell by its line and field. */
export interface CellId {
  readonly key: number
  readonly name: string
}

export const cellId = ({ key, name }: CellId): string => `${key}/${name}`

/** All that a cell shows. The same object as long as that is the same, so that only cells that changed render. */
export interface CellLook {
  readonly value: Json | undefined
  readonly unread: string | undefined
  readonly error: CellError | undefined
  readonly computed: ComputedValue | undefined
  readonly hint: CellHint | undefined
  /** The field does not apply to the line. */
  readonly absent: boolean
  readonly writable: boolean
  readonly active: boolean
  readonly selected: boolean
  /** An input stands there: of the active cell, or of one whose text is still becoming a value. */
  readonly input: 'none' | 'editing' | 'settling'
  /** The cell itself takes the focus. */
  readonly focused: boolean
}

export const isSameLook = (one: CellLook, other: CellLook): boolean =>
  one.value === other.value &&
  one.unread === other.unread &&
  one.error === other.error &&
  one.computed === other.computed &&
  one.hint === other.hint &&
  one.absent === other.absent &&
  one.writable === other.writable &&
  one.active === other.active &&
  one.selected === other.selected &&
  one.input === other.input &&
  one.focused === other.focused
