import Download from '@mui/icons-material/DownloadOutlined'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { type RefObject, useState } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import { inLightMode } from '../../../appearance/theme/applyAppearance.ts'
import { isPicture, type ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { isNumeric, type ReportResult } from '../../../domain/reports/result.ts'
import { plainName } from '../../../model/naming.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { direction } from '../../../providers/i18n/locales.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { saveBlob } from '../../../ui/saveBlob.ts'
import { useChartTexts } from '../charts/useChartTexts.ts'
import type { Chosen, ReportFilter } from '../filters/filterValues.ts'
import { type ReportLabels, useReportLabels } from '../words/reportLabels.ts'
import type { ResultSource } from '../words/useLabelsOf.ts'
import { chartPicture, pngOf } from './chartPicture.ts'
import { printResult } from './printResult.ts'
import { useFilterTexts } from './useFilterTexts.ts'

interface Props {
  /** Id of a saved report, whose rows the server exports as files. */
  readonly report?: string
  readonly chosen?: Chosen | undefined
  readonly filters: readonly ReportFilter[]
  readonly source: ResultSource
  /** Values by which the report is narrowed besides its filters, as texts. */
  readonly narrowed: readonly string[]
  readonly name: string
  readonly chart: ResolvedChart
  readonly result: ReportResult & { readonly at: string }
  /** Facts about the run. */
  readonly note: string
  /** The element around the chart. */
  readonly frame: RefObject<HTMLElement | null>
  readonly asTable: boolean
}

const KINDS = ['csv', 'xlsx', 'png', 'svg', 'print'] as const
type Kind = (typeof KINDS)[number]

/** Labels of the choices in a column, by their values. */
const choicesIn = ({ columns, rows }: ReportResult, at: number, labels: ReportLabels): Readonly<Record<string, string>> => {
  const column = columns[at]
  if (column?.type !== 'text') return {}
  const values = new Set(rows.map((row) => row[at]).filter((value) => typeof value === 'string'))
  return Object.fromEntries(
    [...values].flatMap((value) => {
      const label = labels.choice(column, value)
      return label === undefined ? [] : [[value, label]]
    }),
  )
}

const useExport = ({ report, chosen, filters, source, narrowed, name, result, note, frame }: Props) => {
  const t = useAreaTexts('reports')
  const hub = useHub()
  const notify = useNotify()
  const reasonOf = useRefusalReason()
  const texts = useChartTexts()
  const labels = useReportLabels()
  const filterTexts = useFilterTexts(filters, chosen?.parameters ?? {}, source)
  const [locale] = useLocaleState()

  const asFile = async (format: 'csv' | 'xlsx') => {
    const headings = Object.fromEntries(result.columns.map((column) => [column.name, texts.column(column.name)]))
    const choices = Object.fromEntries(result.columns.map((column, at) => [column.name, choicesIn(result, at, labels)]))
    const body = { format, ...chosen, rightToLeft: direction(locale) === 'rtl', title: name, headings, choices }
    const file = await hub.requestFile(`/reports/${encodeURIComponent(report ?? '')}/export`, body)
    saveBlob(file.blob, file.name ?? `${plainName(name)}.${format}`)
    if (file.headers.get('x-truncated') === 'true')
      notify(t('reports.export.truncated', { count: result.rows.length }), { type: 'warning', autoHideDuration: null })
    else notify('app.export.done', { type: 'success' })
  }
  const asPicture = async (kind: 'png' | 'svg') => {
    const picture = frame.current && chartPicture(frame.current, name)
    if (!picture) return notify('app.export.failed', { type: 'error' })
    saveBlob(kind === 'png' ? await pngOf(picture) : new Blob([picture.svg], { type: 'image/svg+xml' }), `${plainName(name)}.${kind}`)
  }
  const onPaper = async () =>
    printResult({
      title: name,
      lines: [...(await filterTexts()), ...narrowed, note, formatDateTime(result.at, locale)],
      picture: inLightMode(() => frame.current && chartPicture(frame.current, name)?.svg) ?? undefined,
      columns: result.columns.map((column) => ({ name: texts.column(column.name), isNumber: isNumeric(column) })),
      rows: result.rows.map((row) => row.map((cell, at) => (cell === null ? '' : texts.cell(cell, result.columns[at])))),
    })
  return async (kind: Kind): Promise<void> => {
    try {
      if (kind === 'print') await onPaper()
      else if (kind === 'png' || kind === 'svg') await asPicture(kind)
      else await asFile(kind)
    } catch (error) {
      notify(reasonOf(refusalOf(error) ?? {}), { type: 'error' })
    }
  }
}

/** Exports a result as a file, as a picture of its chart, or for printing. */
export const ExportMenu = (props: Props) => {
  const { report, name, chart, asTable } = props
  const t = useAreaTexts('reports')
  const may = useMay()
  const run = useExport(props)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const offered: Readonly<Record<Kind, boolean>> = {
    csv: report !== undefined && may('reports', 'export'),
    xlsx: report !== undefined && may('reports', 'export'),
    png: isPicture(chart) && !asTable,
    svg: isPicture(chart) && !asTable,
    print: true,
  }
  const label = useLabelled()(t('reports.export.title'), name)
  return (
    <>
      <Tooltip title={t('reports.export.title')}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary', '& svg': { fontSize: 20 } }}
        >
          <Download />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {KINDS.filter((kind) => offered[kind]).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(undefined)
              void run(kind)
            }}
          >
            {t(`reports.export.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
