import type { DraftMap, EntityId, EntityMap } from './entityMap.ts'
import type { Json } from './entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedField } from './resolvedEntity.ts'

/** The resolved entity of an id. */
export type EntityOf<Id extends string> = ResolvedEntity & { readonly id: Id }

/** A record, or part of one. */
export type Values = Readonly<Record<string, Json>>

/** A stored record; all fields are present: null if empty, `[]` for an empty list. Rows of child tables have an `id`. */
export type StoredRecord = Values & {
  readonly id: string
  readonly _version: number
  readonly createdAt: string
  readonly updatedAt: string
  /** Of a partly hidden entity: version and time for users who don't see all of it. */
  readonly _openVersion?: number
  readonly _openUpdatedAt?: string
}

/** Type of an entity's records: by its schema if the id is known at compile time. */
export type RecordFor<E extends ResolvedEntity> = E['id'] extends EntityId ? EntityMap[E['id']] : StoredRecord

/** The same for records to write. */
export type DraftFor<E extends ResolvedEntity> = E['id'] extends EntityId ? DraftMap[E['id']] : Values

const isEntity = <Id extends string>(entity: ResolvedEntity | undefined, id: Id): entity is EntityOf<Id> => entity?.id === id

/** The field of a name that its schema has; undefined in a model where it lacks. */
export const fieldOf = <Id extends EntityId>(entity: EntityOf<Id>, name: keyof EntityMap[Id] & string): ResolvedField | undefined =>
  entity.fieldsByName[name]

interface Modelled {
  readonly model: Model
}

const missing = (id: string): never => {
  throw new Error(`schemas/${id}.ts is missing`)
}

/** The entity of an id that is known at run time only. Throws `Error` if there is no such schema. */
export const namedEntity = ({ model }: Modelled, id: string): ResolvedEntity => model.entities[id] ?? missing(id)

/** The same for a literal id, with typed records. */
export function entityOf<Id extends EntityId>({ model }: Modelled, id: Id): EntityOf<Id> {
  const entity = model.entities[id]
  return isEntity(entity, id) ? entity : missing(id)
}
