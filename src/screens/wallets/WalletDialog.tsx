import { type ButtonProps, InputAdornment, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { parseLocaleNumber } from '../../admin/localeNumber.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { type Refused, type Typed, useWalletCall, type WalletCall } from './useWalletCall.ts'

export interface DialogField {
  readonly name: 'amount' | 'note' | 'reference' | 'reason'
  readonly required: boolean
  readonly hint?: string
}

interface Props {
  readonly title: string
  readonly text: string
  readonly fields: readonly DialogField[]
  readonly yes: string
  readonly color?: ButtonProps['color']
  /** Notification on success. */
  readonly done: string
  readonly currency: string
  readonly send: WalletCall
  readonly onClose: () => void
}

const NOTHING: Refused = { fields: {} }

const LONG: ReadonlySet<string> = new Set(['note', 'reason'])

interface FieldProps {
  readonly field: DialogField
  readonly first: boolean
  readonly currency: string
  readonly value: string
  readonly mistake: string | undefined
  readonly onChange: (value: string) => void
}

const Field = ({ field: { name, required, hint }, first, currency, value, mistake, onChange }: FieldProps) => {
  const t = useAreaTexts('wallets')
  const money = name === 'amount'
  return (
    <TextField
      name={name}
      label={t(`wallets.fields.${name}`)}
      required={required}
      autoFocus={first}
      value={value}
      error={mistake !== undefined}
      helperText={mistake ?? hint}
      multiline={LONG.has(name)}
      minRows={LONG.has(name) ? 2 : undefined}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { inputMode: money ? 'decimal' : undefined, autoComplete: 'off', dir: money ? 'ltr' : 'auto' },
        input: money ? { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> } : {},
      }}
    />
  )
}

/** A form for a call. Shows errors at their fields, and keeps the typed values on failure. */
export const WalletDialog = ({ title, text, fields, yes, color, done, currency, send, onClose }: Props) => {
  const t = useAreaTexts('wallets')
  const notify = useNotify()
  const [locale] = useLocaleState()
  const [typed, setTyped] = useState<Typed>({})
  const [refused, setRefused] = useState(NOTHING)
  const { busy, call } = useWalletCall(send)

  const values = (): Typed => ({ ...typed, ...(typed.amount !== undefined && { amount: parseLocaleNumber(typed.amount, locale) }) })
  const submit = async () => {
    const outcome = await call(values())
    setRefused(outcome ?? NOTHING)
    if (outcome) return
    notify(done, { type: 'success' })
    onClose()
  }

  return (
    <FormDialog
      title={title}
      text={text}
      yes={yes}
      no={t('wallets.cancel')}
      tone={color}
      busy={busy}
      error={refused.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.5 }}>
        {fields.map((field, index) => (
          <Field
            key={field.name}
            field={field}
            first={index === 0}
            currency={currency}
            value={typed[field.name] ?? ''}
            mistake={refused.fields[field.name]}
            onChange={(value) => {
              setTyped({ ...typed, [field.name]: value })
              setRefused({ ...refused, fields: { ...refused.fields, [field.name]: undefined } as Refused['fields'] })
            }}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
