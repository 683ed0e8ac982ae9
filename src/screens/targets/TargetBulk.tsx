import EventRepeat from '@mui/icons-material/EventRepeatOutlined'
import { useMay } from '../../admin/adminContext.tsx'
import { BulkQuestion } from '../../admin/bulk/BulkQuestion.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Sets the selected targets for their next periods. */
const TargetBulk = () => {
  const t = useAreaTexts('targets')
  const may = useMay()
  if (!may('targets', 'create')) return null
  return (
    <BulkQuestion
      action="repeat"
      texts={{ done: 'targets.repeat.allDone', failed: 'targets.repeat.failed' }}
      label="targets.repeat.button"
      title="targets.repeat.title"
      area={t}
      labelled
    >
      <EventRepeat />
    </BulkQuestion>
  )
}

export default TargetBulk
