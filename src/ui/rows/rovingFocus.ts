const ITEMS = 'a[href], button:not(:disabled), [role=button]:not([aria-disabled=true]), input[type=checkbox]:not(:disabled)'

const isSeen = (element: HTMLElement): boolean => element.checkVisibility?.({ visibilityProperty: true }) !== false

/** Index after a key; undefined if it does not move. */
const nextIndex = (key: string, at: number, count: number, rtl: boolean): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const by = (key === 'ArrowRight') === rtl ? -1 : 1
  return (at + by + count) % count
}

/**
 * Ref of a toolbar: Tab stops at it once, and arrow keys, Home and End move inside it (toolbar pattern of WAI-ARIA). Text inputs in it remain
 * stops of their own.
 */
export const rovingFocus = (root: HTMLElement | null): (() => void) | undefined => {
  if (!root) return undefined
  const ending = new AbortController()
  /** The item that had the focus last. */
  let latest: HTMLElement | undefined
  const items = () => [...root.querySelectorAll<HTMLElement>(ITEMS)].filter(isSeen)
  const update = () => {
    const all = items()
    const current = latest && all.includes(latest) ? latest : all[0]
    for (const item of all) item.tabIndex = item === current ? 0 : -1
  }
  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const all = items()
    const at = target instanceof HTMLElement ? all.indexOf(target) : -1
    if (at < 0 || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
    const next = nextIndex(key, at, all.length, getComputedStyle(root).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  const enter = ({ target }: FocusEvent) => {
    const item = items().find((one) => one === target)
    if (!item) return
    latest = item
    update()
  }
  root.dataset.roving = ''
  root.addEventListener('keydown', press, { signal: ending.signal })
  root.addEventListener('focusin', enter, { signal: ending.signal })
  let frame = 0
  /** Once a frame: what is visible is known only after a layout, which each change would force. */
  const updateSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  }
  const observer = new MutationObserver(updateSoon)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] })
  updateSoon()
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    ending.abort()
  }
}
