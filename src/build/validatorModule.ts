import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { createAjv } from '../model/validate/ajv.ts'
import { checkedSchema, compileMistake } from '../model/validate/validator.ts'
import { planOf } from '../model/validate/validatorCore.ts'
import { standaloneChecks, standaloneImports } from './standaloneModule.ts'
import { standaloneOptions } from './standaloneOptions.ts'

/**
 * The ES module with an entity's `validate`, `facts` and `prune` for the browser: the namespace of the module is a `Validator`.
 * @param model where the module finds src/model: a path of Vite's root or an address
 * @throws SchemaMistakes when ajv refuses the schema
 */
export const validatorModule = (entity: ResolvedEntity, model = '/src/model'): string => {
  try {
    return `${standaloneImports(model)}import { makeValidator } from ${JSON.stringify(`${model}/validate/validatorCore.ts`)}
${standaloneChecks(createAjv({ code: standaloneOptions }), { record: checkedSchema(entity) })}
export const { validate, facts, prune } = makeValidator(${JSON.stringify(planOf(entity))}, record)
`
  } catch (error) {
    throw compileMistake(entity, error)
  }
}
