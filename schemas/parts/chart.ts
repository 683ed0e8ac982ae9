/** Kinds of charts. */
export const CHART_KINDS = ['table', 'number', 'line', 'area', 'bar', 'combo', 'pie', 'scatter', 'funnel', 'heatMap', 'pivot'] as const

type Kind = (typeof CHART_KINDS)[number]

const column = { type: 'string', minLength: 1, maxLength: 64 } as const

/** Settings of some kinds of charts only; the others neither show nor store them. */
const ONLY: Readonly<Record<string, readonly Kind[]>> = {
  breakout: ['line', 'area', 'bar', 'combo', 'scatter', 'heatMap', 'pivot'],
  stacking: ['area', 'bar'],
  horizontal: ['bar'],
  donut: ['pie'],
  target: ['number', 'line', 'area', 'bar', 'combo'],
  limit: ['bar', 'pie', 'funnel'],
  labels: ['line', 'area', 'bar', 'combo', 'pie'],
  totals: ['table', 'pivot'],
}

const hiddenElsewhere = ([name, kinds]: readonly [string, readonly Kind[]]) => ({
  if: { properties: { kind: { enum: CHART_KINDS.filter((kind) => !kinds.includes(kind)) } }, required: ['kind'] },
  then: { properties: { [name]: false } },
})

/**
 * How to draw the rows of a result (`PRODUCT.md Q4`): data, never code. Columns have their names in the result; missing settings are derived from the columns.
 */
export const chart = {
  partTexts: 'chart',
  type: 'object',
  additionalProperties: false,
  properties: {
    kind: { enum: CHART_KINDS },
    category: { ...column, description: 'Column of the axis: categories or dates' },
    breakout: { ...column, description: 'Column whose values become series' },
    measures: {
      type: 'array',
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['column'],
        properties: {
          column,
          label: { type: 'string', maxLength: 100 },
          drawAs: { enum: ['line', 'area', 'bar'], description: 'In a combined chart' },
          axis: { enum: ['left', 'right'], description: 'In a combined chart' },
          style: { enum: ['plain', 'percent', 'money'] },
          currencyColumn: { ...column, description: 'Column with the currency of the amounts' },
        },
      },
    },
    stacking: { enum: ['none', 'stacked', 'percent'] },
    horizontal: { type: 'boolean' },
    donut: { type: 'boolean' },
    target: { type: 'string', format: 'decimal', scale: 4, description: 'Target value, drawn as a line' },
    limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Greatest that are shown; the rest is summed up' },
    labels: { type: 'boolean', description: 'Shows the values in the chart' },
    totals: { type: 'boolean' },
  },
  allOf: Object.entries(ONLY).map(hiddenElsewhere),
} as const
