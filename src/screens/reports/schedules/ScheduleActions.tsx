import Send from '@mui/icons-material/SendOutlined'
import { useMay } from '../../../admin/adminContext.tsx'
import { NamedActionButton } from '../../../admin/show/NamedActionButton.tsx'
import type { scheduleCalls } from '../../../domain/reports/scheduleCalls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

/** Sends a scheduled report or list now. */
const ScheduleActions = () => {
  const t = useAreaTexts('reports')
  if (!useMay()('reportSchedules', 'edit')) return null
  return (
    <NamedActionButton<typeof scheduleCalls.send>
      path="/api/reportSchedules/{id}/send"
      label={t('reports.schedules.now')}
      icon={<Send />}
      done={t('reports.schedules.queued')}
    />
  )
}

export default ScheduleActions
