import type { Model, ResolvedEntity } from '../resolvedEntity.ts'

/** Whether records of the entity can have comments, in products with the schema `comments`: those with a history that users may see. */
export const isCommented = ({ entities }: Pick<Model, 'entities'>, { audited, access }: ResolvedEntity): boolean =>
  entities.comments !== undefined && audited && Object.keys(access).length > 0
