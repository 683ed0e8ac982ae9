import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../../admin/hub.ts'
import type { dashboardCalls } from '../../../domain/reports/dashboardCalls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'

export type Dashboard = AnswerOf<typeof dashboardCalls.read>
export type Tile = Dashboard['tiles'][number]
export type TileSize = Tile['size']

/** Below the key of reports, so that a changed report arranges them again. */
export const DASHBOARD_KEY = ['reports', 'dashboard'] as const

/** The reports of the start page, as the user, an Admin or nobody arranged them. */
export const useDashboardTiles = () => {
  const hub = useHub()
  return useQuery({
    queryKey: DASHBOARD_KEY,
    queryFn: () => hub.call<typeof dashboardCalls.read>('GET', '/api/reports/dashboard', {}),
    retry: false,
  })
}
