/** Grid: the statement, with requests and holds beside it on wide pages, below it on narrow ones. */
export const WALLET_AREAS = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' },
} as const

/** Title line of a card; equally high with and without buttons, so that the titles of neighbours align. */
export const CARD_HEADING = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pt: 2,
  minHeight: 'calc(var(--control) + 2 * var(--space))',
} as const
