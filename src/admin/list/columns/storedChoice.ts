import { useStore } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useReadable } from '../../adminContext.tsx'
import { chosenColumns, hiddenColumns, orderedColumns, ranksKey, reordered } from '../table/columns.ts'
import { useColumnStore } from '../views/savedViews.ts'
import { useListedEntity } from './useListedEntity.ts'

/** What the columns of a table, or the fields on cards, are chosen from. */
export interface ColumnOffer {
  /** Where react-admin stores the choice. */
  readonly key: string
  /** The choice of the saved view. */
  readonly saved: readonly string[] | undefined
  /** Shown without a choice of the user, and first in order. */
  readonly columns: readonly string[]
  readonly offered: readonly ResolvedField[]
}

export const useTableOffer = (): ColumnOffer => {
  const entity = useListedEntity()
  const { key, saved } = useColumnStore(false)
  return { key, saved, columns: saved ?? entity.columns, offered: useReadable(entity.fields) }
}

/** What the user has chosen. `order`: all names; `chosen`: the visible ones of the user or of the saved view, if either has chosen any. */
export const useStoredChoice = ({ key, saved, columns, offered }: ColumnOffer) => {
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(key)
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(ranksKey(key))
  const names = orderedColumns({ columns }, offered).map(({ name }) => name)
  const isOwn = hidden !== undefined || ranks !== undefined
  const chosen = isOwn ? chosenColumns(names, hidden ?? hiddenColumns({ columns, fields: offered }), ranks) : saved
  return { hidden, setHidden, setRanks, names, order: reordered(names, ranks), isOwn, chosen }
}
