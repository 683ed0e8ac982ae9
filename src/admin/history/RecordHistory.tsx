import { Alert, Button, Chip, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, type RaRecord, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useLocale } from '../../fields/locale.view.tsx'
import type { HistoryEntry } from '../../providers/data/history.ts'
import { useEntity, useMay } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { EntryChanges } from './EntryChanges.tsx'

const useRestore = (entity: string, id: string) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  return async (version: number): Promise<void> => {
    try {
      await hub.restore(entity, id, version)
      notify('app.history.restored', { type: 'success', messageArgs: { version } })
      void queryClient.invalidateQueries({ queryKey: [entity, 'history'] })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'app.history.restoreFailed', { type: 'error' })
    }
  }
}

const Entry = ({ entry, onRestore }: { readonly entry: HistoryEntry; readonly onRestore?: () => void }) => {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <Stack component="li" sx={{ gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip
          size="small"
          color={entry.outcome === 'denied' ? 'error' : 'default'}
          label={translate(`app.history.actions.${entry.action}`, { _: entry.action })}
        />
        <Typography variant="body2" sx={{ fontWeight: 600 }} dir="auto">
          {entry.actorName ?? translate('app.history.system')}
        </Typography>
        <Typography variant="body2" color="text.secondary" component="time" dateTime={entry.at}>
          {new Date(entry.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' })}
        </Typography>
        {entry.recordVersion !== null && (
          <Typography variant="caption" color="text.secondary">
            {translate('app.history.version', { version: entry.recordVersion })}
          </Typography>
        )}
        {onRestore && (
          <Button size="small" sx={{ marginInlineStart: 'auto' }} onClick={onRestore}>
            {translate('app.history.restore')}
          </Button>
        )}
      </Stack>
      <EntryChanges changes={entry.changes ?? {}} />
    </Stack>
  )
}

/** Who changed what and when, newest first, with a way back to each version. */
const RecordHistory = () => {
  const entity = useEntity()
  const may = useMay()
  const hub = useHub()
  const translate = useTranslate()
  const record = useRecordContext<RaRecord>()
  const id = String(record?.id)
  const restore = useRestore(entity.id, id)
  const [asked, setAsked] = useState<number>()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [entity.id, 'history', id, record?._version],
    queryFn: () => hub.history(entity.id, id),
    enabled: record !== undefined,
    retry: false,
  })
  if (isPending) return <Skeleton variant="rounded" height={160} sx={{ m: 2 }} />
  if (error) {
    return (
      <Alert severity="error" sx={{ m: 2 }} action={<Button onClick={() => refetch()}>{translate('app.list.retry')}</Button>}>
        {translate('app.history.loadFailed')}
      </Alert>
    )
  }
  if (data.length === 0) return <Typography sx={{ p: 2 }}>{translate('app.history.empty')}</Typography>
  const restorable = ({ recordVersion, outcome, action }: HistoryEntry) =>
    may(entity.id, 'edit') && outcome === 'done' && action !== 'delete' && recordVersion !== null && recordVersion !== record?._version
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, px: 2, py: 1 }}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} onRestore={restorable(entry) ? () => setAsked(entry.recordVersion ?? undefined) : undefined} />
      ))}
      <Confirm
        isOpen={asked !== undefined}
        title={translate('app.history.restoreTitle', { version: asked })}
        content={translate('app.history.restoreText')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked !== undefined) void restore(asked)
        }}
      />
    </Stack>
  )
}

export default RecordHistory
