import type { Json } from '../entitySchema.ts'
import { listedValues } from './alternatives.ts'
import { type ApplicableSchema, applicableSchemas, type EvaluationContext } from './applicableSchemas.ts'
import { declaredNames } from './declarations.ts'
import { memberSchemas } from './isValid.ts'
import { isSame } from './jsonText.ts'
import type { Members } from './kinds.ts'
import { isKeywords, type Schema } from './schemaDocument.ts'

/** State of an object's properties for its current value. */
export interface Outline {
  /** Applicable properties in declared order, with their schemas. */
  readonly shown: ReadonlyMap<string, readonly Schema[]>
  /** Those of them that are required. */
  readonly required: ReadonlySet<string>
  /** Declared properties that do not apply: not required, not sent, not stored. */
  readonly hidden: ReadonlySet<string>
}

/** Schemas of a member: by name, pattern, or `additionalProperties`; without those that only discriminate alternatives. */
export const schemasOf = (name: string, parts: readonly ApplicableSchema[]): readonly Schema[] =>
  parts.flatMap(({ schema, pins }) => (pins.has(name) ? [] : memberSchemas(schema, name)))

/** Whether a part has a schema for undeclared properties. */
const takesOthers = (name: string, { schema }: ApplicableSchema): boolean => memberSchemas(schema, name).some(isKeywords)

const forbids = (name: string, { schema, sure }: ApplicableSchema): boolean => sure && schema.properties?.[name] === false

const requiredIn = (parts: readonly ApplicableSchema[], members: Members): readonly string[] =>
  parts
    .filter(({ sure }) => sure)
    .flatMap(({ schema: { required = [], dependentRequired = {} } }) => [
      ...required,
      ...Object.entries(dependentRequired).flatMap(([name, needed]) => (Object.hasOwn(members, name) ? needed : [])),
    ])

/** Evaluates the properties of an object. */
export const outlineOf = (schemas: readonly Schema[], members: Members, reading: EvaluationContext): Outline => {
  const parts = applicableSchemas(schemas, members, reading)
  const named = new Set(parts.flatMap(({ schema: { properties = {} } }) => Object.keys(properties)))
  const forbidden = new Set([...named].filter((name) => parts.some((part) => forbids(name, part))))
  const shown = new Map([...named.difference(forbidden)].map((name) => [name, schemasOf(name, parts)]))
  const known = new Set(schemas.flatMap((schema) => declaredNames(schema, reading.document)))
  const others = [...known].filter((name) => !named.has(name) && !parts.some((part) => takesOthers(name, part)))
  return {
    shown,
    required: new Set(requiredIn(parts, members).filter((name) => shown.has(name))),
    hidden: new Set([...forbidden, ...others]),
  }
}

/** Allowed values of a property, if the applicable schemas list any: the values that all of them contain. */
export const optionsIn = (schemas: readonly Schema[], value: unknown, reading: EvaluationContext): readonly Json[] | undefined => {
  const lists = applicableSchemas(schemas, value, reading)
    .filter(({ sure }) => sure)
    .flatMap(({ schema }) => {
      const values = listedValues(schema)
      return values === undefined ? [] : [values]
    })
  const [first, ...others] = lists
  return first?.filter((one) => others.every((list) => list.some((other) => isSame(other, one))))
}
