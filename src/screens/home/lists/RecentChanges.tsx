import History from '@mui/icons-material/HistoryOutlined'
import { useCreatePath, useTranslate } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { RecordLink } from '../../../admin/history/RecordLink.tsx'
import { useActorName } from '../../../admin/history/useActorName.ts'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useNames } from '../../../admin/names.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Initials } from '../../../ui/TintedIcon.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { RelativeTime } from '../parts/RelativeTime.tsx'
import { useShortList } from './useShortList.ts'

const CHANGES = ['create', 'edit', 'delete', 'restore', 'import', 'approve']

/** The latest changes of records. */
export const RecentChanges = () => {
  const t = useAreaTexts('home')
  const translate = useTranslate()
  const names = useNames()
  const actorOf = useActorName()
  const path = useCreatePath()
  const { model } = useAdmin()
  const list = useShortList('auditEntries', { field: 'at', order: 'DESC' }, { action: CHANGES, outcome: 'done' })
  return (
    <Panel title={t('home.lists.changes')} to={listAddress('/auditEntries', { outcome: 'done' })}>
      <Entries {...list} empty={{ icon: <History />, text: t('home.empty.changes') }}>
        {({ id, at, actorId, actorName, action, entity: entityId, recordId }) => {
          const entity = model.entities[entityId ?? '']
          const actor = actorOf(actorId && actorName)
          const linked = entity !== undefined && recordId !== null && action !== 'delete'
          return (
            <Entry
              key={id}
              to={linked ? path({ resource: entity.id, type: 'show', id: recordId }) : undefined}
              icon={<Initials name={actor} />}
              primary={<bdi>{actor}</bdi>}
              secondary={
                <>
                  {`${translate(`app.history.actions.${action}`, { _: action })} · ${entity ? names.entity(entity, 1) : (entityId ?? '')}`}
                  {linked && (
                    <>
                      {' · '}
                      <RecordLink plain entity={entity.id} id={recordId} />
                    </>
                  )}
                </>
              }
              below={<RelativeTime at={at} />}
            />
          )
        }}
      </Entries>
    </Panel>
  )
}
