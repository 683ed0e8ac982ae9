import { MenuItem, Stack, TextField } from '@mui/material'
import { DayField } from '../../../admin/form/DayField.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

/** Period and currency of a statement; `''` leaves a bound open. */
export interface Period {
  readonly from: string
  readonly to: string
  readonly currency: string
}

export const ALL_TIME: Period = { from: '', to: '', currency: '' }

/** The non-empty values as query parameters. */
export const asQuery = ({ from, to, currency }: Period) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(currency && { currency }),
})

interface Props {
  readonly value: Period
  readonly currency: string | null
  readonly currencies: readonly string[]
  readonly onChange: (value: Period) => void
}

/** Inputs of a period, and of the currency if there are several. */
export const PeriodFilter = ({ value, currency, currencies, onChange }: Props) => {
  const t = useAreaTexts('money')
  return (
    <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 8rem', sm: '0 1 12rem' } } }}>
      <DayField label={t('money.from')} value={value.from} onChange={(from) => onChange({ ...value, from })} />
      <DayField label={t('money.to')} value={value.to} onChange={(to) => onChange({ ...value, to })} />
      {currencies.length > 1 && (
        <TextField
          select
          label={t('money.currency')}
          value={currency ?? ''}
          onChange={({ target }) => onChange({ ...value, currency: target.value })}
        >
          {currencies.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  )
}
