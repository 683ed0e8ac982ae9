/** Milliseconds that a finger rests, and CSS pixels that it may move meanwhile. */
const REST = 500
const SLACK = 10

/** Stops the mouse events that a browser sends when the finger leaves: they would open the record, and take the focus. */
const swallowClick = (): void => {
  const ending = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['touchend', 'click'])
    document.addEventListener(type, swallow, { signal: ending.signal, capture: true, passive: false })
  document.addEventListener('pointerup', () => setTimeout(() => ending.abort(), 100), { signal: ending.signal })
  document.addEventListener('pointercancel', () => ending.abort(), { signal: ending.signal })
}

/** Calls `run` with the element below a finger that rests, until `signal` ends it; `run` answers whether it has used the press. */
export const onLongPress = (root: HTMLElement, run: (element: Element) => boolean, signal: AbortSignal): void => {
  let resting: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined
  const stop = () => {
    clearTimeout(resting?.timer)
    resting = undefined
  }
  const start = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    stop()
    if (pointerType !== 'touch' || !(target instanceof Element)) return
    resting = { timer: setTimeout(() => run(target) && swallowClick(), REST), x, y }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) > SLACK) stop()
  }
  root.addEventListener('pointerdown', start, { signal })
  root.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, stop, { signal })
  // The browser's own menu of a resting finger.
  root.addEventListener('contextmenu', (event) => resting && event.preventDefault(), { signal })
  signal.addEventListener('abort', stop)
}
