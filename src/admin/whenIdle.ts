/** `requestIdleCallback`, or a timeout in Safari, which lacks it. */
export const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}
