import { useLocaleState } from 'react-admin'
import { formatMoney, intlLocale } from '../../../providers/i18n/format.ts'

/** Amounts in the language of the page. Without a currency (null), a plain number. */
export const useAmounts = () => {
  const [locale] = useLocaleState()
  const count = (value: number | string): string => Number(value).toLocaleString(intlLocale(locale))
  const amount = (value: string, currency: string | null): string =>
    currency === null ? count(value) : formatMoney(value, currency, locale)
  return { locale, count, amount }
}
