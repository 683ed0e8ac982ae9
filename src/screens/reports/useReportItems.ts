import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMay } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import type { NavItem } from '../../admin/shell/navigation.ts'
import type { dashboardCalls } from '../../domain/reports/dashboardCalls.ts'
import { nameKey } from './words/useReportName.ts'

/** Milliseconds for which navigation does not refetch the menu. */
const FRESH = 5 * 60_000

/** Menu items of the reports that are shown in the menu, below the other items about reports. */
export const useReportItems = (): Readonly<Record<string, readonly NavItem[]>> => {
  const hub = useHub()
  const { data } = useQuery({
    queryKey: ['reports', 'menu'],
    queryFn: () => hub.call<typeof dashboardCalls.menu>('GET', '/api/reports/menu', {}),
    enabled: useMay()('reports', 'list'),
    staleTime: FRESH,
    retry: false,
  })
  return useMemo(() => {
    const items = data?.reports.map((report) => ({
      label: { key: nameKey(report) ?? report.id, fallback: report.name },
      to: `/reports/${encodeURIComponent(report.id)}/show`,
      icon: 'Assessment',
    }))
    return { reports: items ?? [] }
  }, [data])
}
