import { type PopoverOrigin, useTheme } from '@mui/material'

interface Placed {
  readonly anchorOrigin: PopoverOrigin
  readonly transformOrigin: PopoverOrigin
}

/** Pixels between a button and its popover. */
const GAP = 6

/** Places a popover below its button, aligned at the end; above it if the button is at the bottom of the window. */
export const useMenuPlacement = (anchor?: HTMLElement | null): Placed => {
  const horizontal = useTheme().direction === 'rtl' ? 'left' : 'right'
  const foot = anchor !== undefined && anchor !== null && anchor.getBoundingClientRect().top > innerHeight / 2
  return foot
    ? { anchorOrigin: { vertical: -GAP, horizontal }, transformOrigin: { vertical: 'bottom', horizontal } }
    : { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: -GAP, horizontal } }
}
