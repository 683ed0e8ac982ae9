import CloudUpload from '@mui/icons-material/CloudUpload'
import { Box, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { dropLook } from './dropLook.ts'

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
      sx={{ ...dropLook({ over, invalid, disabled }), gap: 1, p: 2 }}
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
