import { validators } from 'virtual:validators'
import type { Validator } from '../model/validate/validatorCore.ts'

/** Loads an entity's validator, compiled by the build. Rejects if the module can't be fetched. */
export const loadValidator = async (entity: string): Promise<Validator> => {
  const load = validators[entity]
  if (load === undefined) throw new Error(`There is no validator of '${entity}'`)
  return load()
}
