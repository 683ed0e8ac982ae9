import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { fileSize } from './fileSize.ts'

const fits = (type: string, pattern: string): boolean =>
  type === pattern || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))

/** Error in the form that react-admin's `ValidationError` translates. */
export const refusal = (code: string, args: object): string => `@@react-admin@@${JSON.stringify({ message: `errors.${code}`, args })}`

/** Media types of a field: its own, or all images. */
export const acceptedTypes = (field: ResolvedField, kind: 'image' | 'file'): readonly string[] =>
  field.schema.accept ?? (kind === 'image' ? ['image/*'] : [])

/** Image types that the server detects by their bytes. */
const PICTURES = ['JPEG', 'PNG', 'GIF', 'WEBP'] as const

/** Common names of media types: `PDF`, `JPEG`. */
const typeNames = (types: readonly string[]): string =>
  types.flatMap((type) => (type === 'image/*' ? PICTURES : [type.replace(/.*\//, '').toUpperCase()])).join(', ')

/** Error of a file with this media type and size in bytes, or undefined. The server checks types that the browser does not know. */
export const uploadRefusal = (
  { type, size }: { readonly type: string; readonly size: number },
  field: ResolvedField,
  accepted: readonly string[],
  locale: string,
): string | undefined => {
  const { maxBytes } = field.schema
  if (type !== '' && accepted.length > 0 && !accepted.some((pattern) => fits(type, pattern)))
    return refusal('fileType', { value: typeNames(accepted) })
  return maxBytes !== undefined && size > maxBytes ? refusal('fileSize', { limit: fileSize(maxBytes, locale) }) : undefined
}
