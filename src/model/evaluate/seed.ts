import type { Json } from '../entitySchema.ts'
import { listedValues } from './alternatives.ts'
import { applicableSchemas, type EvaluationContext } from './applicableSchemas.ts'
import { outlineOf } from './outline.ts'
import type { Schema } from './schemaDocument.ts'

const isPresent = <V>(value: V | undefined): value is V => value !== undefined

/** Maximum depth, as a schema may require itself recursively. */
const DEEPEST = 6

const members = (schemas: readonly Schema[], reading: EvaluationContext, depth: number): Json => {
  const { shown, required } = outlineOf(schemas, {}, reading)
  return Object.fromEntries(
    [...shown].flatMap(([name, own]) => {
      const value = seedOf(own, reading, required.has(name), depth + 1)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const typeIn = (schemas: readonly Schema[], reading: EvaluationContext): string | undefined => {
  const parts = applicableSchemas(schemas, undefined, reading).filter(({ sure }) => sure)
  const types = parts.flatMap(({ schema: { type } }) => (type === undefined ? [] : [[type].flat()]))
  return types[0]?.length === 1 ? types[0][0] : undefined
}

/**
 * Initial value: the default, the only allowed value, or an object with the initial values of its members. Undefined if there is none. Inner
 * objects are created only if they have an initial value; lists are empty.
 */
export const seedOf = (schemas: readonly Schema[], reading: EvaluationContext, required = true, depth = 0): Json | undefined => {
  const parts = applicableSchemas(schemas, undefined, reading).filter(({ sure }) => sure)
  const given = parts.map(({ schema }) => schema.default).find(isPresent)
  if (given !== undefined) return given
  const only = required ? parts.map(({ schema }) => listedValues(schema)).find((list) => list?.length === 1) : undefined
  if (only) return only[0]
  const type = typeIn(schemas, reading)
  if (type === 'null') return required ? null : undefined
  if (type === 'array') return required ? [] : undefined
  if (type !== 'object' || !required || depth > DEEPEST) return undefined
  return members(schemas, reading, depth)
}
