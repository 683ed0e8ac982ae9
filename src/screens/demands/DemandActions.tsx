import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { lazy, Suspense, useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

const OrderDemandDialog = lazy(() => import('./OrderDemandDialog.tsx'))

const OPEN: ReadonlySet<unknown> = new Set(['approved', 'ordering'])

/** The way from a demand to a purchase order, on its page (`PRODUCT.md E14`). */
const DemandActions = () => {
  const may = useMay()
  const texts = useAreaTexts('delivery')
  const record = useRecordContext<RaRecord>()
  const [open, setOpen] = useState(false)
  if (!record || !OPEN.has(record.status) || !may('demands', 'edit') || !may('purchaseOrders', 'create')) return null
  return (
    <>
      <RecordAction label={texts('delivery.order')} icon={<ShoppingCart />} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <OrderDemandDialog demand={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default DemandActions
