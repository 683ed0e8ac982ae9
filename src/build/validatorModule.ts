import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { createAjv } from '../model/validate/ajv.ts'
import { validationSchema } from '../model/validate/validationSchema.ts'
import { compileMistake } from '../model/validate/validator.ts'
import { planOf } from '../model/validate/validatorCore.ts'
import { standaloneChecks, standaloneImports } from './standaloneModule.ts'
import { standaloneOptions } from './standaloneOptions.ts'

/**
 * Source of the ES module with an entity's `validate`, `facts` and `prune` for the browser; its namespace is a `Validator`.
 * @param model location of src/model for the module: a path from Vite's root, or an address
 * @throws SchemaMistakes if ajv can't compile the schema
 */
export const validatorModule = (entity: ResolvedEntity, model = '/src/model'): string => {
  try {
    return `${standaloneImports(model)}import { makeValidator } from ${JSON.stringify(`${model}/validate/validatorCore.ts`)}
${standaloneChecks(createAjv({ code: standaloneOptions }), { record: validationSchema(entity) })}
export const { validate, facts, prune } = makeValidator(${JSON.stringify(planOf(entity))}, record)
`
  } catch (error) {
    throw compileMistake(entity, error)
  }
}
