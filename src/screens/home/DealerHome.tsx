import { Box } from '@mui/material'
import { useAdmin, useMay } from '../../admin/adminContext.tsx'
import { mayVisit } from '../../model/policy.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { BiddingPanel } from './charts/BiddingPanel.tsx'
import { CarsPanel } from './charts/CarsPanel.tsx'
import { DealerFigures } from './figures/DealerFigures.tsx'
import { EndingSoon } from './lists/EndingSoon.tsx'
import { LatestBids } from './lists/LatestBids.tsx'
import { LongestInStock } from './lists/LongestInStock.tsx'
import { PlanPanel } from './lists/PlanPanel.tsx'
import { StatisticsPanel } from './lists/StatisticsPanel.tsx'
import { TargetsPanel } from './lists/TargetsPanel.tsx'
import { WalletMovements } from './lists/WalletMovements.tsx'
import { CHARTS, lists } from './parts/grid.ts'

/** The start page of Dealers: their own bids, cars and money. */
export const DealerHome = () => {
  const t = useAreaTexts('home')
  const may = useMay()
  const sums = mayVisit('dashboard', useAdmin().subject)
  const panels = [
    may('auctions', 'list') && <EndingSoon key="ending" />,
    may('bids', 'list') && <LatestBids key="bids" title={t('home.lists.ownBids')} />,
    may('auctions', 'list') && <StatisticsPanel key="statistics" />,
    may('targets', 'list') && <TargetsPanel key="targets" />,
    may('cars', 'list') && <LongestInStock key="stocked" />,
    may('postings', 'list') && <WalletMovements key="wallet" />,
    may('subscriptions', 'list') && <PlanPanel key="plan" />,
  ].filter((panel) => panel !== false)
  return (
    <>
      {sums && (
        <>
          <DealerFigures />
          <Box sx={CHARTS}>
            {may('bids', 'list') && <BiddingPanel />}
            {may('cars', 'list') && <CarsPanel />}
          </Box>
        </>
      )}
      <Box sx={lists(panels.length)}>{panels}</Box>
    </>
  )
}
