import { afterLayout } from '../afterLayout.ts'

interface Edges {
  readonly top: number
  readonly bottom: number
}

/** Pixels at both ends of the menu that fade out (`nav.css`), plus a margin. */
const MARGIN = 48

/** Pixels to scroll until a line of the menu is visible; 0 if it is. */
export const scrollFor = (menu: Edges, line: Edges): number => {
  const above = line.top - (menu.top + MARGIN)
  const below = line.bottom - (menu.bottom - MARGIN)
  return line.top < menu.top ? above : line.bottom > menu.bottom - MARGIN / 2 ? below : 0
}

/** Scrolls only the menu, not the page, until a line is visible, once both are laid out. Returns a function that cancels it. */
export const reveal = (line: Element | null): (() => void) | undefined => {
  const menu = line?.closest('.nav-scroll')
  if (!line || !menu) return undefined
  return afterLayout(line, () => {
    menu.scrollTop += scrollFor(menu.getBoundingClientRect(), line.getBoundingClientRect())
  })
}
