import UploadFile from '@mui/icons-material/UploadFile'
import { lazy, Suspense, useState } from 'react'
import { Button, useTranslate } from 'react-admin'
import { useEntity, useMay } from '../adminContext.tsx'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

export const ImportButton = () => {
  const translate = useTranslate()
  const entity = useEntity()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may(entity.id, 'import')) return null
  return (
    <>
      <Button label={translate('app.import.button')} onClick={() => setOpen(true)}>
        <UploadFile />
      </Button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
