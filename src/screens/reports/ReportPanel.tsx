import ManageSearch from '@mui/icons-material/ManageSearch'
import { Box, Button } from '@mui/material'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useRecord } from '../../admin/useRecords.ts'
import { chartOf } from '../../domain/reports/chart/chartDefinition.ts'
import type { ResultColumn } from '../../domain/reports/result.ts'
import type { EntityMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { DrillContext, type GroupValues, useDrilling } from './drill.ts'
import type { Chosen } from './filters/filterValues.ts'
import { ResultPanel } from './ResultPanel.tsx'
import { type RunnableReport, useReportRun } from './useReportRun.ts'
import { useReportName } from './words/useReportName.ts'

type Report = RunnableReport &
  Pick<EntityMap['reports'], 'name' | 'chart' | 'chartCode' | 'containerSize' | 'query' | 'reportType' | 'filters'>

/** Filters between the reports of a page: a clicked value of one filters the others. */
interface AmongOthers {
  /** Called with clicked values, instead of opening their records. Undefined if the report can't filter others. Returns whether it filters. */
  readonly onPick: ((values: GroupValues) => boolean) | undefined
  readonly onColumns: (columns: readonly ResultColumn[]) => void
  /** Picked values of others that narrow this report besides its filters. */
  readonly narrowed: readonly string[]
  /** The picked value of this report. */
  readonly picked: { readonly label: string; readonly values: GroupValues; readonly chip: ReactNode } | undefined
}

interface Props {
  readonly report: Report
  /** Values of its filters; missing ones have their defaults. */
  readonly chosen?: Chosen
  readonly among?: AmongOthers
}

const NOTHING: Chosen = { parameters: {} }

/** Called with the columns of each result. */
const useColumnsTo = (columns: readonly ResultColumn[] | undefined, onColumns: AmongOthers['onColumns'] | undefined): void => {
  const pass = useRef(onColumns)
  pass.current = onColumns
  useEffect(() => {
    if (columns) pass.current?.(columns)
  }, [columns])
}

/** Runs a saved report and shows its result. */
export const ReportPanel = ({ report, chosen = NOTHING, among }: Props) => {
  const { id, query, reportType, filters } = report
  const t = useAreaTexts('dashboards')
  const { data: type } = useRecord('reportTypes', reportType ?? undefined)
  const script = type?.chartScript
  const run = useReportRun(report, chosen)
  const chart = useMemo(() => chartOf(report, script) ?? { kind: 'table' as const }, [report, script])
  const drill = useDrilling(report, chosen)
  const name = useReportName()(report)
  useColumnsTo(run.data?.columns, among?.onColumns)
  const picked = among?.picked
  const onPick = among?.onPick
  const onClick = onPick
    ? (values: GroupValues) => {
        if (!onPick(values)) drill?.(values)
      }
    : drill
  return (
    <DrillContext value={onClick}>
      {picked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {picked.chip}
          {drill && (
            <Button size="small" startIcon={<ManageSearch />} onClick={() => drill(picked.values)}>
              {t('dashboards.records', { name: picked.label })}
            </Button>
          )}
        </Box>
      )}
      <ResultPanel
        {...{ name, chart, run, chosen, filters }}
        size={report.containerSize}
        report={id}
        source={{ id, query }}
        {...(among && { narrowed: among.narrowed })}
      />
    </DrillContext>
  )
}
