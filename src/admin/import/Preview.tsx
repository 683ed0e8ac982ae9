import { Alert, Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { ImportPreview, ImportRow, importRowsCall } from '../../model/calls/importCalls.ts'
import { IMPORT_PAGE, ROW_COUNTS, ROW_STATUSES, type RowStatus } from '../../model/calls/importLimits.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../providers/i18n/format.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useEntity } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { CountedProgress } from './CountedProgress.tsx'
import { Downloads } from './Downloads.tsx'
import { PreviewCards } from './PreviewCards.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import { useStatusLabel } from './RowStatus.tsx'
import { type Replacing, WrongValues } from './WrongValues.tsx'

const concerned = (fields: readonly ResolvedField[], rows: readonly ImportRow[]): readonly ResolvedField[] => {
  const names = new Set(
    rows.flatMap(({ changes, errors }) => [...Object.keys(changes), ...errors.map(({ path }) => path.split('.')[0] ?? '')]),
  )
  return fields.filter(({ name }) => names.has(name))
}

/** The view of wrong values beside those of rows. */
const VALUES = 'values' as const

/** A page of checked rows, and how to replace one that has been mended. */
const useRows = (preview: ImportPreview, status: RowStatus | 'all', offset: number) => {
  const hub = useHub()
  const queries = useQueryClient()
  const { id: entity } = useEntity()
  const checked = ROW_STATUSES.reduce((sum, one) => sum + preview[ROW_COUNTS[one]], 0)
  const all = [entity, 'import', preview.jobId, 'rows']
  const key = [...all, status, offset]
  const { data, isError } = useQuery({
    // Further rows are fetched as they are checked.
    queryKey: [...key, preview.status === 'running' ? Math.min(checked, offset + IMPORT_PAGE) : 'checked'],
    queryFn: () =>
      hub.call<ReturnType<typeof importRowsCall>>('GET', `/api/${entity}/import/{jobId}/rows`, {
        params: { jobId: preview.jobId },
        query: { offset: String(offset), ...(status !== 'all' && { status: [status] }) },
      }),
    placeholderData: keepPreviousData,
  })
  const replace = (row: ImportRow) =>
    queries.setQueriesData<readonly ImportRow[]>({ queryKey: all }, (rows) => rows?.map((one) => (one.row === row.row ? row : one)))
  return { rows: data, isError, replace }
}

interface PagesProps {
  readonly offset: number
  readonly total: number
  readonly onChange: (offset: number) => void
}

const Pages = ({ offset, total, onChange }: PagesProps) => {
  const texts = useAreaTexts('import')
  if (total <= IMPORT_PAGE) return null
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary" sx={{ marginInlineEnd: 'auto' }}>
        {texts('import.rows.range', { from: offset + 1, to: Math.min(total, offset + IMPORT_PAGE), total })}
      </Typography>
      <Button size="small" disabled={offset === 0} onClick={() => onChange(offset - IMPORT_PAGE)}>
        {texts('import.rows.previous')}
      </Button>
      <Button size="small" disabled={offset + IMPORT_PAGE >= total} onClick={() => onChange(offset + IMPORT_PAGE)}>
        {texts('import.rows.next')}
      </Button>
    </Stack>
  )
}

const Checking = ({ preview: { done, rows } }: { readonly preview: ImportPreview }) => (
  <Stack role="status" sx={{ gap: 1 }}>
    <CountedProgress text={useAreaTexts('import')('import.rows.checking', { done, total: rows })} done={done} total={rows} />
  </Stack>
)

export const RefusedRows = ({ jobId }: { readonly jobId: string }) => {
  const texts = useAreaTexts('import')
  const { id } = useEntity()
  const [locale] = useLocaleState()
  return (
    <Downloads
      label={texts('import.refused.download')}
      path={`/${id}/import/${jobId}/refused`}
      query={{ heading: texts('import.refused.reason'), locale }}
    />
  )
}

