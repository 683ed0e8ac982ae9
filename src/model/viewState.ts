/** Maximum number of sort keys of a list. */
export const MAX_SORT_KEYS = 4

const name = { type: 'string', minLength: 1, maxLength: 64 } as const

/** The conditions of a saved view. */
const viewFilter = {
  type: 'object',
  additionalProperties: true,
  description: 'As in the address of the list; relative periods and `$me` apply on the day and for the user of each reading',
} as const

/** How a saved view arranges its list. */
export const viewArrangement = {
  type: 'object',
  additionalProperties: false,
  properties: {
    sort: {
      type: 'array',
      items: name,
      maxItems: 2 * MAX_SORT_KEYS,
      description: 'Pairs of field and ASC or DESC; default: those of the entity',
    },
    columns: { type: 'array', items: name, maxItems: 200, uniqueItems: true, description: 'In their order; default: those of the entity' },
    perPage: { type: 'integer', minimum: 1, maximum: 1000 },
  },
} as const

/** What a saved view keeps of a list. */
export const viewState = {
  type: 'object',
  additionalProperties: false,
  required: ['filter'],
  properties: { filter: viewFilter, ...viewArrangement.properties },
} as const
