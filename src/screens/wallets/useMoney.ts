import { useLocaleState } from 'react-admin'
import type { NumberLook } from '../../model/values/numberText.ts'
import { formatMoney } from '../../providers/i18n/format.ts'

/** Amounts of a currency as the language writes them. */
export const useMoney = (currency: string): ((amount: string | null, look?: NumberLook) => string) => {
  const [locale] = useLocaleState()
  return (amount, look) => formatMoney(amount, currency, locale, look)
}
