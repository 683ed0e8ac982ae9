import { createContext, useContext } from 'react'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Texts } from '../../viewContext.view.tsx'
import type { Editing } from './store/editing.ts'
import type { GridStore } from './store/gridStore.ts'

/** What all parts of a grid know. It stays the same as long as the grid is there. */
export interface GridValue {
  readonly entity: string
  /** The field whose rows the lines are, and its place in the form. */
  readonly field: ResolvedField
  readonly source: string
  readonly store: GridStore
  readonly editing: Editing
  readonly texts: Texts
  /** How computed values came about. */
  readonly reasons: Texts
  /** Id of the element that says what there is to say about the active cell. */
  readonly statusId: string
  /** Something was typed that is not written yet. */
  readonly onDraft: () => void
}

export const GridContext = createContext<GridValue | undefined>(undefined)

export const useGrid = (): GridValue => {
  const value = useContext(GridContext)
  if (value === undefined) throw new Error('Parts of a grid stand inside a GridContext')
  return value
}
