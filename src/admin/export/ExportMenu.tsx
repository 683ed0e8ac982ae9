import '../jobs/jobs.css'
import { Button, Divider, LinearProgress, ListSubheader, Menu, MenuItem, Paper, Portal, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext, useLocaleState, useNotify, useTranslate } from 'react-admin'
import { fileSize } from '../../fields/shared/uploads/fileSize.ts'
import type { ExportRequest } from '../../providers/data/files.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { saveBlob } from '../../ui/saveBlob.ts'
import { useEntity } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { visibleOf } from '../list/columns/columnChoice.ts'
import { useColumnChoice } from '../list/columns/useColumnChoice.ts'
import { useSummaryState } from '../list/summary/summaryState.ts'

const SHOWN = ['csv', 'xlsx'] as const
const ALL = ['csv', 'xlsx', 'json'] as const

type Format = ExportRequest['format']
type Shown = Pick<ExportRequest, 'columns' | 'names'>

/** The file of an answer; `received` is called with the number of bytes that have arrived. */
function fileIn({ body, headers }: Response, received: (bytes: number) => void): Promise<Blob> {
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      received(bytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(body?.pipeThrough(counter), { headers }).blob()
}

/** What the list shows: its columns in their order, and its groups one after the other. */
const useShown = () => {
  const entity = useEntity()
  const { choice } = useColumnChoice(false)
  const { sort } = useListContext()
  const { group, groupOrder } = useSummaryState()
  const field = group?.split('.')[0]
  const columns = [...(field === undefined ? [] : [field]), ...visibleOf(choice)].filter((name) => entity.fieldsByName[name])
  const order = groupOrder?.startsWith('-') ? 'DESC' : 'ASC'
  return {
    columns: [...new Set(columns)],
    sort:
      field === undefined || !entity.fieldsByName[field]?.sortable
        ? sort
        : { field: `${field},${sort.field}`, order: `${order},${sort.order}` },
  }
}

const useExport = (ids: readonly unknown[] | undefined) => {
  const entity = useEntity()
  const hub = useHub()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const texts = useAreaTexts('import')
  const { filter: fixed, filterValues } = useListContext()
  const [bytes, setBytes] = useState<number>()
  const [abort] = useState(() => new AbortController())
  const run = async (format: Format, sort: ExportRequest['sort'], shown: Shown = {}): Promise<void> => {
    setBytes(0)
    try {
      const filter = ids === undefined ? { ...filterValues, ...fixed } : { id: ids }
      const answer = await hub.exportFile(entity.id, { format, filter, sort, locale, ...shown }, abort.signal)
      saveBlob(await fileIn(answer, setBytes), `${entity.id}-${new Date().toISOString().slice(0, 10)}.${format}`)
      notify('app.export.done', { type: 'success' })
    } catch {
      if (abort.signal.aborted) notify(texts('import.exports.cancelled'), { type: 'info' })
      else notify('app.export.failed', { type: 'error' })
    }
  }
  return { run, bytes, cancel: () => abort.abort() }
}

/** How much of a running export has arrived. How much is to come is not known: the server sends rows as it reads them. */
const Progress = ({ bytes, cancel }: { readonly bytes: number; readonly cancel: () => void }) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const [locale] = useLocaleState()
  return (
    <Paper component="section" className="job-card" elevation={6} aria-label={texts('import.exports.running')}>
      <Typography variant="body2" role="status">
        {texts('import.exports.running')}
      </Typography>
      <LinearProgress aria-label={texts('import.exports.running')} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {texts('import.exports.received', { size: fileSize(bytes, locale) })}
        </Typography>
        <Button size="small" onClick={cancel}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Paper>
  )
}

interface Props {
  readonly ids: readonly unknown[] | undefined
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Formats of an export: as the list shows its records, or with all fields, to be imported again. */
const ExportMenu = ({ ids, anchor, onClose }: Props) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const { run, bytes, cancel } = useExport(ids)
  const shown = useShown()
  const { sort } = useListContext()
  const choose = (work: Promise<void>) => void work.then(onClose)
  if (bytes !== undefined)
    return (
      <Portal>
        <Progress
          bytes={bytes}
          cancel={() => {
            cancel()
            anchor.focus()
          }}
        />
      </Portal>
    )
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <ListSubheader>{texts('import.exports.shown')}</ListSubheader>
      {SHOWN.map((format) => (
        <MenuItem key={`shown-${format}`} onClick={() => choose(run(format, shown.sort, { columns: shown.columns, names: true }))}>
          {translate(`app.export.${format}`)}
        </MenuItem>
      ))}
      <Divider />
      <ListSubheader>{texts('import.exports.all')}</ListSubheader>
      {ALL.map((format) => (
        <MenuItem key={format} onClick={() => choose(run(format, sort))}>
          {translate(`app.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

export default ExportMenu
