/** Measures or scrolls an element as soon as the browser has laid it out: to ask earlier would make it lay out the page once more. Returns the end of that. */
export const whenLaidOut = (element: Element, act: () => void): (() => void) => {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    act()
  })
  laidOut.observe(element)
  return () => laidOut.disconnect()
}
