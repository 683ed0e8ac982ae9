import type { Json } from '../../../../model/entitySchema.ts'
import type { CellHint, ComputedValue } from '../../../fieldView.ts'

/** Error of a cell: a text key, with parameters if it has any. */
export type CellError = string | { readonly message: string; readonly args?: Readonly<Record<string, unknown>> }

/** Errors of a line by field. */
export type LineErrors = Readonly<Record<string, CellError>>

export type LineComputed = Readonly<Record<string, ComputedValue>>

export type LineHints = Readonly<Record<string, CellHint>>

/** Identifies a cell by line key and field. */
export interface CellId {
  readonly key: number
  readonly name: string
}

export const cellId = ({ key, name }: CellId): string => `${key}/${name}`

/** Content of a cell. The object is stable while the content is equal, so that only changed cells render. */
export interface CellState {
  readonly value: Json | undefined
  readonly unread: string | undefined
  readonly error: CellError | undefined
  readonly computed: ComputedValue | undefined
  readonly hint: CellHint | undefined
  /** Whether the field does not apply to the line. */
  readonly absent: boolean
  readonly writable: boolean
  readonly active: boolean
  readonly selected: boolean
  /** `editing`: it has an input; `settling`: the input's text is still being resolved to a value. */
  readonly input: 'none' | 'editing' | 'settling'
  /** Whether the cell itself has the focus. */
  readonly focused: boolean
}

export const isSameState = (one: CellState, other: CellState): boolean =>
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
