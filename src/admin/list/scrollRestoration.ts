import type { Identifier } from 'react-admin'

/** The row that was opened last: in which list, of which record, and how far the page was scrolled. */
let left: { readonly row: string; readonly top: number } | undefined

const rowOf = (id: Identifier): string => `${window.location.pathname} ${id}`

/** A record of this list is being opened. */
export const rememberRow = (id: Identifier): void => {
  left = { row: rowOf(id), top: window.scrollY }
}

/**
 * For the element of a record in a list: after returning from the record the page's scroll position is restored, and its row is marked and
 * focused.
 */
export const restoreRow =
  (id: Identifier) =>
  (element: HTMLElement | null): void => {
    if (!element || left?.row !== rowOf(id)) return
    const { top } = left
    const stand = () => window.scrollTo(0, top)
    left = undefined
    stand()
    // A button that leads to the list sends the page to its beginning once it has rendered.
    requestAnimationFrame(() => setTimeout(stand))
    element.setAttribute('aria-current', 'true')
    element.focus({ preventScroll: true })
  }

/** Both for what opens a record where it is pressed. */
export const opens = (id: Identifier) => ({ ref: restoreRow(id), onClick: () => rememberRow(id) })

/** Style of the row that the user returns from. */
export const CAME_FROM = 'color-mix(in srgb, var(--primary) 7%, transparent)'
