import type { EntityId, EntityMap } from '../../model/entityMap.ts'
import type { Json } from '../../model/entitySchema.ts'

/** A record in the API's form, with its id. */
export type SeedRecord = Readonly<Record<string, Json>> & { readonly id: string }

/** A record of an entity known at compile time, without the fields that the server sets. `Later`: fields that only get values in use. */
export type SeedOf<Id extends EntityId, Later extends keyof EntityMap[Id] = never> = Omit<
  EntityMap[Id],
  '_version' | 'createdAt' | 'updatedAt' | Later
>

/** Records of one entity, ordered so that references point backwards. */
export interface SeedBatch {
  readonly entity: string
  readonly records: readonly SeedRecord[]
  /** Creator of the records with a `createdAt`, for the audit trail. */
  readonly by?: { readonly id: string; readonly name: string }
}
