import { Button, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { saveBlob } from '../../ui/saveBlob.ts'
import { useHub } from '../hub.ts'

const FORMATS = ['csv', 'xlsx'] as const

interface Props {
  readonly label: string
  /** Address of the API; `format` is added. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Buttons that download a file in each format of spreadsheets. */
export const Downloads = ({ label, path, query }: Props) => {
  const translate = useTranslate()
  const hub = useHub()
  const notify = useNotify()
  const load = async (format: (typeof FORMATS)[number]) => {
    try {
      const file = await hub.fileAt(`${path}?${new URLSearchParams({ ...query, format }).toString()}`)
      saveBlob(file.blob, file.name ?? `file.${format}`)
    } catch {
      notify('app.export.failed', { type: 'error' })
    }
  }
  return (
    <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {FORMATS.map((format) => (
        <Button key={format} size="small" onClick={() => void load(format)}>
          {translate(`app.export.${format}`)}
        </Button>
      ))}
    </Stack>
  )
}
