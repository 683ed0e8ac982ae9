import type { FieldError } from './errors.ts'

/** What of a field error chooses its text. */
export type Offence = Pick<FieldError, 'path' | 'keyword' | 'format'> & { readonly params?: FieldError['params'] }

/** `lines.0.quantity` → `lines.quantity`: texts do not differ by row. */
const withoutRows = (path: string): string =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.')

/** Text that may not be empty (`minLength: 1`) is missing, not too short. */
const keywordOf = ({ keyword, params }: Offence): string => (keyword === 'minLength' && params?.limit === 1 ? 'required' : keyword)

/** What tells texts of one keyword apart: the format, or the type that was wanted. */
const variantOf = ({ keyword, format, params }: Offence): string | undefined =>
  format ?? (keyword === 'type' && typeof params?.type === 'string' ? params.type : undefined)

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
