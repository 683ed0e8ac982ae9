import { useWatch } from 'react-hook-form'
import type { Json } from '../model/entitySchema.ts'
import type { ResolvedReference } from '../model/resolvedEntity.ts'

const PREFIX = '$record.'

const nameIn = (value: string | number | boolean): string | undefined =>
  typeof value === 'string' && value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined

/** Filter of a reference's choices: constants, and present values of the form for `$record.<field>`. */
export const useReferenceFilter = (reference: ResolvedReference): Record<string, Json> => {
  const entries = Object.entries(reference.filter)
  const names = entries.flatMap(([, value]) => nameIn(value) ?? [])
  // An empty list of names would watch the whole form, at each keystroke.
  const present: readonly Json[] = useWatch({ name: names, disabled: names.length === 0 })
  return Object.fromEntries(
    entries.map(([field, value]) => {
      const name = nameIn(value)
      return [field, name === undefined ? value : (present[names.indexOf(name)] ?? null)]
    }),
  )
}
