import { applyDefaults } from '../../model/applyDefaults.ts'
import { AppError } from '../../model/errors.ts'
import { prune } from '../../model/prune.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { compileValidator } from '../../model/validator.ts'
import type { EntityRules } from './rules.ts'
import { emptyOf, same, type Values } from './values.ts'

interface Situation {
  readonly rules: EntityRules | undefined
  readonly before?: Values
  /** A deleted record comes back. */
  readonly revived?: boolean
  /** Fields that keep what is stored, unjudged. */
  readonly kept?: readonly string[]
}

/** An empty list of a field that may be absent counts as absent, so that `minItems` is not asked of it. */
const emptyLists = (entity: ResolvedEntity, record: Values): readonly string[] =>
  entity.fields
    .filter(({ name, required, type }) => !required && type.storage !== 'column' && same(record[name], null))
    .map(({ name }) => name)

const without = (record: Values, names: readonly string[]): Values =>
  names.length === 0 ? record : Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

/**
 * The whole record as it would be stored: defaults filled in, completed by its rules, without what its conditions hide, judged, absent values
 * as null. Throws `AppError` 422.
 */
export function completeRecord(entity: ResolvedEntity, record: Values, { rules, before, revived = false, kept = [] }: Situation): Values {
  const validator = compileValidator(entity)
  const filled = applyDefaults(entity, record)
  const completed = rules?.complete?.(filled, before) ?? filled
  const fields = validator
    .validate(without(completed, [...kept, ...emptyLists(entity, completed)]))
    .filter(({ path }) => !kept.includes(path))
  fields.push(...(rules?.judge?.(completed, before, revived) ?? []))
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  const shown = prune(completed, validator.shown(completed))
  return Object.fromEntries(entity.fields.map((field) => [field.name, shown[field.name] ?? emptyOf(field)]))
}
