import { Link, Skeleton, Stack, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useGetList, useLocaleState, useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { LoadFailed } from '../../admin/home/LoadFailed.tsx'
import { listAddress } from '../../admin/home/listAddress.ts'
import { Panel } from '../../admin/home/Panel.tsx'
import { useNames } from '../../admin/names.ts'
import { formatDateTime } from '../../providers/i18n/format.ts'

interface Entry {
  readonly id: string
  readonly at: string
  readonly actorName: string | null
  readonly action: string
  readonly entity: string | null
  readonly recordId: string | null
}

const CHANGES = ['create', 'edit', 'delete', 'restore', 'import', 'approve']

const Change = ({ entry }: { readonly entry: Entry }) => {
  const translate = useTranslate()
  const names = useNames()
  const path = useCreatePath()
  const [locale] = useLocaleState()
  const entity = useAdmin().model.entities[entry.entity ?? '']
  const name = entity ? names.entity(entity, 1) : (entry.entity ?? '')
  const action = translate(`app.history.actions.${entry.action}`, { _: entry.action })
  const linked = entity !== undefined && entry.recordId !== null && entry.action !== 'delete'
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'baseline', py: 0.5 }}>
      <Typography variant="body2">
        <bdi>{entry.actorName ?? translate('app.history.system')}</bdi> · {action} ·{' '}
        {linked ? (
          <Link component={LinkBase} to={path({ resource: entity.id, type: 'show', id: entry.recordId })} underline="always">
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="time" dateTime={entry.at} sx={{ marginInlineStart: 'auto' }}>
        {formatDateTime(entry.at, locale)}
      </Typography>
    </Stack>
  )
}

const Changes = () => {
  const translate = useTranslate()
  const { data, isPending, error, refetch } = useGetList<Entry>(
    'auditEntries',
    { pagination: { page: 1, perPage: 8 }, sort: { field: 'at', order: 'DESC' }, filter: { action: CHANGES, outcome: 'done' } },
    { retry: false },
  )
  if (isPending) return <Skeleton variant="rounded" height={160} />
  if (error) return <LoadFailed retry={refetch} />
  if (data.length === 0) return <Typography color="text.secondary">{translate('app.home.noRecent')}</Typography>
  return (
    <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((entry) => (
        <Change key={entry.id} entry={entry} />
      ))}
    </Stack>
  )
}

/** Who changed what last. */
export const RecentChanges = () => (
  <Panel title={useTranslate()('app.home.recent')} to={listAddress('/auditEntries', { outcome: 'done' })}>
    <Changes />
  </Panel>
)
