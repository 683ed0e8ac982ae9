import type { FieldError } from '../errors.ts'

/** Parts of a field error that determine its text. */
export type ErrorFacts = Pick<FieldError, 'path' | 'keyword' | 'format'> & { readonly params?: FieldError['params'] }

/** `lines.0.quantity` → `lines.quantity`: texts do not differ by row. */
const withoutRows = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.')

/** Text that may not be empty (`minLength: 1`) is missing, not too short. */
const keywordOf = ({ keyword, params }: ErrorFacts): string => (keyword === 'minLength' && params?.limit === 1 ? 'required' : keyword)

const MOMENTS: readonly (readonly [string, RegExp])[] = [
  ['date-time', /^\d{4}-\d\d-\d\dT/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['time', /^\d\d:\d\d/],
]

/** Ajv does not report the format of a failed `formatMinimum`; the limit shows whether it is a time or an amount. */
const momentOf = (limit: unknown): string | undefined => MOMENTS.find(([, pattern]) => pattern.test(String(limit)))?.[0]

/** Variant for named alternatives: several match, too many match, or none matches. */
const listOf = ({ passingSchemas, maxContains }: FieldError['params']): string => {
  if (Array.isArray(passingSchemas)) return 'several'
  return maxContains === undefined ? 'listed' : 'range'
}

/** Variant of a keyword's texts: format, expected type, or kind of limit. */
const variantOf = ({ keyword, format, params }: ErrorFacts): string | undefined => {
  if (format !== undefined) return format
  if (params?.alternatives !== undefined) return listOf(params)
  if (keyword === 'type') return typeof params?.type === 'string' ? params.type : undefined
  return keyword.startsWith('format') ? momentOf(params?.limit) : undefined
}

/** Text keys of a field error, most specific first: entity's field, any entity's field, keyword with format, keyword, any error. */
export const messageKeys = (error: ErrorFacts, entityId: string): string[] => {
  const path = withoutRows(error.path)
  const keyword = keywordOf(error)
  const variant = variantOf(error)
  return [
    ...(path && entityId ? [`errors.${entityId}.${path}.${keyword}`] : []),
    ...(path ? [`errors.fields.${path}.${keyword}`] : []),
    ...(variant === undefined ? [] : [`errors.${keyword}.${variant}`]),
    `errors.${keyword}`,
    'errors.invalid',
  ]
}
