import { Card } from '@mui/material'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { RecordDetails } from '../../admin/show/RecordDetails.tsx'
import { useRecord, useShownRecord } from '../../admin/useRecords.ts'
import { ReportPanel } from './ReportPanel.tsx'

const Run = () => {
  const report = useShownRecord('reports')
  const { data: type } = useRecord('reportTypes', report?.reportType ?? undefined)
  if (!report) return null
  return (
    <Card component="section" aria-label={report.name} sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}>
      <ReportPanel report={report} script={type?.chartScript ?? null} />
    </Card>
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
