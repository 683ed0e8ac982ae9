import UploadFile from '@mui/icons-material/UploadFile'
import { Button as MuiButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useEntity, useMay } from '../adminContext.tsx'
import { ToolButton } from '../list/ToolButton.tsx'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

interface Props {
  /** Keeps its label on phones. */
  readonly labelled?: boolean
}

export const ImportButton = ({ labelled = false }: Props) => {
  const translate = useTranslate()
  const entity = useEntity()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may(entity.id, 'import')) return null
  return (
    <>
      {labelled ? (
        <MuiButton variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
          {translate('app.import.button')}
        </MuiButton>
      ) : (
        <ToolButton label={translate('app.import.button')} onClick={() => setOpen(true)}>
          <UploadFile />
        </ToolButton>
      )}
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
