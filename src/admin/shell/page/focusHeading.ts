/** What had the focus is gone, and the browser would start at the top of the page again. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** The page's title takes a focus that was lost: what follows it is a key away, and nothing is pressed by mistake. */
export const focusHeading = (): void => {
  if (isLost()) document.querySelector<HTMLElement>('.hub-heading > h1')?.focus({ preventScroll: true })
}
