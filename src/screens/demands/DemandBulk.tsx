import Approve from '@mui/icons-material/CheckCircleOutlined'
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { Button } from '@mui/material'
import { Suspense } from 'react'
import { useListContext } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { BulkQuestion } from '../../admin/bulk/BulkQuestion.tsx'
import { useMayBeSelected, useTakeSelected } from '../../admin/bulk/useSelected.ts'
import { MAX_DEMANDS } from '../../domain/demands/calls.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const OrderDemandDialog = lazy(() => import('./OrderDemandDialog.tsx'))

type Demand = ShownMap['demands']

const isOrderable = ({ status }: Demand): boolean => status === 'approved' || status === 'ordering'

/** Approves the selected demands, and makes purchase orders of their open quantities (`PRODUCT.md E14, E19`). */
const DemandBulk = () => {
  const may = useMay()
  const texts = useAreaTexts('delivery')
  const { onUnselectItems } = useListContext()
  const isAny = useMayBeSelected<Demand>()
  const { taken, take, drop } = useTakeSelected<Demand>({ most: MAX_DEMANDS, fits: isOrderable })
  return (
    <>
      {may('demands', 'approve') && isAny(({ status }) => status === 'proposal') && (
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
      {isAny(isOrderable) && may('demands', 'edit') && may('purchaseOrders', 'create') && (
        <Button size="small" startIcon={<ShoppingCart />} onClick={take}>
          {texts('delivery.order')}
        </Button>
      )}
      {taken && (
        <Suspense>
          <OrderDemandDialog demands={taken} onClose={drop} onDone={onUnselectItems} />
        </Suspense>
      )}
    </>
  )
}

export default DemandBulk
