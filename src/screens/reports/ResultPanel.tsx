import InsertChart from '@mui/icons-material/InsertChartOutlined'
import Refresh from '@mui/icons-material/Refresh'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import { Box, IconButton, LinearProgress, Skeleton, Tooltip, Typography } from '@mui/material'
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useLocaleState } from 'react-admin'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import { alignDecimals } from '../../domain/reports/alignDecimals.ts'
import type { reportCalls } from '../../domain/reports/calls.ts'
import { isPicture, type ResolvedChart } from '../../domain/reports/chart/chartDefinition.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { EntityMap } from '../../model/entityMap.ts'
import { refusalOf } from '../../providers/data/refusal.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDecimal } from '../../providers/i18n/format.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { ExportMenu } from './export/ExportMenu.tsx'
import type { Chosen, ReportFilter } from './filters/filterValues.ts'
import { ReportLabelsContext } from './words/reportLabels.ts'
import { type ResultSource, useLabelsOf } from './words/useLabelsOf.ts'

const ReportChart = lazy(() => import('./charts/ReportChart.tsx'))

/** Heights of charts in pixels by size. They are fixed, so that the page does not move when the rows arrive. */
const HEIGHTS = { small: 240, medium: 320, large: 440, full: 640 } as const

interface ToolProps {
  readonly label: string
  readonly of: string
  readonly onClick: () => void
  readonly children: ReactNode
}

const Tool = ({ label, of, onClick, children }: ToolProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={useLabelled()(label, of)}
      onClick={onClick}
      sx={{ color: 'text.secondary', '& svg': { fontSize: 20 } }}
    >
      {children}
    </IconButton>
  </Tooltip>
)

type RunAnswer = AnswerOf<typeof reportCalls.run>

/** The parts of a `useQuery` result that are used here. */
interface Run {
  readonly data: RunAnswer | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props {
  readonly name: string
  readonly size: EntityMap['reports']['containerSize']
  readonly chart: ResolvedChart
  readonly run: Run
  /** Id of a saved report, and the values of its filters: its rows can be exported. */
  readonly report?: string
  readonly chosen?: Chosen
  readonly filters: readonly ReportFilter[]
  readonly narrowed?: readonly string[]
  readonly source: ResultSource
}

const NONE: readonly string[] = []

const SECOND_MS = 1000

const useNote = () => {
  const t = useAreaTexts('reports')
  const [locale] = useLocaleState()
  return ({ rows, elapsed, truncated }: RunAnswer): string => {
    const texts = {
      smart_count: rows.length,
      count: formatDecimal(String(rows.length), locale),
      seconds: formatDecimal((elapsed / SECOND_MS).toFixed(2), locale),
    }
    return `${t('reports.run.rows', texts)}${truncated ? ` · ${t('reports.run.truncated')}` : ''}`
  }
}

const Result = ({ name, chart, run: { data, error, refetch }, asTable }: Props & { readonly asTable: boolean }) => {
  const reasonOf = useRefusalReason()
  if (error) return <ErrorState size="part" text={reasonOf(refusalOf(error) ?? {})} retry={() => void refetch()} />
  const waiting = <Skeleton variant="rounded" sx={{ flex: 1 }} />
  if (!data) return waiting
  return (
    <Suspense fallback={waiting}>
      <ReportChart chart={chart} result={data} label={name} asTable={asTable} />
    </Suspense>
  )
}

const Panel = (props: Props) => {
  const { name, size, chart, run, report, chosen, filters, source, narrowed = NONE } = props
  const t = useAreaTexts('reports')
  const [asTable, setAsTable] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const note = useNote()
  const shown = run.error ? undefined : run.data
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {shown && (
            <Typography variant="caption" component="p" color="text.secondary" role="status">
              {note(shown)}
            </Typography>
          )}
        </Box>
        {shown && shown.rows.length > 0 && (
          <ExportMenu {...{ report, chosen, filters, source, narrowed, name, chart, frame, asTable }} result={shown} note={note(shown)} />
        )}
        {run.data && isPicture(chart) && (
          <Tool label={t(asTable ? 'reports.chart.asChart' : 'reports.chart.asTable')} of={name} onClick={() => setAsTable(!asTable)}>
            {asTable ? <InsertChart /> : <TableRows />}
          </Tool>
        )}
        <Tool label={t('reports.run.again')} of={name} onClick={() => void run.refetch()}>
          <Refresh />
        </Tool>
      </Box>
      <Box sx={{ height: 2 }}>{run.isFetching && <LinearProgress aria-label={t('reports.run.running')} sx={{ height: 2 }} />}</Box>
      <Box ref={frame} sx={{ display: 'flex', flexDirection: 'column', height: HEIGHTS[size ?? 'medium'], minWidth: 0, pt: 1 }}>
        <Result {...props} asTable={asTable} />
      </Box>
    </Box>
  )
}

/** Result of a run as a chart or a table, with loading, empty and error states, and the time that the query took. */
export const ResultPanel = (props: Props) => {
  const { run, source } = props
  const data = useMemo(() => run.data && alignDecimals(run.data), [run.data])
  return (
    <ReportLabelsContext value={useLabelsOf(source)}>
      <Panel {...props} run={{ ...run, data }} />
    </ReportLabelsContext>
  )
}
