import { useLocaleState, useTranslate } from 'react-admin'
import type { CommissionStatement } from '../../domain/commission/calls.ts'
import { dateFormat } from '../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDate, formatMoney, formatPercent, intlLocale } from '../../providers/i18n/format.ts'

export type StatementLine = CommissionStatement['lines'][number]

/** Texts of a statement in the user's language. */
export const useStatementTexts = () => {
  const t = useAreaTexts('commission')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return {
    t,
    locale,
    /** Name of the page, as in the menu. */
    title: translate('app.menu.commission'),
    month: (first: string): string =>
      dateFormat(intlLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${first}T00:00:00Z`)),
    day: (value: string): string => formatDate(value, locale),
    percent: (value: string): string => formatPercent(value, locale),
    amount: (value: string | null, currency: string): string => (value === null ? '–' : formatMoney(value, currency, locale)),
    rate: ({ percentage, basis }: StatementLine): string =>
      t('commission.rateOf', { percent: formatPercent(percentage, locale), basis: t(`commission.basis.${basis}`) }),
  }
}
