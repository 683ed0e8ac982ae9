import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { EntitySchema } from './entitySchema.ts'

/** Declares an entity. Only infers literal types; `loadModel` checks and resolves what is declared. */
export const defineEntity = <const S extends EntitySchema>(schema: S): S => schema

/** What every stored record has besides its own properties. Times are ISO 8601 in UTC; `_version` counts writes from 1. */
export interface SystemFields {
  readonly id: string
  readonly _version: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** A record holds what its schema declares and nothing else, whether the schema says so or not. */
type Closed<S> = S & { readonly additionalProperties: false }

/** The properties of a record as the API takes them. */
export type InputOf<S extends EntitySchema> =
  Closed<S> extends infer C extends JSONSchema ? FromSchema<C, { keepDefaultedPropertiesOptional: true }> : never

/** A stored record as the API answers it. */
export type RecordOf<S extends EntitySchema> = InputOf<S> & SystemFields
