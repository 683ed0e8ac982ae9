import { useLocaleState } from 'react-admin'
import type { NumberStyle } from '../../model/values/numberText.ts'
import { formatMoney } from '../../providers/i18n/format.ts'

/** Formats amounts of a currency in the user's language. */
export const useMoney = (currency: string): ((amount: string | null, style?: NumberStyle) => string) => {
  const [locale] = useLocaleState()
  return (amount, style) => formatMoney(amount, currency, locale, style)
}
