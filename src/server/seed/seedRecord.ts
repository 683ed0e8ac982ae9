import type { Json } from '../../model/entitySchema.ts'

/** A record as the API would take it, with its id. */
export type SeedRecord = Readonly<Record<string, Json>> & { readonly id: string }

/** Records of one entity, in an order in which references point backwards. */
export interface SeedBatch {
  readonly entity: string
  readonly records: readonly SeedRecord[]
  /** User who made those whose moment (`createdAt`) is given: the audit trail tells it of them. */
  readonly by?: { readonly id: string; readonly name: string }
}
