import { useLocaleState } from 'react-admin'
import { formatMoney } from '../../providers/i18n/format.ts'

/** Amounts of a currency as the language writes them. */
export const useMoney = (currency: string): ((amount: string | null) => string) => {
  const [locale] = useLocaleState()
  return (amount) => formatMoney(amount, currency, locale)
}
