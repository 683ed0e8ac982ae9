/** Milliseconds after which nothing more is expected to appear. */
const LONGEST = 3000

/**
 * Calls `act` now, and after each change inside `root` until it returns true, the user presses something, or it takes too long: for the focus of an input
 * that is not rendered yet. Returns how to end it.
 */
export const whenShown = (root: HTMLElement, act: () => boolean): (() => void) => {
  if (act()) return () => undefined
  const ending = new AbortController()
  const observer = new MutationObserver(() => act() && ending.abort())
  observer.observe(root, { childList: true, subtree: true, attributes: true })
  const timer = setTimeout(() => ending.abort(), LONGEST)
  ending.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  for (const type of ['pointerdown', 'keydown'] as const)
    root.ownerDocument.addEventListener(type, () => ending.abort(), { capture: true, signal: ending.signal })
  return () => ending.abort()
}
