import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocaleState } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import type { dashboardCalls } from '../../../domain/reports/dashboardCalls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { useReportName } from '../words/useReportName.ts'

export type Dashboard = AnswerOf<typeof dashboardCalls.read>
export type Tile = Dashboard['tiles'][number]

/** Below the key of reports, so that changing a report refetches the arrangement. */
export const DASHBOARD_KEY = ['reports', 'dashboard'] as const

/** The reports of the start page, as arranged by the user, by an Admin or by default. */
export const useDashboardTiles = () => {
  const hub = useHub()
  const nameOf = useReportName()
  const [locale] = useLocaleState()
  const select = useCallback(
    ({ tiles, more, by }: Dashboard): Dashboard => ({
      tiles: tiles.map((tile) => ({ ...tile, name: nameOf({ id: tile.report, name: tile.name }) })),
      more: more.map((one) => ({ ...one, name: nameOf(one) })).toSorted((one, other) => one.name.localeCompare(other.name, locale)),
      by,
    }),
    [nameOf, locale],
  )
  return useQuery({
    select,
    queryKey: DASHBOARD_KEY,
    queryFn: () => hub.call<typeof dashboardCalls.read>('GET', '/api/reports/dashboard', {}),
    retry: false,
  })
}
