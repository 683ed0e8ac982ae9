import { MenuItem, TextField } from '@mui/material'
import { useMay } from '../../../admin/adminContext.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

/** A safe deposit or a bank account: `safeDeposit:<id>`, `bankAccount:<id>`; empty until one is chosen. */
export type MoneyAccountValue = string

export const moneyAccountOf = (value: MoneyAccountValue) => {
  const [kind, id = ''] = value.split(':')
  return kind === 'safeDeposit' ? { safeDeposit: id } : { bankAccount: id }
}

interface Props {
  readonly currency: string
  readonly value: MoneyAccountValue
  readonly mistake?: string | undefined
  readonly onChange: (value: MoneyAccountValue) => void
}

const MAX = 200

/** Safe deposits and bank accounts in a currency; a safe deposit without a currency takes any. */
const usePlaces = (currency: string) => {
  const may = useMay()
  const safes = useRecords(
    'safeDeposits',
    { filter: { active: true }, sort: { field: 'name', order: 'ASC' }, limit: MAX },
    { enabled: may('safeDeposits', 'list') },
  )
  const accounts = useRecords(
    'bankAccounts',
    { filter: { active: true }, sort: { field: 'code', order: 'ASC' }, limit: MAX },
    { enabled: may('bankAccounts', 'list') },
  )
  return [
    ...(safes.data ?? [])
      .filter((safe) => !safe.currency || safe.currency === currency)
      .map(({ id, name }) => [`safeDeposit:${id}`, name] as const),
    ...(accounts.data ?? [])
      .filter((account) => account.currency === currency)
      .map(({ id, code, name }) => [`bankAccount:${id}`, `${code} – ${name}`] as const),
  ]
}

/** Chooses the safe deposit or bank account of a payment. */
export const MoneyAccountField = ({ currency, value, mistake, onChange }: Props) => {
  const t = useAreaTexts('money')
  const places = usePlaces(currency)
  return (
    <TextField
      select
      required
      label={t('money.place')}
      value={places.some(([id]) => id === value) ? value : ''}
      error={mistake !== undefined}
      helperText={mistake ?? (places.length === 0 ? t('money.noPlace', { currency }) : undefined)}
      onChange={({ target }) => onChange(target.value)}
    >
      {places.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
