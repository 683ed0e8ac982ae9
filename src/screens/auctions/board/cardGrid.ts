/** Grid of car cards. */
export const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
} as const
