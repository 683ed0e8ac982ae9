import { SchemaMistakes } from '../../model/check/mistake.ts'
import type { Model } from '../../model/resolvedEntity.ts'
import { compileValidator } from '../../model/validate/validator.ts'
import { loadProduct } from '../../server/start/loadProduct.ts'
import { entityIcons } from '../iconsModule.ts'

const mistakesOf = (work: () => unknown): SchemaMistakes['mistakes'] => {
  try {
    work()
    return []
  } catch (error) {
    if (error instanceof SchemaMistakes) return error.mistakes
    throw error
  }
}

/**
 * Loads the model of a folder's schemas, and finds mistakes that otherwise appear later: unknown icons, and schemas that ajv can't compile.
 * @throws SchemaMistakes with all mistakes, each with its line
 */
export const checkProduct = async (schemas: string): Promise<Model> => {
  const { model } = await loadProduct(schemas)
  const facts = model.list.map(({ id, file, icon }) => ({ id, file, icon, forms: false }))
  const mistakes = [mistakesOf(() => entityIcons(facts)), ...model.list.map((entity) => mistakesOf(() => compileValidator(entity)))].flat()
  if (mistakes.length > 0) throw new SchemaMistakes(mistakes)
  return model
}
