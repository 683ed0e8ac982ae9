import { Autocomplete, TextField } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { serialsIn } from '../../domain/stock/serials.ts'
import { formatDecimal } from '../../model/values/numberText.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { trimZeros } from '../parts/trimZeros.ts'
import type { LineLots } from './useLots.ts'

interface Props {
  readonly kept: LineLots
  /** Whether goods leave the warehouse: its lots can be chosen then. */
  readonly leaves: boolean
  /** Number of the line. */
  readonly line: number
  readonly error: string | undefined
  /** Lot, or serial numbers separated by commas. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Input of the lot or the serial numbers of a delivered line. */
export const LotInput = ({ kept: { tracking, lots, reverses }, leaves, line, error, value, onChange }: Props) => {
  const texts = useAreaTexts('delivery')
  const [locale] = useLocaleState()
  const serial = tracking === 'serial'
  const quantities = new Map(lots.map(({ lot, quantity }) => [lot, formatDecimal(trimZeros(quantity), locale)]))
  const name = `${texts(serial ? 'delivery.serials' : 'delivery.lot')} – ${line}`
  const offers = reverses || leaves
  const hint = reverses ? 'delivery.reversedHelp' : serial ? 'delivery.serialsHelp' : leaves ? 'delivery.lotsHelp' : undefined
  const help = error ?? (hint && texts(hint))
  return (
    <Autocomplete<string, boolean, false, true>
      freeSolo
      autoSelect
      multiple={serial}
      size="small"
      options={offers ? [...quantities.keys()] : []}
      value={serial ? [...serialsIn(value)] : value}
      onChange={(_, chosen) => onChange(Array.isArray(chosen) ? chosen.flatMap(serialsIn).join(', ') : (chosen ?? '').trim())}
      renderOption={({ key, ...props }, lot) => (
        <li key={key} {...props}>
          <bdi>{lot}</bdi>
          {!serial && <span style={{ marginInlineStart: 'auto', opacity: 0.7 }}>{quantities.get(lot)}</span>}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={texts(serial ? 'delivery.serials' : 'delivery.lot')}
          error={error !== undefined}
          helperText={help}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': name, maxLength: 200 } }}
        />
      )}
    />
  )
}
