import type { ResolvedField } from '../../../model/resolvedEntity.ts'

export interface RowColumn {
  readonly field: ResolvedField
  readonly disabled: boolean
}

/** What one row of the editor is given. All of it stays the same while other rows change, so that long documents stay quick. */
export interface RowProps {
  readonly entity: string
  readonly columns: readonly RowColumn[]
  readonly source: string
  readonly index: number
  readonly last: boolean
  readonly disabled: boolean
  readonly remove: (index: number) => void
  readonly move: (from: number, to: number) => void
}

/** What both shapes of the rows' editor, table and cards, are given. */
export interface RowsEditor extends Omit<RowProps, 'index' | 'last'> {
  readonly keys: readonly string[]
}
