import type { Kysely } from 'kysely'
import type { EntityId, EntityMap, EntitySchemas } from '../../model/entityMap.ts'
import type { Queries } from './database.ts'

/** A boolean of the engine. Compare it with the result of `engine.values.bind('boolean', …)`. */
type Flag = boolean | 0 | 1

type IsScaled = { readonly format: 'money' | 'decimal' | 'percent' }

/** A whole number of the smallest unit: select it cast to text, because engines return it differently. */
type Scaled = string | number | bigint

/** Column type of a property with values `V`. */
type Column<P, V> = P extends IsScaled ? Scaled | Extract<V, null> : [NonNullable<V>] extends [boolean] ? Flag | Extract<V, null> : V

type Named<P, K> = K extends keyof P ? P[K] : unknown

/** Lists have their own tables. */
type Columns<P, Fields> = {
  -readonly [K in keyof Fields as Fields[K] extends readonly unknown[] ? never : K]: Column<Named<P, K>, Fields[K]>
}

type ListName<Id extends EntityId> = {
  [K in keyof EntityMap[Id] & string]: EntityMap[Id][K] extends readonly unknown[] ? K : never
}[keyof EntityMap[Id] & string]

interface Place {
  parentId: string
  position: number
}

type RowProperties<P> = P extends { readonly items: { readonly properties: infer Own } } ? Own : unknown

type ListTable<P, List> = List extends readonly (infer One)[]
  ? One extends { readonly id: string }
    ? Columns<RowProperties<P>, One> & Place
    : Place & { value: One }
  : never

type ListTableName = { [Id in EntityId]: `${Id}_${ListName<Id>}` }[EntityId]

type ListTables = {
  [T in ListTableName]: T extends `${infer Id extends EntityId}_${infer K}`
    ? ListTable<Named<EntitySchemas[Id]['properties'], K>, Named<EntityMap[Id], K>>
    : never
}

type EntityTables = { [Id in EntityId]: Columns<EntitySchemas[Id]['properties'], EntityMap[Id]> }

/** The tables of the schemas: one per entity, and one for each of its lists, named `entity_list`. */
export interface HubTables extends EntityTables, ListTables {}

/** The same handle with the types of these tables, for statements that the repository does not offer. Kysely has no upcast of its own. */
export const hubTables = (queries: Queries): Kysely<HubTables> => queries as unknown as Kysely<HubTables>
