import type { EntityId, EntityMap, EntitySchemas, RequiredOf } from '../../model/entityMap.ts'
import type { Json } from '../../model/entitySchema.ts'

/** A record in the API's form, with its id. */
export type SeedRecord = Readonly<Record<string, Json>> & { readonly id: string }

/** A record of an entity known at compile time, without the fields that the server sets. `Later`: fields that only get values in use. */
export type SeedOf<Id extends EntityId, Later extends keyof EntityMap[Id] = never> = Omit<
  EntityMap[Id],
  '_version' | 'createdAt' | 'updatedAt' | Later
>

type Properties<S> = S extends { readonly properties: infer P } ? P : never

type RowSchema<P> = P extends { readonly items: infer S } ? S : never

/** Rows with what their schema requires; any other value as it is. */
type SeedValue<P, V> = V extends readonly (infer Row extends { readonly id: string })[] ? readonly SeedFields<RowSchema<P>, Row>[] : V

/** Properties of a record or a row: those that its schema requires, and others that may be left out. */
type SeedFields<S, R> = {
  readonly [K in keyof R as K extends RequiredOf<S> ? K : never]: SeedValue<Properties<S>[K & keyof Properties<S>], R[K]>
} & {
  readonly [K in keyof R as K extends RequiredOf<S> ? never : K]?: SeedValue<Properties<S>[K & keyof Properties<S>], R[K]> | null
}

/** The same, of which fields without a value may be left out unless the schema requires them. */
export type SeedDraft<Id extends EntityId> = SeedFields<EntitySchemas[Id], EntityMap[Id]> & { readonly id: string }

/** A row of such a record's list. */
export type SeedRow<Id extends EntityId, List extends keyof SeedDraft<Id>> =
  NonNullable<SeedDraft<Id>[List]> extends readonly (infer Row)[] ? Row : never

/** Records of one entity, ordered so that references point backwards. */
export interface SeedBatch {
  readonly entity: string
  readonly records: readonly SeedRecord[]
  /** Creator of the records with a `createdAt`, for the audit trail. */
  readonly by?: { readonly id: string; readonly name: string }
}
