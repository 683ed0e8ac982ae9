import type { ResolvedField } from '../resolvedEntity.ts'

/** Periods by which days and moments make groups; each is also an SQL function of reports that returns the first day. */
export const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** What a summary computes from the values of a field. */
const MEASURES = ['sum', 'average', 'min', 'max'] as const
export type MeasureOf = (typeof MEASURES)[number]

/** Maximum number of groups of one answer. */
export const GROUPS_PER_PAGE = 50

/** Moments that every record has, beside its fields. */
export const TIMES = ['createdAt', 'updatedAt'] as const

export interface Measure {
  readonly field: string
  readonly of: MeasureOf
}

/** A field whose values make groups; of days and moments, the period. */
export interface Grouping {
  readonly field: string
  readonly period?: Period
}

/** The name at the end of `field.name`. */
const nameAfter = <T extends string>(names: readonly T[], text: string): T | undefined => names.find((name) => text.endsWith(`.${name}`))

const fieldBefore = (name: string, text: string): string => text.slice(0, -name.length - 1)

/** `netTotal.sum`; undefined for a text that ends with no measure. Whether the field exists is not checked. */
export const parseMeasure = (text: string): Measure | undefined => {
  const of = nameAfter(MEASURES, text)
  return of && { field: fieldBefore(of, text), of }
}

export const measureText = ({ field, of }: Measure): string => `${field}.${of}`

/** `status`, `date.month`. Whether the field exists is not checked. */
export const parseGrouping = (text: string): Grouping => {
  const period = nameAfter(PERIODS, text)
  return period ? { field: fieldBefore(period, text), period } : { field: text }
}

/** Maximum number of levels of a list's groups. */
export const GROUP_LEVELS = 2

/** The texts of the levels of groups, `status,date.month`, the outer one first. */
export const groupLevels = (text: string): readonly string[] => text.split(',')

/** The fields of the levels of groups, the outer one first; none of a list without groups. */
export const groupFields = (text: string | undefined): readonly string[] =>
  text ? groupLevels(text).map((level) => parseGrouping(level).field) : []

export const groupingText = ({ field, period }: Grouping): string => (period === undefined ? field : `${field}.${period}`)

/** Values are days or moments. */
export const isDated = ({ type }: Pick<ResolvedField, 'type'>): boolean => type.operators.includes('during')

/** What can be computed from the values of a field. Sums are of exact numbers only: those of binary ones depend on the order of rows. */
export const measuresOf = (field: ResolvedField): readonly MeasureOf[] => {
  const { type } = field
  if (type.exact) return type.additive === false ? MEASURES.filter((of) => of !== 'sum') : MEASURES
  return isDated(field) ? ['min', 'max'] : []
}

/** Whether a field's values make groups: choices, references, yes and no, and periods of days and moments. */
export const isGroupable = (field: ResolvedField): boolean => {
  const { type, options, reference, filterable } = field
  if (type.storage !== 'column' || !filterable) return false
  return options !== undefined || reference !== undefined || type.flag === true || isDated(field)
}

/** Whether a group of this kind exists: days and moments need a period, other values have none. */
export const makesGroups = (field: ResolvedField, { period }: Grouping): boolean =>
  isGroupable(field) && isDated(field) === (period !== undefined)

/** Fields that must be readable for a measure: the field, its currency, and the field that determines the sign of its sums. */
const partsOf = ({ name, schema: { currencyField, summed } }: ResolvedField): readonly string[] => [
  name,
  ...(currencyField === undefined ? [] : [currencyField]),
  ...(typeof summed === 'object' ? Object.keys(summed.minus) : []),
]

/** Fields with measures whose parts are all readable. */
export const measurableFields = (fields: readonly ResolvedField[], isReadable: (name: string) => boolean): readonly ResolvedField[] =>
  fields.filter((field) => measuresOf(field).length > 0 && partsOf(field).every(isReadable))

/** Measures that a list shows until its user chooses others: the sums that its schema declares. */
export const defaultMeasures = (measurable: readonly ResolvedField[]): readonly Measure[] =>
  measurable.flatMap(({ name, schema }) => (schema.summed === undefined ? [] : [{ field: name, of: 'sum' as const }]))
