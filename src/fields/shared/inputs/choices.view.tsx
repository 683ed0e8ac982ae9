import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useOptionLabel } from '../../labels.view.tsx'

/** Options of an enum for react-admin's inputs, without null, which is the empty input. */
export const useChoices = (entity: string, field: ResolvedField): { readonly id: Json; readonly name: string }[] => {
  const labelOf = useOptionLabel()
  return (field.options ?? []).filter((option) => option !== null).map((option) => ({ id: option, name: labelOf(entity, field, option) }))
}
