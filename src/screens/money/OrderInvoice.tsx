import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { Suspense, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { documentOf } from './documentOf.ts'

const InvoiceDialog = lazy(() => import('./dialogs/InvoiceDialog.tsx'))

/** Invoices an approved order. */
export const OrderInvoice = ({ primary }: { readonly primary: boolean }) => {
  const t = useAreaTexts('money')
  const { id } = useEntity()
  const record = useRecordContext<ShownMap['salesOrders'] | ShownMap['purchaseOrders']>()
  const [open, setOpen] = useState(false)
  if (!record || (id !== 'salesOrders' && id !== 'purchaseOrders')) return null
  return (
    <>
      <RecordAction
        label={t(`money.${documentOf(record)}.action`)}
        icon={<ReceiptLong />}
        primary={primary}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <InvoiceDialog entity={id} order={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
