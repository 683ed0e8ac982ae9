import type { DraftMap, EntityId, EntityMap } from './entityMap.ts'
import type { Json } from './entitySchema.ts'
import type { Model, ResolvedEntity } from './resolvedEntity.ts'

/** The resolved entity of an id that the types know. */
export type EntityOf<Id extends string> = ResolvedEntity & { readonly id: Id }

/** A record, or part of one. */
export type Values = Readonly<Record<string, Json>>

/** A record as it is stored: every field is there, null where empty, `[]` where a list is. Rows of child tables have an `id`. */
export type StoredRecord = Values & {
  readonly id: string
  readonly _version: number
  readonly createdAt: string
  readonly updatedAt: string
  /** Of an entity that is partly hidden: its version and time for readers who do not see all of it. */
  readonly _openVersion?: number
  readonly _openUpdatedAt?: string
}

/** What records of an entity are: typed by its schema where the types know it. */
export type RecordFor<E extends ResolvedEntity> = E['id'] extends EntityId ? EntityMap[E['id']] : StoredRecord

/** What is written of them. */
export type DraftFor<E extends ResolvedEntity> = E['id'] extends EntityId ? DraftMap[E['id']] : Values

const isEntity = <Id extends string>(entity: ResolvedEntity | undefined, id: Id): entity is EntityOf<Id> => entity?.id === id

interface Modelled {
  readonly model: Model
}

const missing = (id: string): never => {
  throw new Error(`schemas/${id}.ts is missing`)
}

/** The entity of an id that is known at run time alone. Throws `Error` where its schema is missing. */
export const namedEntity = ({ model }: Modelled, id: string): ResolvedEntity => model.entities[id] ?? missing(id)

/** The same for an id that is known in the code, with typed records. */
export function entityOf<Id extends EntityId>({ model }: Modelled, id: Id): EntityOf<Id> {
  const entity = model.entities[id]
  return isEntity(entity, id) ? entity : missing(id)
}
