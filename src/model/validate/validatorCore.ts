import type { Json } from '../entitySchema.ts'
import type { FieldError } from '../errors.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { type RawError, toFieldErrors } from './fieldErrors.ts'
import { prune } from './prune.ts'
import { withoutNulls } from './withoutNulls.ts'

type RecordInput = Readonly<Record<string, Json>>

/** One verdict for server, import and browser. */
export interface Validator {
  /** Errors of the record, empty if it is valid. Null and absent are the same; hidden and system fields are not validated. */
  readonly validate: (record: RecordInput) => FieldError[]
  /** Names of everything that is not hidden: fields whose conditions hold, and the record's other properties. */
  readonly shown: (record: RecordInput) => ReadonlySet<string>
}

/** Ajv's compiled function, or what its standalone code exports. */
export type Check = ((data: unknown) => boolean) & { errors?: readonly RawError[] | null }

export interface Checks {
  readonly record: Check
  readonly conditions: readonly Check[]
}

/** What a validator needs besides the checks: plain data, so that the build can write it into a module. */
export interface ValidationPlan {
  readonly system: readonly string[]
  readonly fields: readonly string[]
  /** Field → indexes of the conditions of which one must hold; only fields that have any. */
  readonly conditional: Readonly<Record<string, readonly number[]>>
  /** By condition: shown while the check fails. */
  readonly negate: readonly boolean[]
}

export const planOf = (entity: ResolvedEntity): ValidationPlan => ({
  system: [
    '_version',
    '_lock',
    'createdAt',
    'updatedAt',
    ...(entity.partlyHidden ? ['_openVersion', '_openUpdatedAt'] : []),
    ...(entity.naturalId ? [] : ['id']),
  ],
  fields: entity.fields.map(({ name }) => name),
  conditional: Object.fromEntries(
    entity.fields.filter(({ conditions }) => conditions.length > 0).map(({ name, conditions }) => [name, conditions]),
  ),
  negate: entity.conditions.map(({ negate }) => negate),
})

const REQUIRING: ReadonlySet<string> = new Set(['required', 'dependentRequired'])

export const makeValidator = (plan: ValidationPlan, checks: Checks): Validator => {
  const conditional = Object.entries(plan.conditional)

  const hiddenNow = (record: RecordInput): Set<string> => {
    const holds = checks.conditions.map((check, index) => check(record) !== plan.negate[index])
    return new Set(conditional.filter(([, indexes]) => !indexes.some((index) => holds[index])).map(([name]) => name))
  }

  /** Hiding a field takes its value away, which may hide or show others: repeated until nothing changes, at most once a field. */
  const hiddenIn = (record: RecordInput): Set<string> => {
    let hidden = hiddenNow(record)
    for (const _ of conditional) {
      const next = hiddenNow(Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name))))
      if (next.symmetricDifference(hidden).size === 0) break
      hidden = next
    }
    return hidden
  }

  const shown = (record: RecordInput): ReadonlySet<string> => {
    const all = new Set([...plan.fields, ...Object.keys(record)])
    return conditional.length === 0 ? all : all.difference(hiddenIn(withoutNulls(record)))
  }

  const validate = (record: RecordInput): FieldError[] => {
    const visible = shown(record)
    const judged = withoutNulls(prune(record, visible))
    for (const name of plan.system) delete judged[name]
    if (checks.record(judged)) return []
    return toFieldErrors(checks.record.errors).filter(
      ({ path, keyword }) => !REQUIRING.has(keyword) || path.includes('.') || visible.has(path),
    )
  }

  return { validate, shown }
}
