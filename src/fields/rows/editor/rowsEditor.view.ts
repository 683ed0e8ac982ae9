import type { KeyboardEvent } from 'react'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** What both shapes of the rows' editor, table and cards, are given. */
export interface RowsEditor {
  readonly entity: string
  readonly columns: readonly ResolvedField[]
  readonly source: string
  readonly keys: readonly string[]
  readonly disabled: boolean
  readonly remove: (index: number) => void
  readonly move: (from: number, to: number) => void
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void
}
