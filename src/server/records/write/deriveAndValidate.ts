import type { Exactly } from '../../../model/entityMap.ts'
import type { DraftFor } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { withNextNumbers } from '../../../model/nextNumbers.ts'
import { computedValues } from '../../../model/records/computed.ts'
import { templateTexts } from '../../../model/records/templates.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { applyDefaults } from '../../../model/validate/applyDefaults.ts'
import { compileValidator } from '../../../model/validate/validator.ts'
import type { EntityRules } from '../rules.ts'
import { emptyOf, type Values } from '../values.ts'

/** Errors that make a value unreadable for rules: wrong type or choice, or wrong format or size of a text. */
const UNREADABLE: ReadonlySet<string> = new Set(['type', 'enum', 'format', 'precision', 'scale'])

const fieldOf = (path: string): string => path.split('.', 1)[0] ?? ''

const isInRows = (path: string): boolean => path.includes('.')

/** A missing value in a row makes the row unreadable too. In a record an absent value is null. */
const makesUnreadable = ({ path, keyword }: FieldError): boolean =>
  path !== '' && (UNREADABLE.has(keyword) || (keyword === 'required' && isInRows(path)))

/** Names of the fields that contain an unreadable value. */
const unreadableFields = (mistakes: readonly FieldError[]): ReadonlySet<string> =>
  new Set(mistakes.filter(makesUnreadable).map(({ path }) => fieldOf(path)))

/** Whether an error is at one of these fields, or inside one. */
const isAt =
  (fields: ReadonlySet<string>) =>
  ({ path }: FieldError): boolean =>
    fields.has(fieldOf(path))

/** The record without these fields; rules see them as absent. */
const withoutFields = (record: Values, fields: ReadonlySet<string>): Values =>
  fields.size === 0 ? record : Object.fromEntries(Object.entries(record).filter(([name]) => !fields.has(name)))

interface Situation {
  readonly rules: EntityRules | undefined
  readonly before?: Values
  /** A deleted record is restored. */
  readonly revived?: boolean
  /** Fields that keep their stored value and are not validated. */
  readonly kept?: readonly string[]
}

const without = (record: Values, names: readonly string[]): Values => withoutFields(record, new Set(names))

/** Schema errors of the record. */
function mistakesOf(entity: ResolvedEntity, record: Values, kept: readonly string[]): FieldError[] {
  const validated = without(record, kept)
  return compileValidator(entity)
    .validate(validated)
    .filter(({ path }) => !kept.includes(path))
}

interface Derived {
  readonly record: Values
  /** Errors at the fields that the rules did not see. */
  readonly mistakes: readonly FieldError[]
}

/** All fields of a record; absent ones, and those that conditions hide, are empty. */
export function allFields(entity: ResolvedEntity, record: Values): Values {
  const shown = compileValidator(entity).prune(record)
  return Object.fromEntries(entity.fields.map((field) => [field.name, shown[field.name] ?? emptyOf(field)]))
}

/** Applies the rules' `derive`. Rules see only valid values, so a decimal is always a decimal. */
function derive(entity: ResolvedEntity, record: Values, { rules, before, kept = [] }: Situation): Derived {
  if (!rules?.derive) return { record, mistakes: [] }
  const mistakes = mistakesOf(entity, record, kept)
  const unreadable = unreadableFields(mistakes)
  return { record: rules.derive(withoutFields(record, unreadable), before), mistakes: mistakes.filter(isAt(unreadable)) }
}

/** Errors of schema and rules in a derived record, added to those found before. */
function validate(entity: ResolvedEntity, { record, mistakes }: Derived, { rules, before, revived = false, kept = [] }: Situation) {
  const hidden = isAt(unreadableFields(mistakes))
  const fields = [...mistakes, ...mistakesOf(entity, record, kept).filter((error) => !hidden(error))]
  const unreadable = unreadableFields(fields)
  const violations = rules?.validate?.(withoutFields(record, unreadable), before, revived) ?? []
  return [...fields, ...violations.filter((error) => !isAt(unreadable)(error))]
}

/**
 * The complete record as it will be stored: with defaults, without fields that conditions hide, derived by the rules, validated, and with null
 * for absent values. Throws `AppError` 422.
 */
export function deriveAndValidate<E extends ResolvedEntity, D extends DraftFor<E>>(
  entity: E,
  record: Exactly<D, DraftFor<E>>,
  situation: Situation,
): DraftFor<E>
export function deriveAndValidate(entity: ResolvedEntity, record: Values, situation: Situation): Values {
  const { prune } = compileValidator(entity)
  const { record: own, mistakes } = derive(entity, prune(withNextNumbers(entity.fields, applyDefaults(entity, record))), situation)
  const computed = { ...own, ...computedValues(entity.fields, own) }
  const derived = { record: { ...computed, ...templateTexts(entity, computed, situation.before) }, mistakes }
  const fields = validate(entity, derived, situation)
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  return allFields(entity, derived.record)
}
