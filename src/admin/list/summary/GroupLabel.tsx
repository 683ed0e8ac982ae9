import { useLocaleState } from 'react-admin'
import type { Grouping } from '../../../model/lists/listSummary.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, intlLocale } from '../../../providers/i18n/format.ts'
import { useEntity } from '../../adminContext.tsx'
import { CommonValue } from '../shape/CommonValue.tsx'
import type { Group } from './useSummary.ts'

/** A period by its first day, `2026-05-01`. */
const usePeriodLabel = () => {
  const t = useAreaTexts('list')
  const [locale] = useLocaleState()
  return (period: Grouping['period'], first: string): string => {
    const written = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(intlLocale(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${first}T00:00:00Z`))
    if (period === 'year') return written({ year: 'numeric' })
    if (period === 'month') return written({ year: 'numeric', month: 'long' })
    if (period === 'week') return t('list.groups.week', { day: formatDate(first, locale) })
    if (period === 'quarter')
      return t('list.groups.quarter', { quarter: Math.ceil(Number(first.slice(5, 7)) / 3), year: first.slice(0, 4) })
    return formatDate(first, locale)
  }
}

interface Props {
  readonly grouping: Grouping
  readonly value: Group['key']
}

/** What the records of a group have in common. */
export const GroupLabel = ({ grouping: { field: name, period }, value }: Props) => {
  const t = useAreaTexts('list')
  const { fieldsByName } = useEntity()
  const periodLabel = usePeriodLabel()
  const field = fieldsByName[name]
  if (value === null) return <>{t('list.groups.empty')}</>
  if (period) return <bdi>{periodLabel(period, String(value))}</bdi>
  return field ? <CommonValue field={field} value={value} /> : <bdi>{String(value)}</bdi>
}
