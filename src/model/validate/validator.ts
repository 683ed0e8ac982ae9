import { SchemaMistakes } from '../check/mistake.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { sharedAjv } from './ajv.ts'
import { validationSchema } from './validationSchema.ts'
import { type Check, makeValidator, planOf, type Validator } from './validatorCore.ts'

export type { Validator } from './validatorCore.ts'

const compiled = new WeakMap<ResolvedEntity, Validator>()

/** An error of ajv's compilation as a mistake in the entity's file. */
export const compileMistake = (entity: ResolvedEntity, error: unknown): SchemaMistakes =>
  new SchemaMistakes([
    {
      file: entity.file,
      pointer: '',
      message: error instanceof Error ? error.message : String(error),
      remedy: 'correct the keyword that the message names',
    },
  ])

const compile = (entity: ResolvedEntity): Validator => {
  try {
    return makeValidator(planOf(entity), sharedAjv().compile(validationSchema(entity)) as Check)
  } catch (error) {
    throw compileMistake(entity, error)
  }
}

/**
 * The server's validator of an entity, compiled on first use: at 10 to 20 ms each, a start would else grow with every schema.
 * @throws SchemaMistakes when ajv refuses the schema
 */
export const compileValidator = (entity: ResolvedEntity): Validator => {
  const known = compiled.get(entity)
  if (known) return known
  const validator = compile(entity)
  compiled.set(entity, validator)
  return validator
}

const compiledValues = new WeakMap<ResolvedEntity, Validator>()

/** A validator of each value by itself: without required fields, conditions and other rules of the record. Conditions still hide fields. */
export const compileValues = (entity: ResolvedEntity): Validator => {
  const known = compiledValues.get(entity)
  if (known) return known
  const { $id, type, properties, $defs } = entity.declared
  const declared = { $id, type, properties, ...($defs && { $defs }) }
  const validator = makeValidator(planOf(entity), sharedAjv().compile(validationSchema({ declared, fields: entity.fields })) as Check)
  compiledValues.set(entity, validator)
  return validator
}
