/** Whether the focused element was removed: the browser would continue at the top of the page. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Moves a lost focus to the page's title, which is close to the content and can't be pressed by mistake. */
export const focusHeading = (): void => {
  if (isLost()) document.querySelector<HTMLElement>('.hub-heading > h1')?.focus({ preventScroll: true })
}
