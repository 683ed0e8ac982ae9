import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useListContext, useLocaleState, useNotify, useTranslate } from 'react-admin'
import { groupFields } from '../../model/lists/listSummary.ts'
import { MAX_SORT_KEYS } from '../../model/lists/viewState.ts'
import { type ExportRequest, nameIn } from '../../providers/data/files.ts'
import { sortKeys } from '../../providers/data/sortKeys.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { saveBlob } from '../../ui/saveBlob.ts'
import { useEntity } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { visibleOf } from '../list/columns/columnChoice.ts'
import { useColumnChoice } from '../list/columns/useColumnChoice.ts'
import { useSummaryState } from '../list/summary/summaryState.ts'
import { beginArriving } from './arriving.ts'

const SHOWN = ['csv', 'xlsx'] as const
const ALL = ['csv', 'xlsx', 'json'] as const

type Format = ExportRequest['format']
type Shown = Pick<ExportRequest, 'columns' | 'names'>

interface Props {
  readonly ids: readonly unknown[] | undefined
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

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
  const groups = groupFields(group)
  const columns = [...groups, ...visibleOf(choice)].filter((name) => entity.fieldsByName[name])
  const order = groupOrder?.startsWith('-') ? 'DESC' : 'ASC'
  const keys = [
    ...groups.filter((name) => entity.fieldsByName[name]?.sortable).map((field) => ({ field, order })),
    ...sortKeys(sort),
  ].slice(0, MAX_SORT_KEYS)
  return {
    columns: [...new Set(columns)],
    sort: { field: keys.map((key) => key.field).join(), order: keys.map((key) => key.order).join() },
  }
}

/** A function that downloads an export. It goes on, and its card in the shell with it, when the user leaves the list. */
const useExport = ({ ids, anchor }: Pick<Props, 'ids' | 'anchor'>) => {
  const entity = useEntity()
  const hub = useHub()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const texts = useAreaTexts('import')
  const { filter: fixed, filterValues } = useListContext()
  return async (format: Format, sort: ExportRequest['sort'], shown: Shown = {}): Promise<void> => {
    const { signal, received, end } = beginArriving(entity.id, () => anchor.focus())
    try {
      const filter = ids === undefined ? { ...filterValues, ...fixed } : { id: ids }
      const answer = await hub.exportFile(entity.id, { format, filter, sort, locale, ...shown }, signal)
      saveBlob(await fileIn(answer, received), nameIn(answer.headers) ?? `${entity.id}.${format}`)
      notify('app.export.done', { type: 'success' })
    } catch {
      if (signal.aborted) notify(texts('import.exports.cancelled'), { type: 'info' })
      else notify('app.export.failed', { type: 'error' })
    } finally {
      end()
    }
  }
}

/** Formats of an export: as the list shows its records, or with all fields, to be imported again. */
const ExportMenu = ({ ids, anchor, onClose }: Props) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const run = useExport({ ids, anchor })
  const shown = useShown()
  const { sort } = useListContext()
  const choose = (...given: Parameters<typeof run>) => {
    onClose()
    void run(...given)
  }
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <ListSubheader role="presentation">{texts('import.exports.shown')}</ListSubheader>
      {SHOWN.map((format) => (
        <MenuItem
          key={`shown-${format}`}
          aria-description={texts('import.exports.shown')}
          onClick={() => choose(format, shown.sort, { columns: shown.columns, names: true })}
        >
          {translate(`app.export.${format}`)}
        </MenuItem>
      ))}
      <Divider />
      <ListSubheader role="presentation">{texts('import.exports.all')}</ListSubheader>
      {ALL.map((format) => (
        <MenuItem key={format} aria-description={texts('import.exports.all')} onClick={() => choose(format, sort)}>
          {translate(`app.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

export default ExportMenu
