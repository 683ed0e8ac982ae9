import Download from '@mui/icons-material/DownloadOutlined'
import { Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { useListContext, useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { ExportRequest } from '../../providers/data/files.ts'
import { saveBlob } from '../../ui/saveBlob.ts'
import { useEntity, useMay } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { ToolButton } from '../list/ToolButton.tsx'

const FORMATS: readonly ExportRequest['format'][] = ['csv', 'xlsx', 'json']

const useExport = (ids: readonly unknown[] | undefined) => {
  const entity = useEntity()
  const hub = useHub()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const { filter: fixed, filterValues, sort } = useListContext()
  return async (format: ExportRequest['format']): Promise<void> => {
    try {
      notify('app.export.started', { type: 'info' })
      const filter = ids === undefined ? { ...filterValues, ...fixed } : { id: ids }
      const blob = await hub.exportFile(entity.id, { format, filter, sort, locale })
      saveBlob(blob, `${entity.id}-${new Date().toISOString().slice(0, 10)}.${format}`)
      notify('app.export.done', { type: 'success' })
    } catch {
      notify('app.export.failed', { type: 'error' })
    }
  }
}

/** Downloads the records that match the list's filter, or the selected ones, as a file. */
export const ExportButton = ({ ids }: { readonly ids?: readonly unknown[] | undefined }) => {
  const translate = useTranslate()
  const entity = useEntity()
  const may = useMay()
  const run = useExport(ids)
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!may(entity.id, 'export')) return null
  const choose = (format: ExportRequest['format']) => {
    setAnchor(undefined)
    void run(format)
  }
  return (
    <>
      <ToolButton
        label={translate('app.export.button')}
        aria-haspopup="menu"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <Download />
      </ToolButton>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`app.export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
