import Undo from '@mui/icons-material/Undo'
import { Suspense, useState } from 'react'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const CorrectionDialog = lazy(() => import('./dialogs/CorrectionDialog.tsx'))

interface Props {
  readonly entity: 'payments' | 'moneyTransfers' | 'openingBalances' | 'invoices'
  readonly id: string
  readonly action: 'reverse' | 'credit'
}

/** Reverses a posted document, or credits an invoice, after a confirmation. */
export const CorrectionAction = ({ entity, id, action }: Props) => {
  const t = useAreaTexts('money')
  const [open, setOpen] = useState(false)
  return (
    <>
      <RecordAction label={t(`money.${action}.button`)} icon={<Undo />} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <CorrectionDialog entity={entity} id={id} action={action} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
