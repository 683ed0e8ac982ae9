import UploadFile from '@mui/icons-material/UploadFile'
import { Button as MuiButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEntity, useMay } from '../adminContext.tsx'
import { ToolButton } from '../list/ToolButton.tsx'
import { ImportHost, useOpenImport } from './ImportHost.tsx'

interface Props {
  /** Keeps its label on phones. */
  readonly labelled?: boolean
}

/** Opens the dialog of an import. */
export const ImportButton = ({ labelled = false }: Props) => {
  const translate = useTranslate()
  const entity = useEntity()
  const may = useMay()
  const open = useOpenImport()
  if (!may(entity.id, 'import')) return null
  if (!open)
    return (
      <ImportHost>
        <ImportButton labelled={labelled} />
      </ImportHost>
    )
  return labelled ? (
    <MuiButton variant="outlined" startIcon={<UploadFile />} onClick={open}>
      {translate('app.import.button')}
    </MuiButton>
  ) : (
    <ToolButton label={translate('app.import.button')} onClick={open}>
      <UploadFile />
    </ToolButton>
  )
}
