import Print from '@mui/icons-material/PrintOutlined'
import { Suspense, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { RecordAction } from '../../admin/show/RecordAction.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const PrintDialog = lazy(() => import('./PrintDialog.tsx'))

/** Action on a record's page that opens the print dialog. */
const PrintRecord = () => {
  const t = useAreaTexts('printing')
  const entity = useEntity()
  const record = useRecordContext()
  const [open, setOpen] = useState(false)
  if (!record) return null
  return (
    <>
      <RecordAction label={t('printing.action')} icon={<Print />} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <PrintDialog entity={entity.id} id={String(record.id)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export default PrintRecord
