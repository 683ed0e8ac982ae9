/** The statement, and beside it, where there is space, requests and holds. */
export const WALLET_AREAS = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' },
} as const

/** The line of a card's title; titles of neighbours stand level, whether or not there are buttons beside them. */
export const CARD_HEADING = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pt: 2,
  minHeight: 'calc(var(--control) + 2 * var(--space))',
} as const
