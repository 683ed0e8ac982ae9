import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'

export interface MonthOfSales {
  /** `2026-05`. */
  readonly month: string
  readonly currency: string | null
  /** Decimal text. */
  readonly netTotal: string
  readonly orders: number
}

/** As `GET /api/dashboard` answers; what the user may not see is null. */
export interface Dashboard {
  readonly sales: readonly MonthOfSales[] | null
  readonly lowStock: readonly string[] | null
}

/** Sums of the start page. News of sales orders refresh them. */
export const useDashboard = () => {
  const hub = useHub()
  return useQuery({
    queryKey: ['salesOrders', 'dashboard'],
    queryFn: async (): Promise<Dashboard> => (await hub.read('dashboard')) as Dashboard,
    retry: false,
  })
}
