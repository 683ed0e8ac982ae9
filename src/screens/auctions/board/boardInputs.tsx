import Search from '@mui/icons-material/Search'
import { InputAdornment, MenuItem, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocaleState } from 'react-admin'
import { editableNumber } from '../../../admin/localeNumber.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { typedAmount } from '../amounts.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}

/** Labelled by a placeholder, so that all inputs of a row have one height. */
const BARE = { hiddenLabel: true, margin: 'none' } as const

export const SearchFilter = ({ label, value, onValue }: Props) => (
  <TextField
    {...BARE}
    type="search"
    placeholder={label}
    value={value}
    onChange={({ target }) => onValue(target.value)}
    slotProps={{
      htmlInput: { 'aria-label': label },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <Search sx={{ fontSize: 20 }} />
          </InputAdornment>
        ),
      },
    }}
  />
)

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [Value, string])[]
  readonly onValue: (value: Value) => void
}

export const ChoiceFilter = <Value extends string>({ label, value, choices, onValue }: ChoiceProps<Value>) => (
  <TextField
    {...BARE}
    select
    value={value}
    onChange={({ target }) => onValue(target.value as Value)}
    slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
  >
    {choices.map(([choice, text]) => (
      <MenuItem key={choice} value={choice}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

/** Milliseconds after the last key press before an amount applies, so that half a number doesn't filter. */
const PAUSE_MS = 400

/** An amount that applies while it is typed, so that the list doesn't move when the user leaves the input. */
export const AmountFilter = ({ label, value, onValue }: Props) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const [draft, setDraft] = useState<string>()
  const typed = draft === undefined || draft.trim() === '' ? undefined : typedAmount(draft, locale)
  const mistake = typed && 'mistake' in typed ? typed.mistake : undefined
  const amount = typed && 'amount' in typed ? typed.amount : ''
  const isChanged = draft !== undefined && mistake === undefined && amount !== value
  const take = useEffectEvent(onValue)
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => take(amount), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isChanged, amount])
  const leave = () => {
    if (isChanged) onValue(amount)
    if (mistake === undefined) setDraft(undefined)
  }
  return (
    <TextField
      {...BARE}
      placeholder={label}
      value={draft ?? editableNumber(value, locale)}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      error={mistake !== undefined}
      helperText={mistake && t(`bidding.room.${mistake}`, { example: editableNumber('1250.50', locale) })}
      slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'decimal', dir: 'auto', autoComplete: 'off' } }}
    />
  )
}
