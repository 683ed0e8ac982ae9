import type { Json } from '../entitySchema.ts'
import { listedValues } from './alternatives.ts'
import { declarationsOf } from './declarations.ts'
import { type InForce, inForce, type Reading } from './inForce.ts'
import { memberSchemas } from './isValid.ts'
import { isSame } from './jsonText.ts'
import type { Members } from './kinds.ts'
import { isKeywords, type Schema } from './schemaDocument.ts'

/** The properties of one object, as a schema describes them for its present value. */
export interface Outline {
  /** The properties to show, in the order in which they are declared, with what applies to each. */
  readonly shown: ReadonlyMap<string, readonly Schema[]>
  /** Of these, the ones that may not be missing. */
  readonly required: ReadonlySet<string>
  /** Properties that the schema knows and that do not apply now: not required, not sent, not stored. */
  readonly hidden: ReadonlySet<string>
}

/** The schemas that apply to a member: those under its name, or under a pattern or the rest. What only tells alternatives apart is left to their choice. */
export const schemasOf = (name: string, parts: readonly InForce[]): readonly Schema[] =>
  parts.flatMap(({ schema, pins }) => (pins.has(name) ? [] : memberSchemas(schema, name)))

/** Whether a part describes a property that no part names. */
const takesOthers = (name: string, { schema }: InForce): boolean => memberSchemas(schema, name).some(isKeywords)

const forbids = (name: string, { schema, sure }: InForce): boolean => sure && schema.properties?.[name] === false

const requiredIn = (parts: readonly InForce[], members: Members): readonly string[] =>
  parts
    .filter(({ sure }) => sure)
    .flatMap(({ schema: { required = [], dependentRequired = {} } }) => [
      ...required,
      ...Object.entries(dependentRequired).flatMap(([name, needed]) => (Object.hasOwn(members, name) ? needed : [])),
    ])

/** The properties of an object, as the schemas describe them. */
export const outlineOf = (schemas: readonly Schema[], members: Members, reading: Reading): Outline => {
  const parts = inForce(schemas, members, reading)
  const named = new Set(parts.flatMap(({ schema: { properties = {} } }) => Object.keys(properties)))
  const forbidden = new Set([...named].filter((name) => parts.some((part) => forbids(name, part))))
  const shown = new Map([...named.difference(forbidden)].map((name) => [name, schemasOf(name, parts)]))
  const known = new Set(schemas.flatMap((schema) => declarationsOf(schema, reading.document).map(({ name }) => name)))
  const others = [...known].filter((name) => !named.has(name) && !parts.some((part) => takesOthers(name, part)))
  return {
    shown,
    required: new Set(requiredIn(parts, members).filter((name) => shown.has(name))),
    hidden: new Set([...forbidden, ...others]),
  }
}

/** The values that a property may have now, where those that apply to it list any: the ones that all of them have. */
export const optionsIn = (schemas: readonly Schema[], value: unknown, reading: Reading): readonly Json[] | undefined => {
  const lists = inForce(schemas, value, reading)
    .filter(({ sure }) => sure)
    .flatMap(({ schema }) => {
      const values = listedValues(schema)
      return values === undefined ? [] : [values]
    })
  const [first, ...others] = lists
  return first?.filter((one) => others.every((list) => list.some((other) => isSame(other, one))))
}
