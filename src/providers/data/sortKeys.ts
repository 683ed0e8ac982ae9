/** A sort of react-admin. Several keys are in one, separated by commas: `country,name`, `ASC,DESC`. */
export interface Sort {
  readonly field: string
  readonly order: string
}

/** The keys of a sort. */
export const sortKeys = (sort: Sort): readonly Sort[] => {
  const orders = sort.order.split(',')
  return sort.field.split(',').map((field, at) => ({ field, order: orders[at] ?? 'ASC' }))
}

/** Pairs of field and order, one after the other, as in the API. */
export const sortPairs = (sort: Sort): string[] => sortKeys(sort).flatMap(({ field, order }) => [field, order])

/** The parameter `sort` of the API. */
export const sortText = (sort: Sort): string => JSON.stringify(sortPairs(sort))
