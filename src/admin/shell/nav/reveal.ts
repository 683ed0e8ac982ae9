import { whenLaidOut } from '../whenLaidOut.ts'

interface Edges {
  readonly top: number
  readonly bottom: number
}

/** Pixels at either end of the menu that fade out (`nav.css`), and a little more. */
const MARGIN = 48

/** Pixels by which a menu has to be scrolled for one of its lines to be seen; 0 if it is. */
export const scrollFor = (menu: Edges, line: Edges): number => {
  const above = line.top - (menu.top + MARGIN)
  const below = line.bottom - (menu.bottom - MARGIN)
  return line.top < menu.top ? above : line.bottom > menu.bottom - MARGIN / 2 ? below : 0
}

/** Scrolls the menu, and nothing around it, until a line of it is seen, as soon as both are laid out. Returns the end of that. */
export const reveal = (line: Element | null): (() => void) | undefined => {
  const menu = line?.closest('.nav-scroll')
  if (!line || !menu) return undefined
  return whenLaidOut(line, () => {
    menu.scrollTop += scrollFor(menu.getBoundingClientRect(), line.getBoundingClientRect())
  })
}
