import EventRepeat from '@mui/icons-material/EventRepeatOutlined'
import { useMay } from '../../admin/adminContext.tsx'
import { NamedActionButton } from '../../admin/show/NamedActionButton.tsx'
import type { targetCalls } from '../../domain/targets/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Sets the same target for the next period. */
const TargetActions = () => {
  const t = useAreaTexts('targets')
  const may = useMay()
  if (!may('targets', 'create')) return null
  return (
    <NamedActionButton<typeof targetCalls.repeat>
      path="/api/targets/{id}/repeat"
      label={t('targets.repeat.button')}
      icon={<EventRepeat />}
      done={t('targets.repeat.done')}
    />
  )
}

export default TargetActions
