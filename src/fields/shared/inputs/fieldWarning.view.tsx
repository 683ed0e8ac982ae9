import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** A warning about a value that may still be saved, in the user's language. */
export const useFieldWarning = (field: ResolvedField, source: string): string | undefined => {
  const translate = useTranslate()
  // A field without warnings watches nothing: `useWatch` initially copies the watched value, even if it is disabled.
  const value: Json | undefined = useWatch({
    name: field.type.warning === undefined ? '' : source,
    disabled: field.type.warning === undefined,
  })
  if (field.type.warning === undefined || value === null || value === undefined || value === '') return undefined
  const warning = field.type.warning(value, field)
  return warning && translate(`errors.${warning.code}`, warning.params)
}
