import type { ResolvedField } from './resolvedEntity.ts'

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

const isOneOf = <T extends string>(names: readonly T[], text: string): text is T => names.some((name) => name === text)

/** `netTotal.sum`; undefined for a text that names no measure. */
export const parseMeasure = (text: string): Measure | undefined => {
  const [field = '', of = '', ...more] = text.split('.')
  return field !== '' && more.length === 0 && isOneOf(MEASURES, of) ? { field, of } : undefined
}

export const measureText = ({ field, of }: Measure): string => `${field}.${of}`

/** `status`, `date.month`; undefined for a text that names no group. */
export const parseGrouping = (text: string): Grouping | undefined => {
  const [field = '', period, ...more] = text.split('.')
  if (field === '' || more.length > 0) return undefined
  if (period === undefined) return { field }
  return isOneOf(PERIODS, period) ? { field, period } : undefined
}

export const groupingText = ({ field, period }: Grouping): string => (period === undefined ? field : `${field}.${period}`)

/** Values are days or moments. */
export const isDated = ({ type }: Pick<ResolvedField, 'type'>): boolean => type.operators.includes('during')

/** What can be computed from the values of a field. Sums are of exact numbers only: those of binary ones depend on the order of rows. */
export const measuresOf = (field: ResolvedField): readonly MeasureOf[] => {
  const { type, options, reference } = field
  if (type.storage !== 'column' || type.secret || options || reference) return []
  if (type.exact) return type.additive === false ? MEASURES.filter((of) => of !== 'sum') : MEASURES
  return isDated(field) ? ['min', 'max'] : []
}

/** Whether a field's values make groups: choices, references, yes and no, and periods of days and moments. */
export const isGroupable = (field: ResolvedField): boolean => {
  const { type, options, reference, filterable, schema } = field
  if (type.storage !== 'column' || !filterable) return false
  return options !== undefined || reference !== undefined || schema.type === 'boolean' || isDated(field)
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
