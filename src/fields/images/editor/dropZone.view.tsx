import CloudUpload from '@mui/icons-material/CloudUpload'
import { Box, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'

interface Props {
  readonly id: string
  readonly label: string
  readonly accept: string
  readonly disabled: boolean
  readonly invalid: boolean
  readonly onFiles: (files: readonly File[]) => void
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files')

/** Where files are dropped, or chosen with mouse or keyboard; any number at once. */
export const DropZone = ({ id, label, accept, disabled, invalid, onFiles }: Props) => {
  const [over, setOver] = useState(false)
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'center',
        p: 2,
        border: '1px dashed',
        borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'divider',
        backgroundColor: over ? 'action.hover' : undefined,
        borderRadius: 1,
        color: 'text.secondary',
        cursor: disabled ? 'default' : 'pointer',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={disabled}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <CloudUpload fontSize="small" />
      <Typography variant="body2">{label}</Typography>
    </Box>
  )
}
