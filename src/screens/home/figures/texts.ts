import { useLocaleState } from 'react-admin'
import { formatCount, formatMoney } from '../../../providers/i18n/format.ts'

/** Formats amounts in the user's language; with currency null, as a plain number. */
export const useAmounts = () => {
  const [locale] = useLocaleState()
  const count = (value: number | string): string => formatCount(Number(value), locale)
  const amount = (value: string, currency: string | null): string =>
    currency === null ? count(value) : formatMoney(value, currency, locale)
  return { locale, count, amount }
}
