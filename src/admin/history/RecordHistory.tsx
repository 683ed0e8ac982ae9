import Add from '@mui/icons-material/AddOutlined'
import Delete from '@mui/icons-material/DeleteOutline'
import Edit from '@mui/icons-material/EditOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import type { HistoryEntry } from '../../model/calls/recordCalls.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { dateFormat } from '../../model/values/keptFormats.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useEntity, useMay } from '../adminContext.tsx'
import { useHub } from '../hub.ts'
import { useWritten } from '../undo/useWritten.tsx'
import { EntryChanges } from './EntryChanges.tsx'
import { useActorName } from './useActorName.ts'
import { useHistory } from './useHistory.ts'

const ICONS: Readonly<Record<string, typeof Edit>> = { create: Add, delete: Delete, restore: Restore }

const MARK = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'var(--hover)',
} as const

/** Icon of an entry's action. */
const EntryMark = ({ action }: { readonly action: string }) => {
  const Icon = ICONS[action] ?? Edit
  return (
    <Box sx={MARK} aria-hidden>
      <Icon sx={{ fontSize: 18 }} />
    </Box>
  )
}

const useRestore = (entity: ResolvedEntity, record: RaRecord | undefined) => {
  const hub = useHub()
  const notify = useNotify()
  const translate = useTranslate()
  const written = useWritten(entity)
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  return async (version: number): Promise<void> => {
    try {
      const restored = await hub.restore(entity.id, String(record?.id), version)
      written('edit', restored, record, undefined, translate('app.history.restored', { version }))
      void queryClient.invalidateQueries({ queryKey: [entity.id, 'history'] })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'app.history.restoreFailed', { type: 'error' })
    }
  }
}

/** A line connects each entry's mark with the next one's. */
const ENTRY = {
  position: 'relative',
  paddingInlineStart: 6,
  pb: 3,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '32px 0',
    insetInlineStart: '15px',
    width: '2px',
    backgroundColor: 'var(--line)',
  },
  '&:last-of-type': { pb: 0 },
} as const

const Entry = ({ entry, onRestore }: { readonly entry: HistoryEntry; readonly onRestore?: () => void }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const nameOf = useActorName()
  return (
    <Box component="li" sx={ENTRY}>
      <EntryMark action={entry.action} />
      <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight: 32 }}>
        <Typography sx={{ fontWeight: 600 }} dir="auto">
          {nameOf(entry.actorName)}
        </Typography>
        <Chip size="small" label={translate(`app.history.actions.${entry.action}`, { _: entry.action })} />
        <Typography variant="body2" color="text.secondary" component="time" dateTime={entry.at}>
          {dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(entry.at))}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          · {translate('app.history.version', { version: entry.recordVersion })}
        </Typography>
        {onRestore && (
          <Button size="small" variant="outlined" sx={{ marginInlineStart: 'auto' }} onClick={onRestore}>
            {translate('app.history.restore')}
          </Button>
        )}
      </Stack>
      <EntryChanges changes={entry.changes} />
    </Box>
  )
}

/** Who changed what and when, newest first, with a button to restore each version. */
const RecordHistory = () => {
  const entity = useEntity()
  const may = useMay()
  const translate = useTranslate()
  const record = useRecordContext<RaRecord>()
  const restore = useRestore(entity, record)
  const [confirming, setConfirming] = useState<number>()
  const { data, isPending, error, refetch } = useHistory()
  if (isPending) return <SkeletonRows rows={3} mark="circular" sx={{ p: { xs: 2, sm: 3 } }} />
  if (error) return <ErrorState size="part" text={translate('app.history.loadFailed')} retry={() => refetch()} />
  if (data.length === 0) return <Typography sx={{ p: 3, color: 'text.secondary' }}>{translate('app.history.empty')}</Typography>
  const restorable = ({ recordVersion, action }: HistoryEntry) =>
    may(entity.id, 'edit') && action !== 'delete' && recordVersion !== record?._version
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: { xs: 2, sm: 3 } }}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} onRestore={restorable(entry) ? () => setConfirming(entry.recordVersion) : undefined} />
      ))}
      <ConfirmDialog
        open={confirming !== undefined}
        title={translate('app.history.restoreTitle', { version: confirming })}
        text={translate('app.history.restoreText')}
        yes={translate('app.history.restore')}
        onClose={() => setConfirming(undefined)}
        onYes={() => {
          setConfirming(undefined)
          if (confirming !== undefined) void restore(confirming)
        }}
      />
    </Stack>
  )
}

export default RecordHistory
