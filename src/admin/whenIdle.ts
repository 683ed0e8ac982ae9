/** `requestIdleCallback`, or a timeout in Safari, which lacks it. */
export const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}

/** Loads code when the browser is idle, and runs it. Returns the end of both; without the code nothing runs. */
export const runWhenIdle = <Code>(load: () => Promise<Code>, run: (code: Code) => () => void): (() => void) => {
  let stop: (() => void) | undefined = whenIdle(async () => {
    const code = await load().catch(() => undefined)
    if (stop && code) stop = run(code)
  })
  return () => {
    stop?.()
    stop = undefined
  }
}
