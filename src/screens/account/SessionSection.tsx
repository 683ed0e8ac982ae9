import Computer from '@mui/icons-material/ComputerOutlined'
import Smartphone from '@mui/icons-material/SmartphoneOutlined'
import { Alert, Button, Chip, Divider, List, ListItem, ListItemIcon, ListItemText, Skeleton, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocaleState, useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../providers/i18n/format.ts'
import { deviceName, isHandheld } from './device.ts'
import { SectionCard } from './SectionCard.tsx'

interface OwnSession {
  readonly id: string
  readonly startedAt: string
  readonly lastUsedAt: string | null
  readonly address: string | null
  readonly agent: string | null
  readonly current: boolean
}

const SESSIONS = ['me', 'sessions']

const useSessions = () => {
  const { read, send } = useHub()
  const queries = useQueryClient()
  const notify = useNotify()
  const texts = useAreaTexts('account')
  const list = useQuery({
    queryKey: SESSIONS,
    queryFn: async () => (await read('me/sessions')) as readonly OwnSession[],
    retry: false,
  })
  const ending = useMutation({
    mutationFn: (id: string | undefined) => send(id === undefined ? 'me/sessions' : `me/sessions/${id}`, { method: 'DELETE' }),
    onSuccess: (_, id) => notify(texts(id === undefined ? 'account.sessions.othersEnded' : 'account.sessions.ended'), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  })
  return { list, ending }
}

const Session = ({ session, end, busy }: { readonly session: OwnSession; readonly end: () => void; readonly busy: boolean }) => {
  const texts = useAreaTexts('account')
  const [locale] = useLocaleState()
  const device = deviceName(session.agent) ?? texts('account.sessions.unknownDevice')
  const moment = (at: string | null) => formatDateTime(at, locale)
  const facts = [
    texts('account.sessions.lastUsed', { at: moment(session.lastUsedAt ?? session.startedAt) }),
    texts('account.sessions.started', { at: moment(session.startedAt) }),
    session.address && texts('account.sessions.address', { address: `\u2068${session.address}\u2069` }),
  ]
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <ListItemIcon sx={{ minWidth: 40 }}>{isHandheld(session.agent) ? <Smartphone /> : <Computer />}</ListItemIcon>
      <ListItemText
        primary={device}
        secondary={facts.filter(Boolean).join(' · ')}
        slotProps={{ primary: { sx: { fontWeight: 600 } } }}
        sx={{ flex: '1 1 200px', m: 0 }}
      />
      {session.current ? (
        <Chip size="small" color="primary" variant="outlined" label={texts('account.sessions.current')} />
      ) : (
        <Button size="small" color="error" onClick={end} disabled={busy} aria-label={texts('account.sessions.endThis', { device })}>
          {texts('account.sessions.end')}
        </Button>
      )}
    </ListItem>
  )
}

/** Where one is signed in, and an end to each. */
export const SessionSection = () => {
  const texts = useAreaTexts('account')
  const { list, ending } = useSessions()
  const { data, isPending, error, refetch } = list
  const others = data?.some(({ current }) => !current)
  return (
    <SectionCard title={texts('account.sections.sessions')} intro={texts('account.sessions.intro')}>
      {isPending ? <Skeleton variant="rounded" height={160} /> : null}
      {error ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{texts('account.sessions.again')}</Button>}>
          {texts('account.sessions.failed')}
        </Alert>
      ) : null}
      <List disablePadding>
        {data?.map((session) => (
          <Session key={session.id} session={session} end={() => ending.mutate(session.id)} busy={ending.isPending} />
        ))}
      </List>
      {data ? <Divider sx={{ my: 2 }} /> : null}
      {others === false ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts('account.sessions.onlyThis')}
        </Typography>
      ) : null}
      {others ? (
        <Button color="error" variant="outlined" loading={ending.isPending} onClick={() => ending.mutate(undefined)}>
          {texts('account.sessions.endOthers')}
        </Button>
      ) : null}
    </SectionCard>
  )
}
