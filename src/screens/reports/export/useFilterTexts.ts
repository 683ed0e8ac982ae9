import { useDataProvider, useLocaleState, useResourceDefinitions } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatDecimal } from '../../../providers/i18n/format.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { isRange, type Parameters, type ReportFilter, valuesOf } from '../filters/filterValues.ts'
import { type FilterField, useFilterFields } from '../filters/useFilterFields.ts'
import type { ResultSource } from '../words/useLabelsOf.ts'

/** The label of a record; its id if the user can't see it. */
const useRecordTexts = () => {
  const provider = useDataProvider()
  const resources = useResourceDefinitions()
  return async (entity: string, id: string): Promise<string> => {
    const textOf = resources[entity]?.recordRepresentation
    const { data } = await provider.getMany(entity, { ids: [id] }).catch(() => ({ data: [] }))
    return data[0] && typeof textOf === 'function' ? String(textOf(data[0])) : id
  }
}

/** Returns the filters that have a value, each as `Customer: ACME`. Reads the names of records when it is called. */
export const useFilterTexts = (filters: readonly ReportFilter[], parameters: Parameters, source: ResultSource) => {
  const fields = useFilterFields(filters, source)
  const [locale] = useLocaleState()
  const periods = useAreaTexts('parts')
  const labelled = useLabelled()
  const recordOf = useRecordTexts()
  const periodText = (period: string) => periods(`parts.query.options.conditions.period.${period}`)
  const single = async ({ filter: { type }, field, numeric }: FilterField, value: string | number): Promise<string> => {
    if (field.reference) return recordOf(field.reference.entity, String(value))
    if (type === 'choice') return field.titles[String(value)] ?? String(value)
    if (type === 'number' || numeric) return formatDecimal(String(value), locale)
    return type === 'date' || type === 'range' ? formatDate(String(value), locale) : String(value)
  }
  const textOf = async (one: FilterField, value: unknown): Promise<string | undefined> => {
    if (!isRange(value)) return typeof value === 'number' || (typeof value === 'string' && value !== '') ? single(one, value) : undefined
    if (value.period) return periodText(String(value.period))
    const ends = [value.from, value.to].map((end) => (end === null || end === undefined || end === '' ? '' : single(one, end)))
    const [from, to] = await Promise.all(ends)
    return from || to ? `${from} – ${to}`.trim() : undefined
  }
  return async (): Promise<readonly string[]> => {
    const values = valuesOf(filters, parameters)
    const texts = await Promise.all(fields.map((one) => textOf(one, values.get(one.filter.name) ?? null)))
    return fields.flatMap(({ label }, at) => (texts[at] === undefined ? [] : [labelled(label, texts[at])]))
  }
}
