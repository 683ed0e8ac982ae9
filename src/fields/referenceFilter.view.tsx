import { useWatch } from 'react-hook-form'
import type { Json } from '../model/entitySchema.ts'
import type { ResolvedReference } from '../model/resolvedEntity.ts'

const PREFIX = '$record.'

/** Filter of a reference's choices: constants, and present values of the form for `$record.<field>`. */
export const useReferenceFilter = (reference: ResolvedReference): Record<string, Json> => {
  const entries = Object.entries(reference.filter)
  const names = entries.map(([, value]) => (typeof value === 'string' && value.startsWith(PREFIX) ? value.slice(PREFIX.length) : ''))
  const present: readonly Json[] = useWatch({ name: names.filter(Boolean) })
  const values = names.filter(Boolean)
  return Object.fromEntries(
    entries.map(([field, value], index) => [field, names[index] ? (present[values.indexOf(names[index])] ?? null) : value]),
  )
}
