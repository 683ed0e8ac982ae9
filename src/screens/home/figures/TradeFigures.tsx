import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import { useMay } from '../../../admin/adminContext.tsx'
import { listAddress } from '../../../admin/home/listAddress.ts'
import type { Dashboard } from '../../../domain/dashboard.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { TrendCard } from './TrendCard.tsx'

type Sums = Pick<Dashboard, 'since' | 'sales' | 'purchases'>

export const SalesCard = ({ since, sales }: Sums) => {
  const t = useAreaTexts('home')
  const to = listAddress('/salesOrders', { approval: 'approved', date: { gte: since } })
  return sales && <TrendCard label={t('home.figures.sales')} icon={<Payments />} to={to} figures={sales} />
}

export const PurchasesCard = ({ since, purchases }: Sums) => {
  const t = useAreaTexts('home')
  const to = listAddress('/purchaseOrders', { approval: 'approved', date: { gte: since } })
  return purchases && <TrendCard label={t('home.figures.purchases')} icon={<LocalShipping />} to={to} figures={purchases} spent />
}

/** Sales and purchases of a firm, for users who may read orders. */
export const TradeFigures = (sums: Sums) => {
  const may = useMay()
  return (
    <>
      {may('salesOrders', 'list') && <SalesCard {...sums} />}
      {may('purchaseOrders', 'list') && <PurchasesCard {...sums} />}
    </>
  )
}
