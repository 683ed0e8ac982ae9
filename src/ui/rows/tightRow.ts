/** Set one after the other, each where the content still doesn't fit. */
const STEPS = ['data-tight', 'data-tighter'] as const

/**
 * Whether it takes space. The ripple of a pressed button, made of empty spans, doesn't: if the row were measured, it would widen under the pointer, and
 * the click miss the button.
 */
const takesSpace = (node: Node): boolean =>
  node.textContent !== '' || (node instanceof Element && (!node.matches('span') || node.querySelector(':not(span)') !== null))

const isOther = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'characterData' || [...addedNodes, ...removedNodes].some(takesSpace)

/** Tolerance for rounding in CSS pixels. */
const SLACK = 1

/** CSS pixels by which the last element, or what it holds, reaches into the row's padding: that is not yet content that the row could scroll to. */
const intoPadding = (row: HTMLElement, last: Element): number => {
  const { direction, paddingInlineEnd } = getComputedStyle(row)
  const [outer, inner] = [row.getBoundingClientRect(), last.getBoundingClientRect()]
  const beyond = direction === 'rtl' ? outer.left - inner.left : inner.right - outer.right
  const held = getComputedStyle(last).overflowX === 'visible' ? last.scrollWidth - last.clientWidth : 0
  return beyond + (Number.parseFloat(paddingInlineEnd) || 0) + held
}

/** CSS pixels that the content lacks; at most 0 if it fits. */
const lackOf = (row: HTMLElement): number => {
  const last = row.lastElementChild
  return Math.max(row.scrollWidth - row.clientWidth, (last ? intoPadding(row, last) : 0) - SLACK)
}

/**
 * Ref of a row whose content may be wider than the row, as its texts are longer in some languages: sets `data-tight`, then `data-tighter`, for styles that
 * make the content narrower.
 */
export const tightRow = (row: HTMLElement | null): (() => void) | undefined => {
  if (!row) return undefined
  /** Width in CSS pixels below which each step is needed. */
  const needed: number[] = []
  let step = 0
  const go = (to: number) => {
    step = to
    for (const [at, name] of STEPS.entries()) row.toggleAttribute(name, at < to)
  }
  const update = () => {
    while (step > 0 && row.clientWidth >= (needed[step - 1] ?? 0)) go(step - 1)
    for (let lack = lackOf(row); step < STEPS.length && lack > 0; lack = lackOf(row)) {
      needed[step] = row.clientWidth + lack
      go(step + 1)
    }
  }
  const sizes = new ResizeObserver(update)
  /** Measures other content after the next layout. */
  const again = () => {
    go(0)
    sizes.disconnect()
    sizes.observe(row)
  }
  const changes = new MutationObserver((records) => records.some(isOther) && again())
  changes.observe(row, { childList: true, characterData: true, subtree: true })
  sizes.observe(row)
  document.fonts?.addEventListener('loadingdone', again)
  return () => {
    sizes.disconnect()
    changes.disconnect()
    document.fonts?.removeEventListener('loadingdone', again)
  }
}
