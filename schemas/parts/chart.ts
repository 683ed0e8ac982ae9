/** What a result can be drawn as. */
export const CHART_KINDS = ['table', 'number', 'line', 'area', 'bar', 'combo', 'pie', 'scatter', 'funnel', 'heatMap', 'pivot'] as const

type Kind = (typeof CHART_KINDS)[number]

const column = { type: 'string', minLength: 1, maxLength: 64 } as const

/** Settings that only some charts know: the others neither show nor keep them. */
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

/** How the rows of a result are drawn (`PRODUCT.md Q4`): data, never code. Columns are named as the result has them; what is left out follows from the columns. */
export const chart = {
  partTexts: 'chart',
  type: 'object',
  additionalProperties: false,
  properties: {
    kind: { enum: CHART_KINDS },
    category: { ...column, description: 'Column along the axis: what is compared, or when' },
    breakout: { ...column, description: 'Column whose values become series of their own' },
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
          drawAs: { enum: ['line', 'area', 'bar'], description: 'In a combo' },
          axis: { enum: ['left', 'right'], description: 'In a combo' },
          style: { enum: ['plain', 'percent', 'money'] },
          currencyColumn: { ...column, description: 'Column with the currency of the amounts' },
        },
      },
    },
    stacking: { enum: ['none', 'stacked', 'percent'] },
    horizontal: { type: 'boolean' },
    donut: { type: 'boolean' },
    target: { type: 'string', format: 'decimal', scale: 4, description: 'Number to reach, drawn as a line' },
    limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Greatest that are shown; the rest is summed up' },
    labels: { type: 'boolean', description: 'Values beside what is drawn' },
    totals: { type: 'boolean' },
  },
  allOf: Object.entries(ONLY).map(hiddenElsewhere),
} as const
