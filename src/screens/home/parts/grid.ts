/** Widths of the page's own place, whatever stands beside it. */
const MIDDLE = '@container (min-width: 640px)'
const WIDE = '@container (min-width: 860px)'
const WIDEST = '@container (min-width: 1240px)'

/** Gap between cards. */
const GAP = 'calc(2.5 * var(--space))'

export const PAGE = { containerType: 'inline-size', maxWidth: 1600, marginInline: 'auto', pb: 2 } as const

export const STACK = { display: 'flex', flexDirection: 'column', gap: GAP } as const

const row = { display: 'flex', flexWrap: 'wrap', gap: GAP } as const

/** Cards beside each other: whole rows whatever their number, for the last row's cards take the room that is left. */
const share = (count: number) => ({ flex: `1 1 calc((100% - ${count - 1} * ${GAP}) / ${count} - 1px)` })

/** Figures: one, two, four in a row. */
export const FIGURES = { ...row, '& > *': { minWidth: 0, flex: '1 1 100%', [MIDDLE]: share(2), [WIDE]: share(4) } } as const

/** A large card and a small one. */
export const CHARTS = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', '& > :only-child': { gridColumn: '1 / -1' } },
} as const

/** Lists: one, two, and on wide pages three or four in a row, whatever leaves none alone. */
export const lists = (count: number) => ({
  ...row,
  '& > *': { minWidth: 0, flex: '1 1 100%', [MIDDLE]: share(2), [WIDEST]: share(count % 3 === 1 ? 4 : 3) },
})

/** Padding inside cards. */
export const PADDING = { xs: 2, sm: 2.5 } as const
