/** Tolerance for rounding in CSS pixels. */
const SLACK = 1

/**
 * Sets attributes at `root` for content that may be wider than its scroller: `data-before` and `data-after` while content is hidden at the
 * start or end (in reading direction), `data-fits` while all is visible. Returns a function that stops it.
 * @param blank CSS pixels at the content's end that are empty, and may be hidden
 */
export const watchOverflow = (scroller: HTMLElement, content: Element, root: HTMLElement, blank = 0): (() => void) => {
  const slack = SLACK + blank
  const update = () => {
    const hidden = scroller.scrollWidth - scroller.clientWidth
    const before = Math.abs(scroller.scrollLeft)
    root.toggleAttribute('data-fits', hidden <= slack)
    root.toggleAttribute('data-before', hidden > slack && before > slack)
    root.toggleAttribute('data-after', hidden - before > slack)
  }
  const sizes = new ResizeObserver(update)
  sizes.observe(content)
  sizes.observe(scroller)
  scroller.addEventListener('scroll', update, { passive: true })
  return () => {
    sizes.disconnect()
    scroller.removeEventListener('scroll', update)
  }
}

/** Ref of a scroller that gets the attributes itself. */
export const overflowRef = (scroller: HTMLElement | null): (() => void) | undefined =>
  scroller?.firstElementChild ? watchOverflow(scroller, scroller.firstElementChild, scroller) : undefined

/** Fades the content at ends with hidden content. @param covered CSS pixels of an end that show no content, because a button stands there */
export const scrollShadows = (covered: number) => {
  const [clear, whole] = [`transparent ${covered}px`, `${covered + 40}px`]
  return {
    '&[data-after]': { maskImage: `linear-gradient(to left, ${clear}, #000 ${whole})` },
    '&[data-before]': { maskImage: `linear-gradient(to right, ${clear}, #000 ${whole})` },
    '&[data-before][data-after]': {
      maskImage: `linear-gradient(to right, ${clear}, #000 ${whole}, #000 calc(100% - ${whole}), transparent calc(100% - ${covered}px))`,
    },
  } as const
}

export const SCROLL_SHADOWS = scrollShadows(0)
