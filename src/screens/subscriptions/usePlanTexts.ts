import { useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount, formatDate, formatMoney } from '../../providers/i18n/format.ts'

/** Texts of plans, with days and amounts in the user's language. */
export const usePlanTexts = () => {
  const t = useAreaTexts('plans')
  const [locale] = useLocaleState()
  return {
    t,
    locale,
    day: (date: string | null | undefined): string => formatDate(date, locale),
    money: (amount: string | null | undefined, currency: string | null | undefined): string => formatMoney(amount ?? '0', currency, locale),
    count: (value: number): string => formatCount(value, locale),
  }
}
