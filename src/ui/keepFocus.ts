/** Whether the focused element was removed: the browser would continue at the top of the page. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Moves a lost focus to the page's title, which is close to the content and can't be pressed by mistake. */
export const focusHeading = (): void => {
  if (isLost()) document.querySelector<HTMLElement>('.hub-heading > h1')?.focus({ preventScroll: true })
}

/** Milliseconds within which a closing page or dialog may lose the focus. */
const LEAVING = 3000

/** Moves the focus to the title if it is lost while a page or dialog closes, until the user presses a key or the pointer. Returns what ends it. */
export const keepFocus = (): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  // Not immediately: inputs with autofocus come first.
  const interval = setInterval(focusHeading, 50)
  const timer = setTimeout(() => stop.abort(), LEAVING)
  for (const action of ['keydown', 'pointerdown']) addEventListener(action, () => stop.abort(), { signal })
  signal.addEventListener('abort', () => {
    clearInterval(interval)
    clearTimeout(timer)
  })
  return () => stop.abort()
}
