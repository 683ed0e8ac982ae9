import { type ButtonProps, InputAdornment, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { parseLocaleNumber } from '../../admin/localeNumber.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { mistakeAt, NOT_REFUSED, type Refused, textAbove } from '../parts/refused.ts'
import { type Typed, useWalletCall, type WalletCall } from './useWalletCall.ts'

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

const LONG: ReadonlySet<string> = new Set(['note', 'reason'])

interface FieldProps {
  readonly field: DialogField
  readonly first: boolean
  readonly currency: string
  readonly value: string
  readonly refused: Refused
  readonly onChange: (value: string) => void
}

const Field = ({ field: { name, required, hint }, first, currency, value, refused, onChange }: FieldProps) => {
  const t = useAreaTexts('wallets')
  const money = name === 'amount'
  return (
    <TextField
      name={name}
      label={t(`wallets.fields.${name}`)}
      required={required}
      autoFocus={first}
      value={value}
      {...mistakeAt(refused, name, hint)}
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
  const [refused, setRefused] = useState(NOT_REFUSED)
  const { busy, call } = useWalletCall(send)

  const values = (): Typed => ({ ...typed, ...(typed.amount !== undefined && { amount: parseLocaleNumber(typed.amount, locale) }) })
  const submit = async () => {
    const outcome = await call(values())
    setRefused(outcome ?? NOT_REFUSED)
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
      error={textAbove(
        refused,
        fields.map(({ name }) => name),
      )}
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
            refused={refused}
            onChange={(value) => {
              setTyped({ ...typed, [field.name]: value })
              const { [field.name]: _, ...others } = refused.fields
              setRefused({ ...refused, fields: others })
            }}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
