import type { Json } from '../model/entitySchema.ts'
import { recordLabel } from '../model/recordLabel.ts'
import type { ResolvedEntity, ResolvedField } from '../model/resolvedEntity.ts'
import { readFromRight } from '../model/values/direction.ts'
import { formatMoney, intlLocale } from '../model/values/numberText.ts'
import { dayText } from './date/dayText.ts'

type Values = Readonly<Record<string, Json>>

const money = (text: string, currency: Json | undefined, locale: string): string =>
  formatMoney(text, typeof currency === 'string' ? currency : undefined, locale)

const moment = (text: string, locale: string): string => {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Days, moments and amounts as the page's language writes them, as in every column. */
const writing =
  ({ fieldsByName }: Pick<ResolvedEntity, 'fieldsByName'>, record: Values, locale: string) =>
  (name: string, text: string): string => {
    const schema: Partial<ResolvedField['schema']> = fieldsByName[name]?.schema ?? {}
    if (schema.format === 'date') return dayText(text, intlLocale(locale))
    if (schema.format === 'date-time') return moment(text, intlLocale(locale))
    return schema.format === 'money' ? money(text, record[schema.currencyField ?? ''], locale) : text
  }

/** How a record is called, for the page: in one that runs from right to left, an Arabic name is read so also behind a code. */
export const recordText = (entity: Pick<ResolvedEntity, 'recordLabel' | 'fieldsByName'>, record: Values): string => {
  const { lang, dir } = document.documentElement
  const label = recordLabel(entity, record, writing(entity, record, lang || 'en'))
  return dir === 'rtl' ? readFromRight(label) : label
}
