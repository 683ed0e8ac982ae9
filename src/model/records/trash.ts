import type { Model, ResolvedEntity } from '../resolvedEntity.ts'

/** Location of the page with the deleted records of all entities. */
export const TRASH_PAGE = '/-/Trash'

/**
 * Whether deleted records of the entity are kept in the trash, in products with the schema `deletedRecords`. The audit trail has their values; services write the records
 * of read-only entities.
 */
export const isTrashed = ({ entities }: Pick<Model, 'entities'>, { audited, readOnly, appendOnly }: ResolvedEntity): boolean =>
  entities.deletedRecords !== undefined && audited && !readOnly && !appendOnly
