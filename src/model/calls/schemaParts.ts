import type { JSONSchema } from 'json-schema-to-ts'

/** Parts of the calls' schemas. */
export const text = { type: 'string' } as const
export const textOrNull = { type: ['string', 'null'] } as const
export const flag = { type: 'boolean' } as const
/** Zero or more. */
export const count = { type: 'integer', minimum: 0 } as const
/** ISO 8601 in UTC. */
export const moment = { type: 'string', format: 'date-time' } as const
export const momentOrNull = { type: ['string', 'null'], format: 'date-time' } as const

type Properties = Readonly<Record<string, JSONSchema>>

/** An object with these members only. */
export const object = <const P extends Properties, const O extends keyof P & string = never>(
  properties: P,
  optional: readonly O[] = [],
) => {
  type Required = Exclude<keyof P & string, O>
  const isRequired = (name: string): name is Required => !optional.some((one) => one === name)
  return { type: 'object', properties, required: Object.keys(properties).filter(isRequired), additionalProperties: false } as const
}

/** The same; undeclared members are ignored. */
export const openObject = <const P extends Properties, const O extends keyof P & string = never>(
  properties: P,
  optional: readonly O[] = [],
) => {
  const { additionalProperties: _, ...open } = object(properties, optional)
  return open
}

export const listOf = <const S extends JSONSchema>(items: S) => ({ type: 'array', items }) as const

/** A schema, or a parameter, that the API's description has once, as a component of this name. */
export const named = <const S extends object>(name: string, schema: S): S => ({ ...schema, title: name })

export const nullable = <const S extends JSONSchema>(schema: S) => ({ anyOf: [schema, { type: 'null' }] }) as const

/** A record as the caller may read it, by the schema of its entity. */
export const recordOf = <const E extends string>(entity: E) => ({ $ref: `#/components/schemas/${entity}` }) as const

const KEY = { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' } as const

/** Identifies one intent: a repeated call with the same key has no further effect and gets the first answer (`PRODUCT.md W3`). */
export const idempotencyKey = object({ 'Idempotency-Key': { ...KEY, description: 'Sent again, the call gets the first answer' } })
export const idempotencyKeyIfAny = object({ 'Idempotency-Key': KEY }, ['Idempotency-Key'])
