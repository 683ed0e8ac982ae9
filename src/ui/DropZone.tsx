import { Box, type SxProps } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'

interface Props {
  readonly id?: string
  /** Media types and extensions for the browser's file dialog; the caller validates dropped files. */
  readonly accept: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly sx?: SxProps
  readonly children: ReactNode
}

const styleOf = (over: boolean, invalid: boolean, disabled: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center' as const,
  border: '1px dashed',
  borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'color-mix(in srgb, var(--muted) 50%, var(--line))',
  borderRadius: 1,
  color: 'text.secondary',
  cursor: disabled ? 'default' : 'pointer',
  ...(over && { backgroundColor: 'var(--hover)' }),
  ...(!disabled && { '&:hover': { backgroundColor: 'var(--hover)' } }),
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
})

const UNSEEN = { position: 'absolute', opacity: 0, width: 1, height: 1 } as const

/** Resets the input, so that the same file can be chosen again. */
const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = ''
}

/** Area for dropping or choosing files. It is the label of a file input, which gets the focus and takes its name from the content. */
export const DropZone = ({ id, accept, multiple = false, disabled = false, invalid = false, onFiles, sx, children }: Props) => {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, refused) => onFiles([...files, ...refused.map(({ file }) => file)]),
  })
  return (
    <Box {...getRootProps({ role: undefined })} component="label" sx={{ ...styleOf(isDragActive, invalid, disabled), ...sx }}>
      <input {...getInputProps({ id, accept, disabled, tabIndex: 0, style: UNSEEN, onClick: forget })} aria-label={undefined} />
      {children}
    </Box>
  )
}
