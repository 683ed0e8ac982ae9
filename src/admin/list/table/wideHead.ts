import './wideHead.css'

/** Whether the browser moves the head by its styles, in step with the window. */
const movesByStyles = (): boolean => CSS.supports('animation-range: exit-crossing 0px')

/** Moves the head by script. */
const follow = (head: HTMLElement, root: Element): (() => void) => {
  const move = () => {
    const bar = Number.parseFloat(getComputedStyle(head).scrollMarginTop)
    const depth = Math.min(bar - root.getBoundingClientRect().top, Number.parseFloat(head.style.getPropertyValue('--travel')))
    head.style.transform = depth > 0 && !root.hasAttribute('data-fits') ? `translateY(${depth}px)` : ''
  }
  addEventListener('scroll', move, { passive: true })
  move()
  return () => removeEventListener('scroll', move)
}

/** Keeps the head of a table in the window while the table is wider than its page. Returns the end of it. @param root around the table, with `data-fits` while it is not */
export const keepHead = (table: HTMLTableElement, root: Element, byStyles = movesByStyles()): (() => void) => {
  const head = table.createTHead()
  const sizes = new ResizeObserver(() => head.style.setProperty('--travel', `${table.offsetHeight - head.offsetHeight}px`))
  sizes.observe(table)
  sizes.observe(head)
  const leave = byStyles ? undefined : follow(head, root)
  return () => {
    sizes.disconnect()
    leave?.()
  }
}
