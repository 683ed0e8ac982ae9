import type { Identifier } from 'react-admin'

/** The row that was opened last (list and record), and the page's scroll position. */
let left: { readonly row: string; readonly top: number } | undefined

const rowOf = (id: Identifier): string => `${window.location.pathname} ${id}`

/** Call when a record of this list is opened. */
export const rememberRow = (id: Identifier): void => {
  left = { row: rowOf(id), top: window.scrollY }
}

/**
 * Ref of a record's element in a list: when the user returns from the record, restores the page's scroll position, marks the row and focuses
 * it.
 */
export const restoreRow =
  (id: Identifier) =>
  (element: HTMLElement | null): void => {
    if (!element || left?.row !== rowOf(id)) return
    const { top } = left
    const stand = () => window.scrollTo(0, top)
    left = undefined
    stand()
    // After a click on a link to the list, react-admin scrolls to the top once the list has rendered.
    requestAnimationFrame(() => setTimeout(stand))
    element.setAttribute('aria-current', 'true')
    element.focus({ preventScroll: true })
  }

/** Both as props, for elements that open a record on click. */
export const opens = (id: Identifier) => ({ ref: restoreRow(id), onClick: () => rememberRow(id) })

/** Background of the row that the user returns from. */
export const LAST_OPENED_BACKGROUND = 'color-mix(in srgb, var(--primary) 7%, transparent)'
