import type { FieldError } from '../errors.ts'

/** Parts of a field error that choose its text. */
export type Offence = Pick<FieldError, 'path' | 'keyword' | 'format'> & { readonly params?: FieldError['params'] }

/** `lines.0.quantity` → `lines.quantity`: texts do not differ by row. */
const withoutRows = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.')

/** Text that may not be empty (`minLength: 1`) is missing, not too short. */
const keywordOf = ({ keyword, params }: Offence): string => (keyword === 'minLength' && params?.limit === 1 ? 'required' : keyword)

const MOMENTS: readonly (readonly [string, RegExp])[] = [
  ['date-time', /^\d{4}-\d\d-\d\dT/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['time', /^\d\d:\d\d/],
]

/** Ajv does not say of which format a broken `formatMinimum` is; its limit shows whether that is a point in time or an amount. */
const momentOf = (limit: unknown): string | undefined => MOMENTS.find(([, pattern]) => pattern.test(String(limit)))?.[0]

/** Where the alternatives have names: whether several of them fit, whether there may be too many of them, or none fits. */
const listOf = ({ passingSchemas, maxContains }: FieldError['params']): string => {
  if (Array.isArray(passingSchemas)) return 'several'
  return maxContains === undefined ? 'listed' : 'range'
}

/** What distinguishes texts of one keyword: the format, the expected type, or the limit's kind. */
const variantOf = ({ keyword, format, params }: Offence): string | undefined => {
  if (format !== undefined) return format
  if (params?.alternatives !== undefined) return listOf(params)
  if (keyword === 'type') return typeof params?.type === 'string' ? params.type : undefined
  return keyword.startsWith('format') ? momentOf(params?.limit) : undefined
}

/** Translation keys of a field error, most particular first: entity's field, any entity's field, keyword with format, keyword, anything. */
export const messageKeys = (error: Offence, entityId: string): string[] => {
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
