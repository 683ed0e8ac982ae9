import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { EntitySchema, FieldSchema, Json } from './entitySchema.ts'

/**
 * Schemas by id, for types. Each file of `schemas/` adds its own, so that code that names the entity or its properties is type-checked against it:
 *
 * `declare module '../src/model/entityMap.ts' { interface EntitySchemas { readonly cars: typeof cars } }`
 *
 * Entities that no code names don't need it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: schemas add to it
export interface EntitySchemas {}

export type EntityId = keyof EntitySchemas & string

type Properties = Readonly<Record<string, FieldSchema>>

/** Properties that a record or a row must have. */
export type RequiredOf<S> = S extends { readonly required: readonly (infer K)[] } ? K : never

/** Properties that the server always sets. */
type Given = { readonly readOnly: true; readonly default: Json }

type HasTenant = { readonly entity: { readonly tenant: 'own' | 'shared' } }
type TenantProperty = {
  [Id in EntityId]: EntitySchemas[Id] extends { readonly entity: { readonly tenants: { readonly property: infer P extends string } } }
    ? P
    : never
}[EntityId]

type RowSchema = { readonly type: 'object'; readonly properties: Properties }

type DeepReadonly<T> = T extends readonly (infer One)[]
  ? readonly DeepReadonly<One>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** Type of a non-empty property. An object with a closed schema has the type of its schema. */
type ValueOf<P> = P extends { readonly items: infer Row extends RowSchema }
  ? readonly (FieldsOf<Row> & { readonly id: string })[]
  : P extends { readonly type: 'object' }
    ? P extends JSONSchema & { readonly additionalProperties: false }
      ? DeepReadonly<FromSchema<P>>
      : { readonly [key: string]: Json }
    : P extends JSONSchema
      ? FromSchema<P>
      : Json

type Held<S, K, P> = P extends { readonly type: 'array' } | Given ? ValueOf<P> : K extends RequiredOf<S> ? ValueOf<P> : ValueOf<P> | null

/** All properties; empty values are null, empty lists `[]`. */
type FieldsOf<S extends { readonly properties: Properties }> = {
  readonly [K in keyof S['properties']]: Held<S, K, S['properties'][K]>
}

/** System fields of every stored record. Times are ISO 8601 in UTC; `_version` counts writes from 1. */
type SystemFields = {
  readonly id: string
  readonly _version: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** Properties that a branch declares, without those that it rules out. */
type PropertiesIn<B> = B extends { readonly properties: infer P extends Readonly<Record<string, FieldSchema | false>> }
  ? { readonly [K in keyof P as P[K] extends false ? never : K]: P[K] }
  : unknown

/** Properties of conditions: of `then` and `else`, including those inside `allOf`. */
type ConditionalProperties<S> = (S extends { readonly then: infer B } ? PropertiesIn<B> : unknown) &
  (S extends { readonly else: infer B } ? PropertiesIn<B> : unknown) &
  (S extends { readonly allOf: readonly (infer Each)[] }
    ? (Each extends unknown ? (all: ConditionalProperties<Each>) => void : never) extends (all: infer All) => void
      ? All
      : unknown
    : unknown)

type ConditionalFields<S extends { readonly properties: Properties }> = {
  readonly [K in Exclude<keyof ConditionalProperties<S>, keyof S['properties']>]: ValueOf<ConditionalProperties<S>[K]> | null
}

type TenantField<S> = S extends HasTenant ? { readonly [K in TenantProperty]: string } : unknown

/** A stored record of a schema; all properties are present. */
export type RecordOf<S extends EntitySchema> = SystemFields & TenantField<S> & Omit<FieldsOf<S>, keyof SystemFields> & ConditionalFields<S>

/** Type of a filter's value: that of the field, or of an entry of its list. */
export type FilterValue<V> = V extends readonly (infer One)[] ? One : V

/** `T`, without properties that `Shape` lacks: TypeScript itself refuses these in literals only, not in variables and answers of functions. */
export type Exactly<T, Shape> = T & { readonly [K in Exclude<KeyOf<Named<T>>, KeyOf<Shape>>]?: never }

/** The keys of all types of a union. */
type KeyOf<T> = T extends unknown ? keyof T : never

/** The properties that have names: a type with an index signature may have any. */
type Named<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] }

/** Written rows need no id and may lack values. */
type Written<V> = V extends readonly (infer Row extends { readonly id: string })[]
  ? readonly { readonly [K in keyof Row]?: Row[K] | null }[]
  : V

/** All or part of a record to write; null empties a property. */
export type DraftOf<S extends EntitySchema> = {
  readonly [K in keyof RecordOf<S>]?: Written<RecordOf<S>[K]> | null
}

type Restricted<P> = P extends { readonly read: readonly string[] } | { readonly format: 'password' } ? true : false

type HiddenName<S extends EntitySchema> =
  | TenantProperty
  | { [K in keyof S['properties']]: Restricted<S['properties'][K]> extends true ? K : never }[keyof S['properties']]

/** A record as the API answers it; fields that some users may not read are optional. */
type ShownOf<S extends EntitySchema> = Omit<RecordOf<S>, HiddenName<S>> & Partial<Pick<RecordOf<S>, HiddenName<S> & keyof RecordOf<S>>>

type Records = { readonly [Id in EntityId]: RecordOf<EntitySchemas[Id]> }
type Drafts = { readonly [Id in EntityId]: DraftOf<EntitySchemas[Id]> }

/** Stored records by the id of their entity. */
export interface EntityMap extends Records {}

type Shown = { readonly [Id in EntityId]: ShownOf<EntitySchemas[Id]> }

/** Records as the API answers them, by the id of their entity. */
export interface ShownMap extends Shown {}

/** Records to write, by the id of their entity. */
export interface DraftMap extends Drafts {}

/** A row of a list of an entity's records. */
export type RowOf<Id extends EntityId, List extends keyof ShownMap[Id]> =
  NonNullable<ShownMap[Id][List]> extends readonly (infer Row)[] ? Row : never

/** A record or row as it is entered: its values are not validated yet. */
export type Entered<R> = { readonly [K in keyof R]?: Json }
