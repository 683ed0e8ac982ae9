/** Maximum number of sort keys of a list. */
export const MAX_SORT_KEYS = 4

/** Orders of groups: by their values or numbers of records. */
export const GROUP_ORDERS = ['value', '-value', 'count', '-count'] as const
export type GroupOrder = (typeof GROUP_ORDERS)[number]

/** Maximum number of measures of a list. */
export const MAX_MEASURES = 20

/** Widths of columns in CSS pixels. */
export const COLUMN_WIDTHS = { least: 48, most: 1200 } as const

/** Heights of a list's rows. */
export const DENSITIES = ['compact', 'normal', 'relaxed'] as const
export type Density = (typeof DENSITIES)[number]

/** How a list shows its records: in a table, as cards, in the columns of a board, or in a calendar. */
export const SHAPES = ['table', 'cards', 'board', 'calendar'] as const
export type Shape = (typeof SHAPES)[number]

const name = { type: 'string', minLength: 1, maxLength: 64 } as const

/** How a saved view arranges its list. Without descriptions: the browser loads it with the schemas. */
export const viewArrangement = {
  type: 'object',
  additionalProperties: false,
  properties: {
    sort: { type: 'array', items: name, maxItems: 2 * MAX_SORT_KEYS },
    columns: { type: 'array', items: name, maxItems: 200, uniqueItems: true },
    perPage: { type: 'integer', minimum: 1, maximum: 1000 },
    widths: {
      type: 'object',
      additionalProperties: { type: 'integer', minimum: COLUMN_WIDTHS.least, maximum: COLUMN_WIDTHS.most },
      maxProperties: 200,
    },
    pinned: { type: 'integer', minimum: 1, maximum: 20 },
    density: { enum: DENSITIES },
    group: { ...name, maxLength: 160 },
    groupOrder: { enum: GROUP_ORDERS },
    measures: { type: 'array', items: { ...name, maxLength: 80 }, maxItems: MAX_MEASURES, uniqueItems: true },
    shape: { enum: SHAPES },
    by: name,
  },
} as const
