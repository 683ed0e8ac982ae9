import { type PopoverOrigin, useTheme } from '@mui/material'

interface Placed {
  readonly anchorOrigin: PopoverOrigin
  readonly transformOrigin: PopoverOrigin
}

/** Pixels between a button and what it opens. */
const GAP = 6

/** Places what a button opens below it, both ending at the same line; above it where the button stands at the foot of the window. */
export const useMenuPlacement = (anchor?: HTMLElement | null): Placed => {
  const horizontal = useTheme().direction === 'rtl' ? 'left' : 'right'
  const foot = anchor !== undefined && anchor !== null && anchor.getBoundingClientRect().top > innerHeight / 2
  return foot
    ? { anchorOrigin: { vertical: -GAP, horizontal }, transformOrigin: { vertical: 'bottom', horizontal } }
    : { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: -GAP, horizontal } }
}
