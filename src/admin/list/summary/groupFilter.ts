import type { Json } from '../../../model/entitySchema.ts'

/** In the API's grammar. */
export type Filter = Readonly<Record<string, Json>>

/** The filter of the list and that of a group, of which none replaces the other. */
export const groupFilter = ({ q, ...list }: Filter, group: Filter): Filter => ({
  ...(q !== undefined && { q }),
  $and: [...(Object.keys(list).length > 0 ? [list] : []), group],
})
