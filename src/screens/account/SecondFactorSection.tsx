import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { ListError } from '../../admin/list/ListError.tsx'
import { ToneChip } from '../../admin/StateChip.tsx'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { SectionCard } from './SectionCard.tsx'
import { type ValueAction, ValueForm } from './ValueForm.tsx'

type Begun = AnswerOf<typeof accountCalls.beginFactor>

const useText = () => {
  const texts = useAreaTexts('account')
  return (key: string, params?: object) => texts(`account.secondFactor.${key}`, { ...params })
}

/** The QR code for the app, its secret as text, and an input for the first code. */
const Confirm = ({ begun, done }: { readonly begun: Begun; readonly done: (codes: readonly string[]) => void }) => {
  const text = useText()
  const labelled = useLabelled()
  const confirm: ValueAction = {
    label: text('confirm'),
    make: async ({ call }, code) => {
      const { recoveryCodes } = await call<typeof accountCalls.confirmFactor>('POST', '/api/me/second-factor/confirm', { body: { code } })
      return () => done(recoveryCodes)
    },
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2">{text('scan')}</Typography>
      <Box
        component="img"
        alt=""
        src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.qrCode)}`}
        sx={{ width: 200, height: 200, backgroundColor: '#fff', borderRadius: 1 }}
      />
      <Typography variant="body2">
        {labelled(text('key'))}
        <bdi dir="ltr" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {begun.secret}
        </bdi>
      </Typography>
      <ValueForm focused label={text('code')} name="code" actions={[confirm]} />
    </Stack>
  )
}

/** The element that replaces the focused form takes the focus, so that a screen reader reads it. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

type Show = (begun: Begun | undefined, recoveryCodes: readonly string[] | undefined) => void

/** The actions that need the current password. `show` gets what they answer. */
const useFactorActions = (show: Show) => {
  const text = useText()
  const notify = useNotify()
  const turnOn: ValueAction = {
    label: text('turnOn'),
    make: async ({ call }, currentPassword) => {
      const answer = await call<typeof accountCalls.beginFactor>('POST', '/api/me/second-factor', { body: { currentPassword } })
      return () => show(answer, undefined)
    },
  }
  const renew: ValueAction = {
    label: text('renew'),
    make: async ({ call }, currentPassword) => {
      const path = '/api/me/second-factor/recovery-codes'
      const { recoveryCodes } = await call<typeof accountCalls.renewCodes>('POST', path, { body: { currentPassword } })
      return () => show(undefined, recoveryCodes)
    },
  }
  const turnOff: ValueAction = {
    label: text('turnOff'),
    make: async ({ call }, currentPassword) => {
      await call<typeof accountCalls.removeFactor>('POST', '/api/me/second-factor/remove', { body: { currentPassword } })
      return () => {
        show(undefined, undefined)
        notify(text('turnedOff'), { type: 'success' })
      }
    },
  }
  return { turnOn, renew, turnOff }
}

/** Recovery codes, which are never shown again. */
const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <Alert severity="warning" tabIndex={-1} ref={takeFocus} sx={{ alignSelf: 'stretch' }}>
    {useText()('keep')}
    <Box component="pre" dir="ltr" sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap' }}>
      {codes.join('\n')}
    </Box>
  </Alert>
)

/** The state of the second factor, and what a change of it shows once: the key to scan, or recovery codes. */
const useSecondFactor = () => {
  const { call } = useHub()
  const query = useQuery({
    queryKey: ['me', 'second-factor'],
    queryFn: () => call<typeof accountCalls.secondFactor>('GET', '/api/me/second-factor', {}),
    retry: false,
  })
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const show: Show = (next, recoveryCodes) => {
    setBegun(next)
    setCodes(recoveryCodes)
    void query.refetch()
  }
  return { data: query.data, error: query.error, begun, codes, show }
}

/** Turns the second factor (an authenticator app) on and off, and shows recovery codes. */
export const SecondFactorSection = () => {
  const texts = useAreaTexts('account')
  const text = useText()
  const notify = useNotify()
  const { data, error, begun, codes, show } = useSecondFactor()
  const { turnOn, renew, turnOff } = useFactorActions(show)
  if (error) return <ListError />
  return (
    <SectionCard title={texts('account.sections.secondFactor')} intro={text('intro')}>
      {data ? (
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <ToneChip tone={data.enabled ? 'good' : undefined} label={text(data.enabled ? 'on' : 'off')} />
          {data.enabled ? <Typography variant="body2">{text('left', { count: data.recoveryLeft })}</Typography> : null}
          {codes ? <RecoveryCodes codes={codes} /> : null}
          {begun ? (
            <Confirm
              begun={begun}
              done={(recoveryCodes) => {
                show(undefined, recoveryCodes)
                notify(text('turnedOn'), { type: 'success' })
              }}
            />
          ) : (
            <ValueForm
              key={String(data.enabled)}
              label={text('current')}
              name="currentPassword"
              secret
              actions={data.enabled ? [renew, turnOff] : [turnOn]}
            />
          )}
        </Stack>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </SectionCard>
  )
}
