import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Suspense, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { RecordAction } from '../../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'

const ReadDialog = lazy(() => import('./ReadDialog.tsx'))

/** Button on a bank account's page that reads a statement from a file. */
const ReadStatement = () => {
  const t = useAreaTexts('money')
  const may = useMay()
  const record = useRecordContext()
  const [open, setOpen] = useState(false)
  if (!record || !may('bankAccounts', 'edit') || !may('bankStatements', 'list')) return null
  return (
    <>
      <RecordAction label={t('money.bank.read')} icon={<UploadFile />} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <ReadDialog account={String(record.id)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default ReadStatement
