import type { Json } from '../../../../model/entitySchema.ts'
import type { ComputedValue } from '../../../fieldView.ts'

interface CellValue {
  readonly value: Json | undefined
  readonly computed: ComputedValue | undefined
  readonly writable: boolean
}

export const isNothing = (value: Json | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a cell shows its computed value: if it has no typed value, or is read-only. */
export const isComputed = ({ value, computed, writable }: CellValue): boolean =>
  computed !== undefined && (isNothing(value) || !writable || computed.wins === true)

/** The value that a cell shows. */
export const shownValue = (cell: CellValue): Json | undefined => (isComputed(cell) ? cell.computed?.value : cell.value)
