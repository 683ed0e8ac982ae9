/**
 * Calls back to measure or scroll an element once the browser has laid it out: earlier it would force another layout. Returns a function
 * that cancels it.
 */
export const afterLayout = (element: Element, act: () => void): (() => void) => {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    act()
  })
  laidOut.observe(element)
  return () => laidOut.disconnect()
}
