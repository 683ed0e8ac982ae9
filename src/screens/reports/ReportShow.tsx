import { Card } from '@mui/material'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { useAddressParams } from '../../admin/useAddressParams.ts'
import { useShownRecord } from '../../admin/useRecords.ts'
import { parametersIn, withParameters } from './filters/filterValues.ts'
import { ReportFilters } from './filters/ReportFilters.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { SchedulesPanel } from './schedules/SchedulesPanel.tsx'
import { useReportName } from './words/useReportName.ts'

/** Values of filters are in the address, so that links and the back button restore them. */
const Run = () => {
  const report = useShownRecord('reports')
  const nameOf = useReportName()
  const [search, setSearch] = useAddressParams()
  if (!report) return null
  const { filters, query } = report
  const parameters = parametersIn(search, filters)
  return (
    <>
      <Card component="section" aria-label={nameOf(report)} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}>
        <ReportFilters
          filters={filters}
          source={{ id: report.id, query }}
          parameters={parameters}
          onChange={(next) => setSearch((now) => withParameters(now, filters, next))}
        />
        <ReportPanel report={report} chosen={{ parameters }} />
      </Card>
      <SchedulesPanel report={report} parameters={parameters} />
    </>
  )
}

/** The page of a report: its chart above its details. */
const ReportShow = () => (
  <EntityShow
    details={
      <>
        <Run />
        <RecordDetails />
      </>
    }
  />
)

export default ReportShow
