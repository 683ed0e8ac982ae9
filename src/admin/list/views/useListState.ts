import { useListFilterContext, useListPaginationContext, useListSortContext } from 'react-admin'
import { flattenFilter } from '../../../providers/data/flattenFilter.ts'
import { sortPairs } from '../../../providers/data/sortKeys.ts'
import { useCardOffer } from '../cards/useCardFields.ts'
import { useStoredChoice, useTableOffer } from '../columns/storedChoice.ts'
import { useShape } from '../shape/useShape.ts'
import { useSummaryState } from '../summary/summaryState.ts'
import { changedLayout, useLayout } from '../table/useLayout.ts'
import type { ViewState } from './listState.ts'
import { hasCards } from './savedViews.ts'

/** The state of the list as a view would save it. */
export const useListState = (): ViewState => {
  const { filterValues } = useListFilterContext()
  const { sort } = useListSortContext()
  const { perPage } = useListPaginationContext()
  const [layout] = useLayout()
  const { measures, ...groups } = useSummaryState()
  const { shape, ...arranged } = useShape().state
  const [table, cards] = [useStoredChoice(useTableOffer()), useStoredChoice(useCardOffer())]
  const { chosen } = hasCards(shape) ? cards : table
  return {
    filter: flattenFilter(filterValues),
    sort: sortPairs(sort),
    perPage,
    ...(chosen && { columns: [...chosen] }),
    ...changedLayout(layout, {}),
    ...groups,
    ...(measures && { measures: [...measures] }),
    ...(shape && shape !== 'table' && { shape, ...arranged }),
  }
}
