import { createContext, useContext } from 'react'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Texts } from '../../viewContext.view.tsx'
import type { Editing } from './store/editing.ts'
import type { GridStore } from './store/gridStore.ts'

/** Context of a grid. Does not change while the grid is mounted. */
export interface GridValue {
  readonly entity: string
  /** The field with the rows, and its path in the form. */
  readonly field: ResolvedField
  readonly source: string
  readonly store: GridStore
  readonly editing: Editing
  readonly texts: Texts
  /** Texts that explain computed values. */
  readonly reasons: Texts
  /** Id of the element with the remark of the active cell. */
  readonly statusId: string
  /** Called when typed text is not written to the line yet. */
  readonly onDraft: () => void
}

export const GridContext = createContext<GridValue | undefined>(undefined)

export const useGrid = (): GridValue => {
  const value = useContext(GridContext)
  if (value === undefined) throw new Error('Parts of a grid stand inside a GridContext')
  return value
}
