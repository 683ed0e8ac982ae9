import Paid from '@mui/icons-material/PaidOutlined'
import { Suspense, useState } from 'react'
import { useMay } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { type Payable, payLabel } from './dialogs/payable.ts'

const PayDialog = lazy(() => import('./dialogs/PayDialog.tsx'))

/** Posts a payment for an open document. The dialog stays until it is closed, also when others settle the document meanwhile. */
export const PayAction = ({ document }: { readonly document: Payable }) => {
  const t = useAreaTexts('money')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const payable = Number(document.open) > 0 && may('payments', 'create')
  return (
    <>
      {payable && <RecordAction primary label={t(payLabel(document))} icon={<Paid />} onClick={() => setOpen(true)} />}
      {open && (
        <Suspense>
          <PayDialog document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
