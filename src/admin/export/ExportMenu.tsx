import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useListContext, useLocaleState, useNotify, useTranslate } from 'react-admin'
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

/** What the list shows: its columns in their order, and its groups one after the other. */
const useShown = () => {
  const entity = useEntity()
  const { choice } = useColumnChoice()
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
  const { filter: fixed, filterValues } = useListContext()
  return async (format: Format, sort: ExportRequest['sort'], shown: Shown = {}): Promise<void> => {
    try {
      notify('app.export.started', { type: 'info' })
      const filter = ids === undefined ? { ...filterValues, ...fixed } : { id: ids }
      const blob = await hub.exportFile(entity.id, { format, filter, sort, locale, ...shown })
      saveBlob(blob, `${entity.id}-${new Date().toISOString().slice(0, 10)}.${format}`)
      notify('app.export.done', { type: 'success' })
    } catch {
      notify('app.export.failed', { type: 'error' })
    }
  }
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
  const run = useExport(ids)
  const shown = useShown()
  const { sort } = useListContext()
  const choose = (work: Promise<void>) => {
    onClose()
    void work
  }
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
