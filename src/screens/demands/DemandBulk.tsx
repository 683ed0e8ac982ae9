import Approve from '@mui/icons-material/CheckCircleOutlined'
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { BulkQuestion } from '../../admin/bulk/BulkQuestion.tsx'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const OrderDemandDialog = lazy(() => import('./OrderDemandDialog.tsx'))

const ORDERABLE: ReadonlySet<unknown> = new Set(['approved', 'ordering'])

/** Approves the selected demands, and makes purchase orders of their open quantities (`PRODUCT.md E14, E19`). */
const DemandBulk = () => {
  const may = useMay()
  const texts = useAreaTexts('delivery')
  const [open, setOpen] = useState(false)
  const { selectedIds, data = [], onUnselectItems } = useListContext<ShownMap['demands']>()
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  const orders = selected.length === selectedIds.length && selected.length > 0 && selected.every(({ status }) => ORDERABLE.has(status))
  return (
    <>
      {may('demands', 'approve') && selected.some(({ status }) => status === 'proposal') && (
        <BulkQuestion
          action="approve"
          label="app.approval.approve"
          title="app.approval.approveDemands"
          texts={{ done: 'app.approval.demandsApproved', failed: 'errors.batchApproveFailed', errored: 'errors.batchApproveErrored' }}
          labelled
        >
          <Approve />
        </BulkQuestion>
      )}
      {orders && may('demands', 'edit') && may('purchaseOrders', 'create') && (
        <Button size="small" startIcon={<ShoppingCart />} onClick={() => setOpen(true)}>
          {texts('delivery.order')}
        </Button>
      )}
      {open && (
        <Suspense>
          <OrderDemandDialog demands={selected} onClose={() => setOpen(false)} onDone={onUnselectItems} />
        </Suspense>
      )}
    </>
  )
}

export default DemandBulk
