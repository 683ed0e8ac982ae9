const BOX = {
  content: '""',
  width: 20,
  height: 20,
  borderRadius: 6,
  border: '1.5px solid var(--field)',
  backgroundColor: 'var(--paper)',
}

/** The mark over the box, in the colour of text on the accent. */
const MARK = {
  content: '""',
  position: 'absolute',
  width: 11,
  height: 9,
  backgroundColor: 'var(--neutral)',
}

const FILLED = { borderColor: 'var(--primary)', backgroundColor: 'var(--primary)' }

/** A box of 20 pixels, drawn by styles instead of Material's icons. */
export const checkbox = {
  styleOverrides: {
    root: {
      '& > .MuiSvgIcon-root': { display: 'none' },
      '&::before': BOX,
      '&:hover::before': { borderColor: 'var(--muted)' },
      '&.Mui-checked::before, &.MuiCheckbox-indeterminate::before': FILLED,
      '&.Mui-checked::after': { ...MARK, clipPath: 'polygon(15% 45%, 0 62%, 38% 100%, 100% 18%, 84% 0, 36% 66%)' },
      '&.MuiCheckbox-indeterminate::after': { ...MARK, height: 2, borderRadius: 1 },
      '&.Mui-focusVisible::before': { outline: '2px solid var(--primary)', outlineOffset: 2 },
      '&.Mui-disabled': { opacity: 0.5 },
    },
  },
} as const
