import { GROUP_ORDERS, MAX_MEASURES } from './listSummary.ts'

/** Maximum number of sort keys of a list. */
export const MAX_SORT_KEYS = 4

/** Widths of columns in CSS pixels. */
const COLUMN_WIDTHS = { least: 48, most: 1200 } as const

/** Heights of a list's rows. */
const DENSITIES = ['compact', 'normal', 'relaxed'] as const
export type Density = (typeof DENSITIES)[number]

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
    widths: {
      type: 'object',
      additionalProperties: { type: 'integer', minimum: COLUMN_WIDTHS.least, maximum: COLUMN_WIDTHS.most },
      maxProperties: 200,
      description: 'Column → CSS pixels; without them columns take the width of their values',
    },
    pinned: { type: 'integer', minimum: 1, maximum: 20, description: 'How many first columns stay while the others scroll; default 1' },
    density: { enum: DENSITIES, description: 'Height of the rows; default `normal`' },
    group: { ...name, maxLength: 80, description: 'Field of the groups, of days and moments with the period: `date.month`' },
    groupOrder: { enum: GROUP_ORDERS, description: 'Default `value`' },
    measures: {
      type: 'array',
      items: { ...name, maxLength: 80 },
      maxItems: MAX_MEASURES,
      uniqueItems: true,
      description: '`netTotal.sum`; default: the sums of the entity',
    },
  },
} as const

/** What a saved view keeps of a list. */
export const viewState = {
  type: 'object',
  additionalProperties: false,
  required: ['filter'],
  properties: { filter: viewFilter, ...viewArrangement.properties },
} as const
