import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dropLook } from '../../ui/dropLook.ts'

const ACCEPT = '.csv,.xlsx,.json,text/csv,application/json'

export const ChooseFile = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const translate = useTranslate()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files?.[0]) onFile(files[0])
  }
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      sx={{ ...dropLook({ over }), flexDirection: 'column', gap: 1, p: 4 }}
    >
      <input
        type="file"
        accept={ACCEPT}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={(event) => take(event.target.files)}
      />
      <UploadFile fontSize="large" color="action" />
      <Typography color="text.primary">{translate('app.import.choose')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('app.import.drop')}
      </Typography>
    </Box>
  )
}
