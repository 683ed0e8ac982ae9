/** Widths of the page's own container, whatever is beside it. */
const MIDDLE = '@container (min-width: 640px)'
const WIDE = '@container (min-width: 860px)'
const WIDEST = '@container (min-width: 1240px)'

/** Gap between cards. */
const GAP = 'calc(2.5 * var(--space))'

export const PAGE = { containerType: 'inline-size', maxWidth: 1600, marginInline: 'auto', pb: 2 } as const

export const STACK = { display: 'flex', flexDirection: 'column', gap: GAP } as const

const row = { display: 'flex', flexWrap: 'wrap', gap: GAP } as const

/** Cards beside each other fill whole rows: the last row's cards share the remaining width. */
const share = (count: number) => ({ flex: `1 1 calc((100% - ${count - 1} * ${GAP}) / ${count} - 1px)` })

/** Lines of a figure's card; cards of a row share them, so that their contents are aligned. */
const LINES = 4

/** As many columns as there are cards, `count` at most. */
const columns = (count: number) => `repeat(auto-fit, minmax(calc((100% - ${count - 1} * ${GAP}) / ${count} - 1px), 1fr))`

/** Figures: one, two, four in a row, and none alone beside a gap. */
export const FIGURES = {
  display: 'grid',
  gap: GAP,
  '& > *': { minWidth: 0, gridRow: `span ${LINES}` },
  [MIDDLE]: { gridTemplateColumns: columns(2), '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [WIDE]: { gridTemplateColumns: columns(4), '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' } },
} as const

/** What takes part in the lines of its row. */
export const IN_LINES = { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${LINES}`, rowGap: 0 } as const

/** A large card and a small one. */
export const CHARTS = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', '& > :only-child': { gridColumn: '1 / -1' } },
} as const

/** Lists: one, two, and on wide pages three or four in a row, so that none is alone in its row. */
export const lists = (count: number) => ({
  ...row,
  '& > *': { minWidth: 0, flex: '1 1 100%', [MIDDLE]: share(2), [WIDEST]: share(count % 3 === 1 ? 4 : 3) },
})

/** Padding inside cards. */
export const PADDING = { xs: 2, sm: 2.5 } as const