/** Once the inputs of a mended row are gone, the focus is on the button of the next wrong row, else on the chosen status. */
const useMendedFocus = () => {
  const root = useRef<HTMLDivElement>(null)
  const mended = useRef<number>(undefined)
  useEffect(() => {
    if (mended.current === undefined || root.current?.contains(document.activeElement)) return
    const after = mended.current
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-mends]') ?? [])]
    const next = buttons.find(({ dataset }) => Number(dataset.mends) > after) ?? buttons[0]
    const target = next ?? root.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    target?.focus()
    mended.current = undefined
  })
  const keepFocus = ({ status, number }: ImportRow) => {
    if (status !== 'error') mended.current = number
  }
  return { root, keepFocus }
}

interface Props {
  readonly preview: ImportPreview
  /** File name. */
  readonly name: string
  /** Called after a row has been mended. */
  readonly onMended: () => void
  readonly onReplace: (change: Replacing) => Promise<void>
}

/** What an import would do, row by row: old and new values, and errors in their cells, which can be mended there. */
export const Preview = ({ preview, name, onMended, onReplace }: Props) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const jobs = useAreaTexts('list')
  const statusLabel = useStatusLabel()
  const entity = useEntity()
  const [locale] = useLocaleState()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [chosen, setStatus] = useState<RowStatus | 'all' | typeof VALUES>(preview.errors > 0 ? 'error' : 'all')
  const hasValues = preview.errors + preview.replaced > 0
  const status = chosen === VALUES ? 'all' : chosen
  const isOfValues = chosen === VALUES && hasValues
  const [offset, setOffset] = useState(0)
  const { rows, isError, replace } = useRows(preview, status, offset)
  const total = status === 'all' ? ROW_STATUSES.reduce((sum, one) => sum + preview[ROW_COUNTS[one]], 0) : preview[ROW_COUNTS[status]]
  const Rows = narrow ? PreviewCards : PreviewTable
  const { root, keepFocus } = useMendedFocus()
  const mended = (row: ImportRow) => {
    keepFocus(row)
    replace(row)
    onMended()
  }
  return (
    <Stack ref={root} sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        <bdi>{name}</bdi>
        {' – '}
        {translate('app.import.previewText')}
        {preview.errors > 0 && ` ${translate('app.import.errorsBlock')}`}
      </Typography>
      {preview.replaced > 0 && (
        <Typography variant="body2">{texts('import.values.replacing', { smart_count: preview.replaced })}</Typography>
      )}
      {preview.excluded > 0 && <Typography variant="body2">{jobs('list.jobs.excluded', { smart_count: preview.excluded })}</Typography>}
      {preview.status === 'running' && <Checking preview={preview} />}
      <SegmentedControl
        label={translate('app.import.preview')}
        value={isOfValues ? VALUES : status}
        onChange={(next) => {
          setStatus(next)
          setOffset(0)
        }}
        segments={[
          { name: 'all', label: texts('import.rows.all') },
          ...ROW_STATUSES.filter((one) => one !== 'excluded' || preview.excluded > 0).map((one) => ({
            name: one,
            label: statusLabel(one),
            count: formatCount(preview[ROW_COUNTS[one]], locale),
            urgent: one === 'error' && preview.errors > 0,
          })),
          ...(hasValues ? [{ name: VALUES, label: texts('import.values.title') }] : []),
        ]}
      />
      {isOfValues ? (
        <WrongValues preview={preview} onReplace={onReplace} />
      ) : (
        <>
          {isError && <Alert severity="error">{texts('import.rows.failed')}</Alert>}
          {rows === undefined && !isError && <SkeletonRows rows={5} />}
          {rows?.length === 0 && <Typography color="text.secondary">{texts('import.rows.none')}</Typography>}
          {rows !== undefined && rows.length > 0 && (
            <Rows rows={rows} fields={concerned(entity.fields, rows)} jobId={preview.jobId} onMended={mended} />
          )}
          <Pages offset={offset} total={total} onChange={setOffset} />
        </>
      )}
      {preview.errors > 0 && preview.status !== 'running' && <RefusedRows jobId={preview.jobId} />}
    </Stack>
  )
}
