import type { DraftFor } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { withNextNumbers } from '../../../model/nextNumbers.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { applyDefaults } from '../../../model/validate/applyDefaults.ts'
import { compileValidator } from '../../../model/validate/validator.ts'
import type { EntityRules } from '../rules.ts'
import { emptyOf, type Values } from '../values.ts'

/** Mistakes that make a value unreadable for a rule: it is not of its type or choices, or its text is not of its format or size. */
const UNREADABLE: ReadonlySet<string> = new Set(['type', 'enum', 'format', 'precision', 'scale'])

const fieldOf = (path: string): string => path.split('.', 1)[0] ?? ''

const isInRows = (path: string): boolean => path.includes('.')

/** A row that lacks what it must have can't be computed with, unlike a record, where an absent value is null. */
const makesUnreadable = ({ path, keyword }: FieldError): boolean =>
  path !== '' && (UNREADABLE.has(keyword) || (keyword === 'required' && isInRows(path)))

/** Names of the fields that hold, somewhere, what no rule may read. */
const unreadableFields = (mistakes: readonly FieldError[]): ReadonlySet<string> =>
  new Set(mistakes.filter(makesUnreadable).map(({ path }) => fieldOf(path)))

/** Whether a mistake is at one of these fields, or inside it. */
const isAt =
  (fields: ReadonlySet<string>) =>
  ({ path }: FieldError): boolean =>
    fields.has(fieldOf(path))

/** The record without those fields: to a rule they are absent. */
const withoutFields = (record: Values, fields: ReadonlySet<string>): Values =>
  fields.size === 0 ? record : Object.fromEntries(Object.entries(record).filter(([name]) => !fields.has(name)))

interface Situation {
  readonly rules: EntityRules | undefined
  readonly before?: Values
  /** A deleted record comes back. */
  readonly revived?: boolean
  /** Fields that keep what is stored, not validated. */
  readonly kept?: readonly string[]
}

const without = (record: Values, names: readonly string[]): Values => withoutFields(record, new Set(names))

/** What the schema says of the record as it is. */
function mistakesOf(entity: ResolvedEntity, record: Values, kept: readonly string[]): FieldError[] {
  const validated = without(record, kept)
  return compileValidator(entity)
    .validate(validated)
    .filter(({ path }) => !kept.includes(path))
}

interface Derived {
  readonly record: Values
  /** What is wrong at fields that the rules were not shown. */
  readonly mistakes: readonly FieldError[]
}

/** Derived by the rules, which see no value that its schema can't read: a decimal that reaches them is one. */
function derive(entity: ResolvedEntity, record: Values, { rules, before, kept = [] }: Situation): Derived {
  if (!rules?.derive) return { record, mistakes: [] }
  const mistakes = mistakesOf(entity, record, kept)
  const unreadable = unreadableFields(mistakes)
  return { record: rules.derive(withoutFields(record, unreadable), before), mistakes: mistakes.filter(isAt(unreadable)) }
}

/** What schema and rules find wrong with a derived record, beside what was found before. */
function validate(entity: ResolvedEntity, { record, mistakes }: Derived, { rules, before, revived = false, kept = [] }: Situation) {
  const hidden = isAt(unreadableFields(mistakes))
  const fields = [...mistakes, ...mistakesOf(entity, record, kept).filter((error) => !hidden(error))]
  const unreadable = unreadableFields(fields)
  const violations = rules?.validate?.(withoutFields(record, unreadable), before, revived) ?? []
  return [...fields, ...violations.filter((error) => !isAt(unreadable)(error))]
}

/**
 * The whole record as it would be stored: defaults filled in, without what its conditions hide, derived by its rules, validated, absent
 * values as null. Throws `AppError` 422.
 */
export function deriveAndValidate<E extends ResolvedEntity>(entity: E, record: DraftFor<E>, situation: Situation): DraftFor<E>
export function deriveAndValidate(entity: ResolvedEntity, record: Values, situation: Situation): Values {
  const { prune } = compileValidator(entity)
  const derived = derive(entity, prune(withNextNumbers(entity.fields, applyDefaults(entity, record))), situation)
  const fields = validate(entity, derived, situation)
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  const shown = prune(derived.record)
  return Object.fromEntries(entity.fields.map((field) => [field.name, shown[field.name] ?? emptyOf(field)]))
}
