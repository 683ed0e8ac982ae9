import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

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
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        p: 4,
        border: '1px dashed',
        textAlign: 'center',
        borderColor: over ? 'primary.main' : 'color-mix(in srgb, var(--muted) 50%, var(--line))',
        '&:hover': { backgroundColor: 'var(--hover)' },
        borderRadius: 1,
        cursor: 'pointer',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <input
        type="file"
        accept={ACCEPT}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={(event) => take(event.target.files)}
      />
      <UploadFile fontSize="large" color="action" />
      <Typography>{translate('app.import.choose')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('app.import.drop')}
      </Typography>
    </Box>
  )
}
