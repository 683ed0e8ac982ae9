import type { DraftMap, EntityId, EntityMap } from '../../model/entityMap.ts'
import type { Json } from '../../model/entitySchema.ts'

/** A record in the API's form, with its id. */
export type SeedRecord = Readonly<Record<string, Json>> & { readonly id: string }

/** A record of an entity known at compile time, without the fields that the server sets. `Later`: fields that only get values in use. */
export type SeedOf<Id extends EntityId, Later extends keyof EntityMap[Id] = never> = Omit<
  EntityMap[Id],
  '_version' | 'createdAt' | 'updatedAt' | Later
>

/** The same, of which fields without a value may be left out. */
export type SeedDraft<Id extends EntityId> = DraftMap[Id] & { readonly id: string }

/** A row of such a record's list. */
export type SeedRow<Id extends EntityId, List extends keyof DraftMap[Id]> =
  NonNullable<DraftMap[Id][List]> extends readonly (infer Row)[] ? Row : never

/** Records of one entity, ordered so that references point backwards. */
export interface SeedBatch {
  readonly entity: string
  readonly records: readonly SeedRecord[]
  /** Creator of the records with a `createdAt`, for the audit trail. */
  readonly by?: { readonly id: string; readonly name: string }
}
