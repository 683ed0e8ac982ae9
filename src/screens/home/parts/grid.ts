/** Container queries: they measure the page's content without the menu. */
const MIDDLE = '@container (min-width: 640px)'
const WIDE = '@container (min-width: 860px)'
const WIDEST = '@container (min-width: 1240px)'

/** Gap between cards. */
const GAP = 'calc(2.5 * var(--space))'

export const PAGE = { containerType: 'inline-size', maxWidth: 1600, marginInline: 'auto', pb: 2 } as const

export const STACK = { display: 'flex', flexDirection: 'column', gap: GAP } as const

const row = { display: 'flex', flexWrap: 'wrap', gap: GAP } as const

/** Width of a card among `count` in a row; the cards of the last row share the remaining width. */
const share = (count: number) => ({ flex: `1 1 calc((100% - ${count - 1} * ${GAP}) / ${count} - 1px)` })

/** Grid rows of a figure's card; cards beside each other share them, so their contents align. */
const LINES = 4

/** As many columns as cards, at most `count`. */
const columns = (count: number) => `repeat(auto-fit, minmax(calc((100% - ${count - 1} * ${GAP}) / ${count} - 1px), 1fr))`

/** Figures: one, two or four in a row, without gaps. */
export const FIGURES = {
  display: 'grid',
  gap: GAP,
  '& > *': { minWidth: 0, gridRow: `span ${LINES}` },
  [MIDDLE]: { gridTemplateColumns: columns(2), '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [WIDE]: { gridTemplateColumns: columns(4), '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' } },
} as const

/** An element whose children align with the rows of its neighbours. */
export const IN_LINES = { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${LINES}`, rowGap: 0 } as const

/** A large card and a small one. */
export const CHARTS = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', '& > :only-child': { gridColumn: '1 / -1' } },
} as const

/** Lists: one, two, on wide pages three or four in a row, without a single one in the last row. */
export const lists = (count: number) => ({
  ...row,
  '& > *': { minWidth: 0, flex: '1 1 100%', [MIDDLE]: share(2), [WIDEST]: share(count % 3 === 1 ? 4 : 3) },
})

/** Padding inside cards. */
export const PADDING = { xs: 2, sm: 2.5 } as const
