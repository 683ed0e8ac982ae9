import { validators } from 'virtual:validators'
import type { Validator } from '../model/validate/validatorCore.ts'

/** An entity's validator as the build compiled it. Rejects when the module can't be fetched. */
export const loadValidator = async (entity: string): Promise<Validator> => {
  const load = validators[entity]
  if (load === undefined) throw new Error(`There is no validator of '${entity}'`)
  return load()
}
