import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FigureRow } from './FigureRow.tsx'
import { TrendCard } from './TrendCard.tsx'

/** What the house has done in thirty days. */
export const AdminFigures = () => {
  const t = useAreaTexts('home')
  return (
    <FigureRow count={4}>
      {({ since, sales, orders, carsSold, purchases }) => (
        <>
          {sales && (
            <TrendCard
              label={t('home.figures.sales')}
              icon={<Payments />}
              to={listAddress('/salesOrders', { approval: 'approved', date: { gte: since } })}
              figures={sales}
            />
          )}
          {orders && (
            <TrendCard
              label={t('home.figures.orders')}
              icon={<ReceiptLong />}
              to={listAddress('/salesOrders', { date: { gte: since } })}
              figures={[orders]}
            />
          )}
          {carsSold && (
            <TrendCard
              label={t('home.figures.carsSold')}
              icon={<DirectionsCar />}
              to={listAddress('/auctions', { status: 'sold', endsAt: { gte: since } })}
              figures={[carsSold]}
            />
          )}
          {purchases && (
            <TrendCard
              label={t('home.figures.purchases')}
              icon={<LocalShipping />}
              to={listAddress('/purchaseOrders', { approval: 'approved', date: { gte: since } })}
              figures={purchases}
              spent
            />
          )}
        </>
      )}
    </FigureRow>
  )
}
