import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { GROUP_ORDERS, type GroupOrder } from '../../../model/lists/viewState.ts'

/** Groups and measures of a list, in its address beside what react-admin keeps there. */
export interface SummaryState {
  /** `status`, `date.month` */
  readonly group?: string
  /** Default `value`. */
  readonly groupOrder?: GroupOrder
  /** `netTotal.sum`; absent: those of the schema. */
  readonly measures?: readonly string[]
}

export const summaryStateIn = (search: string): SummaryState => {
  const params = new URLSearchParams(search)
  const group = params.get('group')
  const groupOrder = GROUP_ORDERS.find((one) => one === params.get('groupOrder'))
  const measures = params.get('measures')
  return {
    ...(group && { group, ...(groupOrder && groupOrder !== 'value' && { groupOrder }) }),
    ...(measures !== null && { measures: measures.split(',').filter((text) => text !== '') }),
  }
}

/** Parameters of the address. */
export const summaryParams = ({ group, groupOrder, measures }: SummaryState): Readonly<Record<string, string>> => ({
  ...(group && { group }),
  ...(group && groupOrder && groupOrder !== 'value' && { groupOrder }),
  ...(measures && { measures: measures.join() }),
})

/** The address of a list with other groups and measures, on its first page. */
export const withSummary = (search: string, state: SummaryState): string => {
  const params = new URLSearchParams(search)
  for (const name of ['group', 'groupOrder', 'measures']) params.delete(name)
  // React-admin remembers only addresses with a filter.
  if (!params.has('filter')) params.set('filter', '{}')
  for (const [name, value] of Object.entries({ page: '1', ...summaryParams(state) })) params.set(name, value)
  return `?${params}`
}

export const useSummaryState = (): SummaryState => {
  const { search } = useLocation()
  return useMemo(() => summaryStateIn(search), [search])
}
