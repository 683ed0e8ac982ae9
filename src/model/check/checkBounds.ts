import type { FieldSchema } from '../entitySchema.ts'
import { type Format, formats } from '../validate/formats.ts'
import type { Finding } from './checkShape.ts'
import { at, when } from './findings.ts'
import { suggest } from './nearest.ts'

/** A bound of a value: keyword, limit, and whether the limit itself is excluded. */
interface Bound<T> {
  readonly keyword: keyof FieldSchema
  readonly value: T
  readonly open: boolean
}

const COUNTS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const

const BOUNDS = {
  number: { low: ['minimum', 'exclusiveMinimum'], high: ['maximum', 'exclusiveMaximum'] },
  text: { low: ['formatMinimum', 'formatExclusiveMinimum'], high: ['formatMaximum', 'formatExclusiveMaximum'] },
} as const

const isOpen = (keyword: string): boolean => /exclusive/i.test(keyword)

const numbersOf = (schema: FieldSchema, keywords: readonly (typeof BOUNDS)['number']['low' | 'high'][number][]): readonly Bound<number>[] =>
  keywords.flatMap((keyword) => {
    const value = schema[keyword]
    return value === undefined ? [] : [{ keyword, value, open: isOpen(keyword) }]
  })

const textsOf = (schema: FieldSchema, keywords: readonly (typeof BOUNDS)['text']['low' | 'high'][number][]): readonly Bound<string>[] =>
  keywords.flatMap((keyword) => {
    const value = schema[keyword]
    return value === undefined ? [] : [{ keyword, value, open: isOpen(keyword) }]
  })

/** Findings for pairs of bounds without a value between them. */
const crossed = <T>(
  low: readonly Bound<T>[],
  high: readonly Bound<T>[],
  empty: (low: Bound<T>, high: Bound<T>) => boolean,
  pointer: string,
): Finding[] =>
  low.flatMap((lower) =>
    high.flatMap((upper) =>
      when(
        empty(lower, upper),
        `${pointer}/${lower.keyword}`,
        `no value lies between '${lower.keyword}' ${lower.value} and '${upper.keyword}' ${upper.value}`,
        'no value can satisfy both: swap or correct them',
      ),
    ),
  )

const lowest = ({ value, open }: Bound<number>): number => (open ? Math.floor(value) + 1 : Math.ceil(value))
const highest = ({ value, open }: Bound<number>): number => (open ? Math.ceil(value) - 1 : Math.floor(value))

const numberFindings = (schema: FieldSchema, pointer: string): Finding[] => {
  const whole = schema.type === 'integer'
  const empty = (low: Bound<number>, high: Bound<number>) =>
    low.value > high.value || (low.value === high.value && (low.open || high.open)) || (whole && lowest(low) > highest(high))
  return crossed(numbersOf(schema, BOUNDS.number.low), numbersOf(schema, BOUNDS.number.high), empty, pointer)
}

const textFindings = (schema: FieldSchema, pointer: string, { validate, compare }: Required<Format>): Finding[] => {
  const [low, high] = [textsOf(schema, BOUNDS.text.low), textsOf(schema, BOUNDS.text.high)]
  const wrong = [...low, ...high].filter(({ value }) => !validate(value))
  if (wrong.length > 0)
    return wrong.map(({ keyword, value }) =>
      at(`${pointer}/${keyword}`, `'${value}' is no ${schema.format}`, `write a bound in the format '${schema.format}' itself`),
    )
  const empty = (lower: Bound<string>, upper: Bound<string>) => {
    const order = compare(lower.value, upper.value)
    return order > 0 || (order === 0 && (lower.open || upper.open))
  }
  return crossed(low, high, empty, pointer)
}

const formatFindings = (schema: FieldSchema, pointer: string): Finding[] => {
  if (schema.format === undefined) return []
  const format: Format | undefined = Object.entries(formats).find(([name]) => name === schema.format)?.[1]
  if (format === undefined)
    return [at(`${pointer}/format`, `there is no format '${schema.format}'`, suggest(schema.format, Object.keys(formats)))]
  const { validate, compare } = format
  return compare === undefined ? [] : textFindings(schema, pointer, { validate, compare })
}

const countFindings = (schema: FieldSchema, pointer: string): Finding[] => [
  ...COUNTS.flatMap(([low, high]) =>
    when(
      (schema[low] ?? 0) > (schema[high] ?? Infinity),
      `${pointer}/${low}`,
      `'${low}' is above '${high}'`,
      'no value can satisfy both: swap or correct them',
    ),
  ),
  ...when(
    (schema.required?.length ?? 0) > (schema.maxProperties ?? Infinity),
    `${pointer}/maxProperties`,
    "more properties are required than 'maxProperties' allows",
    'no value can satisfy both: correct one of them',
  ),
  ...when(
    schema.uniqueItems === true && (schema.minItems ?? 0) > (schema.items?.enum?.length ?? Infinity),
    `${pointer}/minItems`,
    "'minItems' asks for more different items than there are choices",
    'no list can satisfy both: lower it or add choices',
  ),
]

/** Findings for bounds that allow no value, bounds in the wrong format, and unknown formats. */
export const boundFindings = (schema: FieldSchema, pointer: string): Finding[] => [
  ...countFindings(schema, pointer),
  ...numberFindings(schema, pointer),
  ...formatFindings(schema, pointer),
]
