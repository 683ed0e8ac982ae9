import { useMemo } from 'react'
import { chartOf } from '../../domain/reports/chart/chartDefinition.ts'
import type { EntityMap } from '../../model/entityMap.ts'
import { DrillContext, useDrilling } from './drill.ts'
import type { Parameters } from './filters/filterValues.ts'
import { ResultPanel } from './ResultPanel.tsx'
import { type Running, useReportRun } from './useReportRun.ts'

type Report = Running & Pick<EntityMap['reports'], 'name' | 'chart' | 'chartCode' | 'containerSize' | 'query'>

interface Props {
  readonly report: Report
  /** Chart of the report's type, for a report without a chart of its own. */
  readonly script?: EntityMap['reportTypes']['chartScript']
  /** Values of its filters; those that are left out have their defaults. */
  readonly parameters?: Parameters
}

const NONE: Parameters = {}

/** Runs a saved report and shows its result. */
export const ReportPanel = ({ report, script, parameters = NONE }: Props) => {
  const run = useReportRun(report, parameters)
  const chart = useMemo(() => chartOf(report, script) ?? { kind: 'table' as const }, [report, script])
  const drill = useDrilling(report, parameters)
  return (
    <DrillContext value={drill}>
      <ResultPanel name={report.name} size={report.containerSize} chart={chart} run={run} report={report.id} parameters={parameters} />
    </DrillContext>
  )
}
