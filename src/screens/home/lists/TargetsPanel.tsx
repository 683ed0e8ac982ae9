import Flag from '@mui/icons-material/FlagOutlined'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { today } from '../../parts/today.ts'
import { TargetEntry } from '../../targets/TargetEntry.tsx'
import { useTargets } from '../../targets/useTargets.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Panel } from '../parts/Panel.tsx'

/** The targets of today, the user's own first. */
export const TargetsPanel = () => {
  const t = useAreaTexts('targets')
  const { data, error, refetch } = useTargets({})
  const day = today()
  return (
    <Panel title={t('targets.title')} to={listAddress('/targets', { startDate: { lte: day }, endDate: { gte: day } })}>
      <Entries
        records={data}
        error={error}
        retry={refetch}
        empty={{
          icon: <Flag />,
          text: t('targets.empty'),
          action: <ActionLink to="/targets/create" label={t('targets.new')} right={['targets', 'create']} />,
        }}
      >
        {(target) => <TargetEntry key={target.id} target={target} />}
      </Entries>
    </Panel>
  )
}
