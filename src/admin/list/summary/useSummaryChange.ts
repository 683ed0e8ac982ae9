import { useLocation, useNavigate } from 'react-router-dom'
import { type SummaryState, useSummaryState, withSummary } from './summaryState.ts'

/** The groups and measures of the list, and a function that changes some of them in the address. */
export const useSummaryChange = (): readonly [
  SummaryState,
  (changes: { [K in keyof SummaryState]: SummaryState[K] | undefined }) => void,
] => {
  const state = useSummaryState()
  const { search } = useLocation()
  const navigate = useNavigate()
  return [
    state,
    (changes) => {
      const { group, groupOrder, measures } = { ...state, ...changes }
      const next = { ...(group && { group }), ...(groupOrder && { groupOrder }), ...(measures && { measures }) }
      void navigate({ search: withSummary(search, next) })
    },
  ]
}
