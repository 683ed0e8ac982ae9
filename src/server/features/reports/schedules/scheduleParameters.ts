import type { EntityMap } from '../../../../model/entityMap.ts'
import { invalid } from '../../../../model/errors.ts'
import { isMembers } from '../../../../model/evaluate/kinds.ts'
import type { GivenParameters } from '../parameters.ts'

type Given = GivenParameters[string]

const isValue = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'number' || typeof value === 'string'

const isStretch = (value: unknown): value is Exclude<Given, string | number | null | undefined> =>
  isMembers(value) &&
  Object.entries(value).every(([name, part]) =>
    name === 'period' ? typeof part === 'string' : isValue(part) && ['from', 'to'].includes(name),
  )

/** Values of filters as a schedule stores them. Throws `AppError` 422 `validation` for invalid values. */
export function givenParameters(stored: unknown): GivenParameters {
  if (stored === null || stored === undefined) return {}
  const entries = isMembers(stored) ? Object.entries(stored) : [['', stored] as const]
  return Object.fromEntries(
    entries.map(([name, value]): [string, Given] => {
      if (isValue(value) || isStretch(value)) return [name, value]
      throw invalid<EntityMap['reportSchedules']>('parameters', 'type', { type: 'object' })
    }),
  )
}
