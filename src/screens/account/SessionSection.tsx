import Computer from '@mui/icons-material/ComputerOutlined'
import Smartphone from '@mui/icons-material/SmartphoneOutlined'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocaleState, useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../providers/i18n/format.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { deviceName, isHandheld } from './device.ts'
import { ROWS, SectionActions, SectionCard } from './SectionCard.tsx'

type OwnSession = AnswerOf<typeof accountCalls.sessions>[number]

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 1.75,
} as const

const DEVICE = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'var(--hover)',
} as const

const SESSIONS = ['me', 'sessions']

const thisFirst = (one: OwnSession, other: OwnSession): number => Number(other.current) - Number(one.current)

const useSessions = () => {
  const { call } = useHub()
  const queries = useQueryClient()
  const notify = useNotify()
  const texts = useAreaTexts('account')
  const list = useQuery({
    queryKey: SESSIONS,
    queryFn: async () => (await call<typeof accountCalls.sessions>('GET', '/api/me/sessions', {})).toSorted(thisFirst),
    retry: false,
  })
  const ending = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? call<typeof accountCalls.endOthers>('DELETE', '/api/me/sessions', {})
        : call<typeof accountCalls.endSession>('DELETE', '/api/me/sessions/{id}', { params: { id } }),
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
    session.address && texts('account.sessions.address', { address: session.address }),
  ]
  return (
    <Box component="li" sx={ROW}>
      <Box sx={DEVICE}>{isHandheld(session.agent) ? <Smartphone fontSize="small" /> : <Computer fontSize="small" />}</Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontWeight: 600 }}>
          {device}
          {session.current ? <Chip size="small" color="primary" label={texts('account.sessions.current')} /> : null}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {session.current ? null : (
        <Button
          size="small"
          variant="outlined"
          onClick={end}
          disabled={busy}
          sx={{ marginInlineStart: { xs: '52px', sm: 0 } }}
          aria-label={texts('account.sessions.endThis', { device })}
        >
          {texts('account.sessions.end')}
        </Button>
      )}
    </Box>
  )
}

/** The user's sessions, with a button to end each. */
export const SessionSection = () => {
  const texts = useAreaTexts('account')
  const { list, ending } = useSessions()
  const { data, isPending, error, refetch } = list
  const others = data?.some(({ current }) => !current)
  return (
    <SectionCard flush title={texts('account.sections.sessions')} intro={texts('account.sessions.intro')}>
      {isPending ? <SkeletonRows rows={2} mark="circular" sx={{ px: { xs: 2, sm: 3 } }} /> : null}
      {error ? <ErrorState size="part" text={texts('account.sessions.failed')} retry={() => void refetch()} /> : null}
      {data ? (
        <Box component="ul" sx={ROWS}>
          {data.map((session) => (
            <Session key={session.id} session={session} end={() => ending.mutate(session.id)} busy={ending.isPending} />
          ))}
        </Box>
      ) : null}
      {others === undefined ? null : (
        <SectionActions>
          {others ? (
            <Button color="error" variant="outlined" loading={ending.isPending} onClick={() => ending.mutate(undefined)}>
              {texts('account.sessions.endOthers')}
            </Button>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineEnd: 'auto' }}>
              {texts('account.sessions.onlyThis')}
            </Typography>
          )}
        </SectionActions>
      )}
    </SectionCard>
  )
}
