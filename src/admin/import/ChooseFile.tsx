import UploadFile from '@mui/icons-material/UploadFile'
import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DropZone } from '../../ui/DropZone.tsx'

const ACCEPT = '.csv,.xlsx,.json,text/csv,application/json'

export const ChooseFile = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const translate = useTranslate()
  return (
    <DropZone accept={ACCEPT} onFiles={([file]) => file && onFile(file)} sx={{ flexDirection: 'column', gap: 1, p: 4 }}>
      <UploadFile fontSize="large" color="action" />
      <Typography color="text.primary">{translate('app.import.choose')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('app.import.drop')}
      </Typography>
    </DropZone>
  )
}
