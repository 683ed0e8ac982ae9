import { useListContext, useStore } from 'react-admin'
import { flattenFilter } from '../../../providers/data/flattenFilter.ts'
import { sortPairs } from '../../../providers/data/sortKeys.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { useShape } from '../shape/useShape.ts'
import { useSummaryState } from '../summary/summaryState.ts'
import { chosenColumns, hiddenColumns, orderedColumns } from '../table/columns.ts'
import { changedLayout, useLayout } from '../table/useLayout.ts'
import type { ViewState } from './listState.ts'
import { columnsKey, type SavedView } from './savedViews.ts'

/** The state of the list as a view would save it. */
export const useListState = (view: SavedView | undefined): ViewState => {
  const entity = useEntity()
  const readable = useReadable(entity.fields)
  const { filterValues, sort, perPage } = useListContext()
  const key = columnsKey(entity.id, view?.id)
  const [hidden] = useStore<readonly string[] | undefined>(key)
  const [ranks] = useStore<readonly number[] | undefined>(`${key}_columnRanks`)
  const [layout] = useLayout()
  const { measures, ...groups } = useSummaryState()
  const { shape, ...arranged } = useShape().state
  const columns = view?.state.columns
  const shown = columns ?? entity.columns
  const names = orderedColumns({ columns: shown }, readable).map(({ name }) => name)
  const changed = hidden !== undefined || ranks !== undefined
  const current = changed ? chosenColumns(names, hidden ?? hiddenColumns({ columns: shown, fields: readable }), ranks) : columns
  return {
    filter: flattenFilter(filterValues),
    sort: sortPairs(sort),
    perPage,
    ...(current && { columns: [...current] }),
    ...changedLayout(layout, {}),
    ...groups,
    ...(measures && { measures: [...measures] }),
    ...(shape && shape !== 'table' && { shape, ...arranged }),
  }
}
