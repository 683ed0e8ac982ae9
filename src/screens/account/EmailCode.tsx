import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useGetIdentity, useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import { storeIdentity } from '../../providers/auth/sessionUpdates.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useOwnEmail } from '../access/useOwnEmail.ts'
import { useSendForm } from './sendForm.ts'

const LINK = /^#email=(\d{6})$/

/** Verifies a code, typed or from the mailed link. */
const useVerify = () => {
  const texts = useAreaTexts('account')
  const send = useSendForm()
  const notify = useNotify()
  const identity = useGetIdentity()
  const { put } = useOwnEmail()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const verify = async (code: string) => {
    setBusy(true)
    setProblem(undefined)
    const sent = await send(({ call }) => call<typeof accountCalls.verifyEmail>('POST', '/api/me/email/verify', { body: { code } }))
    setBusy(false)
    if ('errors' in sent) return setProblem(sent.errors?.code)
    storeIdentity({ email: sent.answer.email })
    await identity.refetch?.()
    put(sent.answer)
    notify(texts('account.email.done'), { type: 'success' })
  }
  return { verify, problem, setProblem, busy }
}

/** The code of the mailed link, which is verified at once. */
const useLinkedCode = (verify: (code: string) => Promise<void>): string | undefined => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const taken = useRef(false)
  const linked = LINK.exec(hash)?.[1]
  useEffect(() => {
    if (linked === undefined || taken.current) return
    taken.current = true
    navigate({ hash: 'email' }, { replace: true })
    void verify(linked)
  }, [linked, navigate, verify])
  return linked
}

/** Asks for the code that was mailed to an address. The link in the mail contains the code; it can be used once. */
export const EmailCode = ({ address }: { readonly address: string }) => {
  const texts = useAreaTexts('account')
  const text = (key: string, params?: object) => texts(`account.email.${key}`, { ...params })
  const notify = useNotify()
  const send = useSendForm()
  const { verify, problem, setProblem, busy } = useVerify()
  const [code, setCode] = useState(useLinkedCode(verify) ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const digits = code.replace(/\s/g, '')
    if (/^\d{6}$/.test(digits)) void verify(digits)
    else setProblem(text('codeShort'))
  }
  const resend = async () => {
    const sent = await send(({ call }) => call<typeof accountCalls.resendCode>('POST', '/api/me/email/code', {}))
    if ('answer' in sent) notify(text('resent'), { type: 'success' })
  }

  return (
    <Box component="form" onSubmit={submit} noValidate>
      <Typography variant="body2" sx={{ mb: 2, maxWidth: '65ch' }}>
        {text('sentTo', { address })}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'flex-start' } }}>
        <TextField
          label={text('code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={problem !== undefined}
          helperText={problem}
          sx={{ width: { sm: 220 }, m: 0 }}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 } }}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {text('verify')}
        </Button>
        <Button onClick={resend}>{text('resend')}</Button>
      </Stack>
    </Box>
  )
}
