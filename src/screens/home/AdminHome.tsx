import { Box } from '@mui/material'
import { useAdmin, useMay } from '../../admin/adminContext.tsx'
import { mayVisit } from '../../model/policy.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { CarsPanel } from './charts/CarsPanel.tsx'
import { SalesPanel } from './charts/SalesPanel.tsx'
import { AdminFigures } from './figures/AdminFigures.tsx'
import { EndingSoon } from './lists/EndingSoon.tsx'
import { LatestBids } from './lists/LatestBids.tsx'
import { LatestSales } from './lists/LatestSales.tsx'
import { LongestInStock } from './lists/LongestInStock.tsx'
import { LowStock } from './lists/LowStock.tsx'
import { RecentChanges } from './lists/RecentChanges.tsx'
import { TargetsPanel } from './lists/TargetsPanel.tsx'
import { WaitingPanel } from './lists/WaitingPanel.tsx'
import { CHARTS, lists } from './parts/grid.ts'

/** The start page of Admins. */
export const AdminHome = () => {
  const t = useAreaTexts('home')
  const may = useMay()
  const sums = mayVisit('dashboard', useAdmin().subject)
  const panels = [
    sums && <WaitingPanel key="waiting" />,
    may('salesOrders', 'list') && <LatestSales key="sales" />,
    may('targets', 'list') && <TargetsPanel key="targets" />,
    may('auctions', 'list') && <EndingSoon key="ending" />,
    may('bids', 'list') && <LatestBids key="bids" title={t('home.lists.bids')} />,
    may('cars', 'list') && <LongestInStock key="stocked" />,
    sums && may('materials', 'list') && <LowStock key="stock" />,
    may('auditEntries', 'list') && <RecentChanges key="changes" />,
  ].filter((panel) => panel !== false)
  return (
    <>
      {sums && (
        <>
          <AdminFigures />
          <Box sx={CHARTS}>
            {may('salesOrders', 'list') && <SalesPanel />}
            {may('cars', 'list') && <CarsPanel />}
          </Box>
        </>
      )}
      <Box sx={lists(panels.length)}>{panels}</Box>
    </>
  )
}
