import type { FieldSchema, Json } from '../entitySchema.ts'
import type { FieldError } from '../errors.ts'
import { applicableSchemas, type EvaluationContext } from '../evaluate/applicableSchemas.ts'
import { itemSchema } from '../evaluate/isValid.ts'
import { isItems, isMembers, type Members } from '../evaluate/kinds.ts'
import { optionsIn, schemasOf } from '../evaluate/outline.ts'
import { applicableIn, prunedMembers } from '../evaluate/pruned.ts'
import { isKeywords, type Schema, schemaDocument } from '../evaluate/schemaDocument.ts'
import type { ResolvedEntity, ResolvedField } from '../resolvedEntity.ts'
import { type RawError, toFieldErrors } from './fieldErrors.ts'
import { withoutNulls } from './withoutNulls.ts'

type RecordInput = Readonly<Record<string, Json>>

/** Evaluation of a schema for one record, for its form. */
export interface RecordFacts {
  /** Names of all properties that are not hidden: applicable fields, and unknown properties. */
  readonly shown: ReadonlySet<string>
  /** Fields that this record requires, in addition to those that every record requires. */
  readonly required: ReadonlySet<string>
  /** Options of fields that have fewer options than their column. */
  readonly options: Readonly<Record<string, readonly Json[]>>
  /** Fields of rows that no row of this record has, by the name of the rows. */
  readonly absent: Readonly<Record<string, readonly string[]>>
}

/** Validation of an entity's records, the same in server, import and browser. */
export interface Validator {
  /** Errors of the record; empty if it is valid. Null equals absent; hidden and system fields are not validated. */
  readonly validate: (record: RecordInput) => FieldError[]
  readonly facts: (record: RecordInput) => RecordFacts
  /** The record without what does not apply to it, at every depth: that is not required, not sent, not stored. Unknown properties stay, to be refused. */
  readonly prune: (record: RecordInput) => Record<string, Json>
}

/** Ajv's compiled function, or what its standalone code exports. */
export type Check = ((data: unknown) => boolean) & { errors?: readonly RawError[] | null }

/** Data of a validator besides the check; plain data, so that the build can write it into a module. */
export interface ValidationPlan {
  readonly system: readonly string[]
  readonly fields: readonly string[]
  /** Optional lists, which count as absent if empty. */
  readonly lists: readonly string[]
  readonly shape?: FieldSchema
}

/** Whether an empty list is stored as null. */
const isOptionalList = ({ required, type }: ResolvedField): boolean => !required && (type.storage !== 'column' || type.schemaForm === true)

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
  lists: entity.fields.filter(isOptionalList).map(({ name }) => name),
  ...(entity.shape ? { shape: entity.shape } : {}),
})

const REQUIRING: ReadonlySet<string> = new Set(['required', 'dependentRequired'])

/** The schemas that apply to a member of a value. */
const into = (schemas: readonly Schema[], value: Json | undefined, step: string, reading: EvaluationContext): readonly Schema[] => {
  const parts = applicableSchemas(schemas, value, reading)
  if (isItems(value)) return parts.flatMap(({ schema }) => itemSchema(schema, Number(step)) ?? [])
  return schemasOf(step, parts)
}

/** Whether a place inside the value does not apply. */
const isHiddenAt = (
  schemas: readonly Schema[],
  value: Json | undefined,
  [step, ...steps]: readonly string[],
  reading: EvaluationContext,
): boolean => {
  if (step === undefined) return false
  if (isMembers(value) && applicableIn(schemas, value, reading).hidden.has(step)) return true
  const inner = isItems(value) ? value[Number(step)] : isMembers(value) ? value[step] : undefined
  return isHiddenAt(into(schemas, value, step, reading), inner, steps, reading)
}

/** The given value without what does not apply: the same object where everything applies; rows get null in place of a removed value. */
const asGiven = (given: Json, before: Json, after: Json | undefined): Json => {
  if (after === undefined || before === after) return given
  if (!isItems(given) || !isItems(after)) return after
  return given.map((row, index) => {
    const kept = after[index] ?? null
    return isMembers(row) && isMembers(kept) ? Object.fromEntries(Object.keys(row).map((name) => [name, kept[name] ?? null])) : kept
  })
}

interface Shaped {
  readonly facts: Validator['facts']
  readonly prune: Validator['prune']
  readonly isHidden: (record: Members, path: string) => boolean
}

const everything = (fields: readonly string[]): Shaped => ({
  facts: (record) => ({ shown: new Set([...fields, ...Object.keys(record)]), required: new Set(), options: {}, absent: {} }),
  prune: (record) => ({ ...record }),
  isHidden: () => false,
})

/** Properties that schemas of a list refuse in each of its items. */
const refusedInItems = (schemas: readonly Schema[]): readonly string[] =>
  schemas.flatMap((schema) => {
    const items = isKeywords(schema) ? schema.items : undefined
    if (!isKeywords(items)) return []
    return Object.entries(items.properties ?? {}).flatMap(([name, property]) => (property === false ? [name] : []))
  })

const shaped = (shape: FieldSchema, fields: readonly string[]): Shaped => {
  const reading: EvaluationContext = { document: schemaDocument(shape) }
  const schemas = [shape]
  return {
    facts: (record) => {
      const { members, outline, hidden } = applicableIn(schemas, withoutNulls(record), reading)
      const options = [...outline.shown].flatMap(([name, own]) => {
        const list = optionsIn(own, members[name], reading)
        return list === undefined ? [] : [[name, list] as const]
      })
      return {
        shown: new Set([...fields, ...Object.keys(record)]).difference(hidden),
        required: outline.required,
        options: Object.fromEntries(options),
        absent: Object.fromEntries(
          [...outline.shown].flatMap(([name, own]) => {
            const names = refusedInItems(own)
            return names.length === 0 ? [] : [[name, names] as const]
          }),
        ),
      }
    },
    prune: (record) => {
      const present = withoutNulls(record)
      const { members, hidden } = applicableIn(schemas, present, reading)
      const kept = prunedMembers(schemas, members, reading)
      return Object.fromEntries(
        Object.entries(record)
          .filter(([name]) => !hidden.has(name))
          .map(([name, value]) => [name, asGiven(value, present[name] ?? null, kept[name])]),
      )
    },
    isHidden: (record, path) => isHiddenAt(schemas, record, path.split('.'), reading),
  }
}

const isEmptyList = (value: Json | undefined): boolean => isItems(value) && value.length === 0

export const makeValidator = ({ system, fields, lists, shape }: ValidationPlan, check: Check): Validator => {
  const { facts, prune, isHidden } = shape === undefined ? everything(fields) : shaped(shape, fields)
  return {
    facts,
    prune,
    validate: (record) => {
      const present = withoutNulls(prune(record))
      for (const name of system) delete present[name]
      for (const name of lists) if (isEmptyList(present[name])) delete present[name]
      if (check(present)) return []
      return toFieldErrors(check.errors, present).filter(({ path, keyword }) => !REQUIRING.has(keyword) || !isHidden(present, path))
    },
  }
}
