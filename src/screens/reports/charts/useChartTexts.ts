import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { type ChartData, isRest, type Series } from '../../../domain/reports/chart/chartData.ts'
import type { Measure } from '../../../domain/reports/chart/chartDefinition.ts'
import type { Period } from '../../../domain/reports/periods.ts'
import type { Cell, ResultColumn } from '../../../domain/reports/result.ts'
import { dateFormat, numberFormat } from '../../../model/values/keptFormats.ts'
import { type Texts, useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatDateTime, formatDecimal, formatMoney, formatPercent, intlLocale } from '../../../providers/i18n/format.ts'
import { type ReportLabels, useReportLabels } from '../words/reportLabels.ts'

type Amount = Pick<Series, 'measure' | 'currency'>

const STEPS: Readonly<Partial<Record<Period, Intl.DateTimeFormatOptions>>> = {
  year: { year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
}

const nameOfDate = (date: string, step: Period | undefined, locale: string, t: Texts): string => {
  if (step === 'quarter') return t('reports.chart.quarter', { quarter: Math.ceil(Number(date.slice(5, 7)) / 3), year: date.slice(0, 4) })
  const options = step && STEPS[step]
  if (!options) return formatDate(date, locale)
  return dateFormat(intlLocale(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}

const MONEY: Measure = { column: '', style: 'money' }

const amountText = (value: string | null, { measure, currency }: Amount, locale: string): string => {
  if (value === null) return '–'
  if (measure.style === 'percent') return formatPercent(value, locale)
  return measure.style === 'money' || currency ? formatMoney(value, currency, locale) : formatDecimal(value, locale)
}

/** Name of a measure: that in the chart's settings, else its column's. */
const measureText = ({ column, label }: Measure, labels: ReportLabels): string => label ?? labels.column(column)

/** Formats values, categories and series of a chart in the user's language. */
export const useChartTexts = () => {
  const t = useAreaTexts('reports')
  const [locale] = useLocaleState()
  const labels = useReportLabels()
  return useMemo(() => {
    const measure = (one: Measure) => measureText(one, labels)
    const cell = (value: Cell | undefined, column?: ResultColumn): string => {
      if (value === null || value === undefined || value === '') return t('reports.chart.empty')
      if (typeof value === 'boolean') return t(value ? 'reports.chart.yes' : 'reports.chart.no')
      const type = column?.type
      if (column && type === 'date') return nameOfDate(String(value), labels.step(column), locale, t)
      if (column && type === 'text') return labels.choice(column, String(value)) ?? String(value)
      if (column && labels.isYear(column)) return String(value)
      if (type === 'dateTime') return formatDateTime(String(value), locale)
      return type === 'integer' || type === 'decimal' ? formatDecimal(String(value), locale) : String(value)
    }
    const compact = numberFormat(intlLocale(locale), { notation: 'compact', maximumFractionDigits: 2 })
    return {
      cell,
      category: (data: ChartData, at: number): string => {
        const { categories, category, step } = data
        if (isRest(data, at)) return t('reports.chart.others')
        const value = categories[at]
        return category?.type === 'date' && typeof value === 'string'
          ? nameOfDate(value, labels.step(category) ?? step, locale, t)
          : cell(value, category)
      },
      amount: (value: string | null, of: Amount): string => amountText(value, of, locale),
      money: (value: string | null, currency: string): string => amountText(value, { measure: MONEY, currency }, locale),
      /** For axes: compact numbers. */
      short: (value: number, style?: Measure['style']): string =>
        style === 'percent' ? formatPercent(String(value), locale) : compact.format(value),
      share: (of: number): string => numberFormat(intlLocale(locale), { style: 'percent', maximumFractionDigits: 1 }).format(of),
      measure,
      column: labels.column,
      /** A period by its first day. */
      period: (first: string, step: Period): string => nameOfDate(first, step, locale, t),
      series: ({ breakout, series }: ChartData, one: Series): string => {
        const { of, currency } = one
        const several = new Set(series.map((other) => other.measure.column)).size > 1
        const own = of === undefined ? [measure(one.measure)] : [cell(of, breakout), ...(several ? [measure(one.measure)] : [])]
        return [...own, ...(currency ? [currency] : [])].join(' · ')
      },
    }
  }, [t, locale, labels])
}

export type ChartTexts = ReturnType<typeof useChartTexts>
