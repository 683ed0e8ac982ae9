import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FigureRow } from './FigureRow.tsx'
import { PurchasesCard, SalesCard } from './TradeFigures.tsx'
import { TrendCard } from './TrendCard.tsx'

/** Key figures of all firms over thirty days. */
export const AdminFigures = () => {
  const t = useAreaTexts('home')
  return (
    <FigureRow count={4}>
      {({ orders, carsSold, ...sums }) => (
        <>
          <SalesCard {...sums} />
          {orders && (
            <TrendCard
              label={t('home.figures.orders')}
              icon={<ReceiptLong />}
              to={listAddress('/salesOrders', { date: { gte: sums.since } })}
              figures={[orders]}
            />
          )}
          {carsSold && (
            <TrendCard
              label={t('home.figures.carsSold')}
              icon={<DirectionsCar />}
              to={listAddress('/auctions', { status: 'sold', endsAt: { gte: sums.since } })}
              figures={[carsSold]}
            />
          )}
          <PurchasesCard {...sums} />
        </>
      )}
    </FigureRow>
  )
}
