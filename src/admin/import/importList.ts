/** A list of pairs beside each other: what the file has, and what becomes of it. */
export const IMPORT_LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: 2,
    rowGap: 1,
    alignItems: 'center',
    py: 1.25,
    borderTop: '1px solid var(--line)',
  },
} as const
