import { Alert, Box, Button, Chip, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import { ListError } from '../../admin/list/ListError.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { SectionCard } from './SectionCard.tsx'
import { useSendForm } from './sendForm.ts'

interface Factor {
  readonly enabled: boolean
  readonly recoveryLeft: number
}

interface Begun {
  readonly secret: string
  readonly qrCode: string
}

const isBegun = (value: unknown): value is Begun => typeof value === 'object' && value !== null && 'qrCode' in value
const codesIn = (value: unknown): readonly string[] | undefined =>
  typeof value === 'object' && value !== null && 'recoveryCodes' in value && Array.isArray(value.recoveryCodes)
    ? value.recoveryCodes.map(String)
    : undefined

const useText = () => {
  const texts = useAreaTexts('account')
  return (key: string, params?: object) => texts(`account.secondFactor.${key}`, { ...params })
}

interface AskProps {
  readonly label: string
  readonly name: string
  readonly secret?: boolean
  /** It comes in place of what had the focus. */
  readonly focused?: boolean
  readonly actions: readonly { readonly label: string; readonly path: string }[]
  readonly done: (answer: unknown, path: string) => void
}

/** One value, sent to one of several calls; what is wrong with it stands below it. */
const Ask = ({ label, name, secret = false, focused = false, actions, done }: AskProps) => {
  const send = useSendForm()
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = async (path: string) => {
    const sent = await send(path, { body: { [name]: value } })
    if ('errors' in sent) return setProblem(sent.errors?.[name])
    setValue('')
    done(sent.answer, path)
  }
  const first = (event: FormEvent) => {
    event.preventDefault()
    void submit(actions[0]?.path ?? '')
  }
  return (
    <Stack
      component="form"
      onSubmit={first}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, alignSelf: 'stretch', alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        label={label}
        autoFocus={focused}
        type={secret ? 'password' : 'text'}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        error={problem !== undefined}
        helperText={problem}
        sx={{ m: 0, width: { sm: 260 } }}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: secret ? 'current-password' : 'one-time-code' } }}
      />
      {actions.map((action, index) => (
        <Button
          key={action.path}
          type={index === 0 ? 'submit' : 'button'}
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={value === ''}
          onClick={index === 0 ? undefined : () => void submit(action.path)}
        >
          {action.label}
        </Button>
      ))}
    </Stack>
  )
}

/** The picture for the app, the same as text, and the first code. */
const Confirm = ({ begun, done }: { readonly begun: Begun; readonly done: (answer: unknown) => void }) => {
  const text = useText()
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
        {text('key')}:{' '}
        <bdi dir="ltr" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {begun.secret}
        </bdi>
      </Typography>
      <Ask focused label={text('code')} name="code" actions={[{ label: text('confirm'), path: 'second-factor/confirm' }]} done={done} />
    </Stack>
  )
}

/** What comes in place of the form that had the focus takes it over, so that a screen reader reads it. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** A code of an app besides the password: turning it on and off, and codes for when the phone is lost. */
export const SecondFactorSection = () => {
  const texts = useAreaTexts('account')
  const text = useText()
  const { read } = useHub()
  const notify = useNotify()
  const query = useQuery({
    queryKey: ['me', 'second-factor'],
    queryFn: async () => (await read('me/second-factor')) as Factor,
    retry: false,
  })
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { data } = query

  const done = (answer: unknown, path?: string) => {
    setBegun(isBegun(answer) ? answer : undefined)
    setCodes(codesIn(answer))
    if (codesIn(answer) && path === undefined) notify(text('turnedOn'), { type: 'success' })
    if (path === 'second-factor/remove') notify(text('turnedOff'), { type: 'success' })
    void query.refetch()
  }

  if (query.error) return <ListError />
  const actions = data?.enabled
    ? [
        { label: text('renew'), path: 'second-factor/recovery-codes' },
        { label: text('turnOff'), path: 'second-factor/remove' },
      ]
    : [{ label: text('turnOn'), path: 'second-factor' }]
  return (
    <SectionCard title={texts('account.sections.secondFactor')} intro={text('intro')}>
      {data ? (
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <Chip size="small" color={data.enabled ? 'success' : 'default'} label={text(data.enabled ? 'on' : 'off')} />
          {data.enabled ? <Typography variant="body2">{text('left', { count: data.recoveryLeft })}</Typography> : null}
          {codes ? (
            <Alert severity="warning" tabIndex={-1} ref={takeFocus} sx={{ alignSelf: 'stretch' }}>
              {text('keep')}
              <Box component="pre" dir="ltr" sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap' }}>
                {codes.join('\n')}
              </Box>
            </Alert>
          ) : null}
          {begun ? (
            <Confirm begun={begun} done={(answer) => done(answer)} />
          ) : (
            <Ask key={String(data.enabled)} label={text('current')} name="currentPassword" secret actions={actions} done={done} />
          )}
        </Stack>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </SectionCard>
  )
}
