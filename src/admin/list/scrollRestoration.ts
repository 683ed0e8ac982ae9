import type { Identifier } from 'react-admin'

/** The row that was opened last (list and record), the page's scroll position, and that of the row in the window. */
let left: { readonly row: string; readonly top: number; readonly inWindow: number | undefined } | undefined

const rowOf = (id: Identifier): string => `${window.location.pathname} ${id}`

/** Call when a record of this list is opened. `element`: its row, which may be at another place of the page on return. */
export const rememberRow = (id: Identifier, element?: Element): void => {
  left = { row: rowOf(id), top: window.scrollY, inWindow: element?.getBoundingClientRect().top }
}

/** Where rows that the user has returned to were in the window, in CSS pixels. */
const returned = new WeakMap<Element, number>()

/** How far from the top of the window a row was when the user left it; undefined for other rows. */
export const topOnReturn = (row: Element): number | undefined => returned.get(row)

/**
 * Ref of a record's element in a list: when the user returns from the record, restores the page's scroll position, marks the row and focuses
 * it.
 */
export const restoreRow =
  (id: Identifier) =>
  (element: HTMLElement | null): void => {
    if (!element || left?.row !== rowOf(id)) return
    const { top, inWindow } = left
    const stand = () => {
      if (inWindow === undefined) window.scrollTo(0, top)
      else if (element.isConnected) window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - inWindow)
    }
    left = undefined
    if (inWindow !== undefined) returned.set(element, inWindow)
    stand()
    // After a click on a link to the list, react-admin scrolls to the top once the list has rendered.
    requestAnimationFrame(() => setTimeout(stand))
    element.setAttribute('aria-current', 'true')
    element.focus({ preventScroll: true })
  }

/** Both as props, for elements that open a record on click. */
export const opens = (id: Identifier) => ({
  ref: restoreRow(id),
  onClick: ({ currentTarget }: { readonly currentTarget: Element }) => rememberRow(id, currentTarget),
})

/** Background of the row that the user returns from. */
export const LAST_OPENED_BACKGROUND = 'color-mix(in srgb, var(--primary) 7%, transparent)'
