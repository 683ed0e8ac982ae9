import Cancel from '@mui/icons-material/CancelOutlined'
import Approve from '@mui/icons-material/CheckCircleOutlined'
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { NamedActionButton } from '../../admin/show/NamedActionButton.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import type { demandCalls } from '../../domain/demands/calls.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { compareDecimal } from '../../model/values/decimal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useCoverage } from './useCoverage.ts'

/** Whether nothing is left to order. */
const useIsCovered = (demand: ShownMap['demands']): boolean =>
  useCoverage(demand).data?.every(({ open }) => compareDecimal(open, '0') === 0) === true

const OrderDemandDialog = lazy(() => import('./OrderDemandDialog.tsx'))

const ORDERABLE: ReadonlySet<unknown> = new Set(['approved', 'ordering'])
const OPEN: ReadonlySet<unknown> = new Set(['proposal', 'approved', 'ordering'])

/** Makes a purchase order of a demand (`PRODUCT.md E14`). */
const OrderDemand = ({ record }: { readonly record: ShownMap['demands'] }) => {
  const texts = useAreaTexts('delivery')
  const [open, setOpen] = useState(false)
  const covered = useIsCovered(record)
  return (
    <>
      <RecordAction
        label={texts('delivery.order')}
        icon={<ShoppingCart />}
        primary
        {...(covered && { unavailable: texts('delivery.allOrdered') })}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <OrderDemandDialog demands={[record]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Actions on a demand's page besides editing. */
const DemandActions = () => {
  const may = useMay()
  const translate = useTranslate()
  const texts = useAreaTexts('delivery')
  const record = useShownRecord('demands')
  if (!record) return null
  return (
    <>
      {record.status === 'proposal' && may('demands', 'approve') && (
        <NamedActionButton<typeof demandCalls.approve>
          path="/api/demands/{id}/approve"
          label={translate('app.approval.approve')}
          icon={<Approve />}
          primary
          done={texts('delivery.demandApproved')}
        />
      )}
      {ORDERABLE.has(record.status) && may('demands', 'edit') && may('purchaseOrders', 'create') && <OrderDemand record={record} />}
      {OPEN.has(record.status) && may('demands', 'edit') && (
        <NamedActionButton<typeof demandCalls.cancel>
          path="/api/demands/{id}/cancel"
          label={texts('delivery.cancelDemand')}
          icon={<Cancel />}
          done={texts('delivery.demandCancelled')}
          question={{ title: texts('delivery.cancelDemandTitle'), text: texts('delivery.cancelDemandText'), no: texts('delivery.keep') }}
        />
      )}
    </>
  )
}

export default DemandActions
