import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import type { ChartData, Series } from '../../../domain/reports/chart/chartData.ts'
import type { Measure } from '../../../domain/reports/chart/chartDefinition.ts'
import type { Period } from '../../../domain/reports/periods.ts'
import type { Cell, ColumnType } from '../../../domain/reports/result.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatDateTime, formatDecimal, formatMoney, formatPercent, intlLocale } from '../../../providers/i18n/format.ts'

type Amount = Pick<Series, 'measure' | 'currency'>

/** `net_total` → `Net total`: label of a column without a title. */
export const columnName = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim()
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
}

const STEPS: Readonly<Partial<Record<Period, Intl.DateTimeFormatOptions>>> = {
  year: { year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
}

const nameOfDate = (date: string, step: Period | undefined, locale: string): string => {
  if (step === 'quarter') return `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`
  const options = step && STEPS[step]
  if (!options) return formatDate(date, locale)
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(intlLocale(locale), { ...options, timeZone: 'UTC' })
}

const amountText = (value: string | null, { measure, currency }: Amount, locale: string): string => {
  if (value === null) return '–'
  if (measure.style === 'percent') return formatPercent(value, locale)
  return measure.style === 'money' || currency ? formatMoney(value, currency, locale) : formatDecimal(value, locale)
}

const measureText = ({ column, label }: Measure): string => label ?? columnName(column)

/** Formats values, categories and series of a chart in the user's language. */
export const useChartTexts = () => {
  const t = useAreaTexts('reports')
  const [locale] = useLocaleState()
  return useMemo(() => {
    const cell = (value: Cell | undefined, type?: ColumnType): string => {
      if (value === null || value === undefined || value === '') return t('reports.chart.empty')
      if (typeof value === 'boolean') return t(value ? 'reports.chart.yes' : 'reports.chart.no')
      if (type === 'date') return formatDate(String(value), locale)
      if (type === 'dateTime') return formatDateTime(String(value), locale)
      return type === 'integer' || type === 'decimal' ? formatDecimal(String(value), locale) : String(value)
    }
    const compact = new Intl.NumberFormat(intlLocale(locale), { notation: 'compact', maximumFractionDigits: 1 })
    return {
      cell,
      category: ({ categories, category, rest, step }: ChartData, at: number): string => {
        if (rest && at === categories.length - 1) return t('reports.chart.others')
        const value = categories[at]
        return category?.type === 'date' && typeof value === 'string' ? nameOfDate(value, step, locale) : cell(value, category?.type)
      },
      amount: (value: string | null, of: Amount): string => amountText(value, of, locale),
      /** For axes: compact numbers. */
      short: (value: number, style?: Measure['style']): string =>
        style === 'percent' ? formatPercent(String(value), locale) : compact.format(value),
      share: (of: number): string => new Intl.NumberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 1 }).format(of),
      measure: measureText,
      series: ({ breakout, series }: ChartData, { measure, of, currency }: Series): string => {
        const several = new Set(series.map((one) => one.measure.column)).size > 1
        const own = of === undefined ? [measureText(measure)] : [cell(of, breakout?.type), ...(several ? [measureText(measure)] : [])]
        return [...own, ...(currency ? [currency] : [])].join(' · ')
      },
    }
  }, [t, locale])
}

export type ChartTexts = ReturnType<typeof useChartTexts>
