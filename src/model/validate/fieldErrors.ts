import type { Json } from '../entitySchema.ts'
import type { FieldError } from '../errors.ts'
import { MAX_DIGITS } from '../values/decimal.ts'
import { pointerSteps } from '../values/jsonPointer.ts'
import { reduceAlternatives } from './fieldErrorsAlternatives.ts'

/** The members of ajv's error that are used here. */
export interface RawError {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly propertyName?: string
}

/** Keyword → parameter with the invalid property, for keywords whose errors ajv reports at the object. */
const NAMED_PROPERTY: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
  propertyNames: 'propertyName',
}

/** Keywords whose errors come first among several errors of one value. */
const FIRST: readonly string[] = ['required', 'dependentRequired', 'type', 'precision', 'scale', 'format']

const tokensOf = (error: RawError): string[] => {
  const own = pointerSteps(error.instancePath)
  const name = NAMED_PROPERTY[error.keyword]
  const property = name && error.params[name]
  return typeof property === 'string' ? [...own, property] : own
}

/** Whether a parameter is present. */
const isJson = (value: unknown): value is Json => value !== undefined

const paramsOf = (error: RawError): Record<string, Json> => {
  const { places: _places, otherKind: _otherKind, ...params } = error.params
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, Json] => isJson(entry[1])))
}

/** Keywords that compare with another property use the texts of bounds. */
const BOUNDS: Readonly<Record<string, string>> = { notBefore: 'formatMinimum', after: 'formatExclusiveMinimum' }

/** Only `scale` counts places. */
const isPrecision = ({ params }: RawError): boolean => Number(params.places) <= Number(params.limit)

const fieldError = (error: RawError): FieldError => {
  const path = tokensOf(error).join('.')
  if (isPrecision(error)) return { path, keyword: 'precision', params: { limit: MAX_DIGITS } }
  if (error.keyword === 'uniqueItemProperties')
    return { path: `${path}.${error.params.index}.${error.params.property}`, keyword: 'repeated', params: {} }
  const { params } = error
  const keyword = BOUNDS[error.keyword] ?? error.keyword
  const format = keyword === 'format' && typeof params.format === 'string' ? { format: params.format } : {}
  return { path, keyword, ...format, params: paramsOf(error) }
}

/** False for errors of `if` and `propertyNames`, which other errors explain. */
const isOwnError = (error: RawError): boolean => error.keyword !== 'if' && error.propertyName === undefined

const weight = ({ keyword }: FieldError): number => (FIRST.includes(keyword) ? FIRST.indexOf(keyword) : FIRST.length)

/** The errors of one path, the most useful first. A pattern error is reported only if it is the only one. */
const weighed = (group: readonly FieldError[]): FieldError[] => {
  const once = [...new Map(group.map((error) => [error.keyword, error])).values()].sort((a, b) => weight(a) - weight(b))
  const specific = once.filter(({ keyword }) => keyword !== 'pattern')
  return specific.length > 0 ? specific : once
}

const ordered = (errors: readonly FieldError[]): FieldError[] => [...Map.groupBy(errors, ({ path }) => path).values()].flatMap(weighed)

/**
 * Ajv's errors as the API and the forms report them: one an offence, at the invalid property, without those that only explain another. A
 * failed `oneOf` or `anyOf` is reported by the errors of the branch that is meant or nearest; where none is, it names them all.
 * @param value what was validated
 */
export const toFieldErrors = (errors: readonly RawError[] | null | undefined, value?: unknown): FieldError[] =>
  ordered(
    reduceAlternatives(errors ?? [], value)
      .filter(isOwnError)
      .map(fieldError),
  )
