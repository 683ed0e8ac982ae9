import { RELATIVE_PERIODS } from '../../src/model/values/relativeDays.ts'

const name = { type: 'string', minLength: 1, maxLength: 64 } as const

/** The query of a report without SQL (`PRODUCT.md Q2`): the rows of one view, filtered, grouped and measured. Columns are those of the view. */
export const query = {
  partTexts: 'query',
  type: 'object',
  additionalProperties: false,
  required: ['view'],
  properties: {
    view: { ...name, description: 'The view to read' },
    conditions: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['column', 'operator'],
        properties: {
          column: {
            ...name,
            maxLength: 200,
            description:
              'Also of a record to which the view refers (`customer_id.country_id`), or of its rows (`sales_orders_lines.quantity`)',
          },
          operator: {
            enum: ['is', 'isNot', 'atLeast', 'atMost', 'above', 'below', 'contains', 'startsWith', 'empty', 'notEmpty', 'during'],
          },
          value: {
            type: 'string',
            maxLength: 200,
            description: 'Numbers with a point, dates as YYYY-MM-DD; `$me` is the user for whom the report runs',
          },
          period: {
            description: 'For dates; relative to the day on which the report runs',
            enum: RELATIVE_PERIODS,
          },
          or: { type: 'boolean', description: 'An alternative to the condition before it' },
        },
      },
    },
    groups: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['column'],
        properties: { column: name, by: { enum: ['day', 'week', 'month', 'quarter', 'year'], description: 'For dates' } },
      },
    },
    measures: {
      type: 'array',
      maxItems: 8,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['of'],
        properties: {
          of: { enum: ['count', 'sum', 'average', 'min', 'max', 'distinct', 'share', 'running'] },
          column: { ...name, description: 'Not needed for a count' },
        },
      },
    },
    columns: { type: 'array', maxItems: 30, items: name, description: 'Listed columns, without groups and measures; default: all' },
    sort: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['column'],
        properties: { column: { ...name, description: 'Column of the result' }, descending: { type: 'boolean' } },
      },
    },
    limit: { type: 'integer', minimum: 1, maximum: 10_000 },
  },
} as const
