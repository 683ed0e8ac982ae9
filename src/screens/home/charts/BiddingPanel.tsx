import Gavel from '@mui/icons-material/GavelOutlined'
import type { MonthOfBidding } from '../../../domain/dashboard.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { BOARD_PATH } from '../../auctions/paths.ts'
import { useAmounts } from '../figures/texts.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { useDashboard } from '../useDashboard.ts'
import { MonthPanel, type Series } from './MonthPanel.tsx'

const COUNTED = ['joined', 'won'] as const

const sum = (months: readonly MonthOfBidding[], of: (typeof COUNTED)[number]): number =>
  months.reduce((total, month) => total + month[of], 0)

/** The user's own bidding in the last twelve months. */
export const BiddingPanel = () => {
  const t = useAreaTexts('home')
  const { count } = useAmounts()
  const { data } = useDashboard()
  const months = data?.biddingByMonth ?? []
  const series = COUNTED.map(
    (of): Series => ({
      name: t(`home.charts.${of}`),
      values: Object.fromEntries(months.map((month) => [month.month, String(month[of])])),
      format: count,
      total: count(sum(months, of)),
    }),
  )
  return (
    <MonthPanel
      title={t('home.charts.bidding')}
      kind="bar"
      months={months.map(({ month }) => month)}
      series={sum(months, 'joined') > 0 ? series : []}
      empty={{
        icon: <Gavel />,
        text: t('home.empty.bids'),
        action: <ActionLink to={BOARD_PATH} label={t('home.actions.board')} right={['auctions', 'list']} />,
      }}
    />
  )
}
