import { Box } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { formatDecimal, formatMoney } from '../../providers/i18n/format.ts'
import { trimZeros } from './trimZeros.ts'

const colorOf = (value: string) => ({
  color: value.startsWith('-') ? 'error.main' : undefined,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** A quantity in the main unit: decimal text. */
export const Quantity = ({ value }: { readonly value: string }) => {
  const [locale] = useLocaleState()
  return (
    <Box component="bdi" sx={colorOf(value)}>
      {formatDecimal(trimZeros(value), locale)}
    </Box>
  )
}

/** An amount in a firm's currency: decimal text. */
export const Amount = ({ value, currency }: { readonly value: string; readonly currency: string }) => {
  const [locale] = useLocaleState()
  return (
    <Box component="bdi" sx={colorOf(value)}>
      {formatMoney(value, currency, locale)}
    </Box>
  )
}
