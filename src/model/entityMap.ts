import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { EntitySchema, FieldSchema, Json } from './entitySchema.ts'

/**
 * The schemas by id, for types. A file of `schemas/` adds its own, so that code which names the entity or its properties is checked against it:
 *
 * `declare module '../src/model/entityMap.ts' { interface EntitySchemas { readonly cars: typeof cars } }`
 *
 * An entity that no code names works without.
 */
// biome-ignore lint/suspicious/noEmptyInterface: schemas add to it
export interface EntitySchemas {}

export type EntityId = keyof EntitySchemas & string

type Properties = Readonly<Record<string, FieldSchema>>

type RequiredOf<S> = S extends { readonly required: readonly (infer K)[] } ? K : never

/** Values that the server sets and that can't be removed. */
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

/** Type of a property that has a value. An object whose schema leaves nothing open has the type of its schema. */
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

/** Every property: null where it may be empty, `[]` where a list is. */
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

/** Properties that a condition adds: those of `then` and `else`, also inside `allOf`. */
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

/** A record of a schema as it is stored: every property is there. */
export type RecordOf<S extends EntitySchema> = SystemFields & TenantField<S> & Omit<FieldsOf<S>, keyof SystemFields> & ConditionalFields<S>

/** What a field is compared with in a filter: its value, or an entry of its list. */
export type Compared<V> = V extends readonly (infer One)[] ? One : V

/** Rows that are written need no id and may lack values. */
type Written<V> = V extends readonly (infer Row extends { readonly id: string })[]
  ? readonly { readonly [K in keyof Row]?: Row[K] | null }[]
  : V

/** Part of a record, or all of it, as it is written: null empties a property. */
export type DraftOf<S extends EntitySchema> = {
  readonly [K in keyof RecordOf<S>]?: Written<RecordOf<S>[K]> | null
}

type Restricted<P> = P extends { readonly read: readonly string[] } | { readonly format: 'password' } ? true : false

type HiddenName<S extends EntitySchema> =
  | TenantProperty
  | { [K in keyof S['properties']]: Restricted<S['properties'][K]> extends true ? K : never }[keyof S['properties']]

/** A record as the API answers it: fields that some readers do not see may be absent. */
type ShownOf<S extends EntitySchema> = Omit<RecordOf<S>, HiddenName<S>> & Partial<Pick<RecordOf<S>, HiddenName<S> & keyof RecordOf<S>>>

type Records = { readonly [Id in EntityId]: RecordOf<EntitySchemas[Id]> }
type Drafts = { readonly [Id in EntityId]: DraftOf<EntitySchemas[Id]> }

/** Stored records by the id of their entity. */
export interface EntityMap extends Records {}

type Shown = { readonly [Id in EntityId]: ShownOf<EntitySchemas[Id]> }

/** What the API answers of them. */
export interface ShownMap extends Shown {}

/** What is written of them. */
export interface DraftMap extends Drafts {}
