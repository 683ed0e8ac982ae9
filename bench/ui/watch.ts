/** Runs in every page before its own code: records when the main thread was last busy, and the longest time between two frames. */
export const WATCH = `
  (() => {
    const watch = { busyUntil: 0, longestFrame: 0 }
    window.__watch = watch
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) watch.busyUntil = Math.max(watch.busyUntil, startTime + duration)
    }).observe({ type: 'longtask', buffered: true })
    let before = performance.now()
    const frame = () => {
      const now = performance.now()
      watch.longestFrame = Math.max(watch.longestFrame, now - before)
      before = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })()`

/**
 * In the page: milliseconds from the start of its navigation until an element exists and the main thread is quiet: half a second
 * without a task of 50 ms.
 */
export const interactive = (selector: string): string => `new Promise((done) => {
  let seen
  const look = () => {
    if (seen === undefined && document.querySelector(${JSON.stringify(selector)})) seen = performance.now()
    const ready = Math.max(seen ?? Infinity, window.__watch.busyUntil)
    if (performance.now() - ready > 500) done(ready)
    else requestAnimationFrame(look)
  }
  look()
})`

/** In the page: until it has a heading, and for a second neither a long task nor anything new that it has loaded. */
export const atRest = `new Promise((done) => {
  let loaded = -1
  let changed = 0
  const look = () => {
    const now = performance.getEntriesByType('resource').length
    if (now !== loaded || !document.querySelector('h1')) [loaded, changed] = [now, performance.now()]
    if (performance.now() - Math.max(changed, window.__watch.busyUntil) > 1000) done()
    else setTimeout(look, 50)
  }
  performance.setResourceTimingBufferSize(10_000)
  look()
})`

/** In the page: the longest wait between two frames, in milliseconds, from now until `forMs` later. */
export const longestFrame = (forMs: number): string => `new Promise((done) => {
  window.__watch.longestFrame = 0
  setTimeout(() => done(window.__watch.longestFrame), ${forMs})
})`

/** In the page: milliseconds from a click on one element until the text of another has changed and is painted. */
export const changed = (clicked: string, watched: string): string => `new Promise((done) => {
  const text = () => document.querySelector(${JSON.stringify(watched)})?.textContent
  const before = text()
  const start = performance.now()
  const look = () => {
    const now = text()
    if (now && now !== before) requestAnimationFrame(() => done(performance.now() - start))
    else requestAnimationFrame(look)
  }
  document.querySelector(${JSON.stringify(clicked)}).click()
  look()
})`

/** In the page: milliseconds from running `act` until an element exists and the main thread is quiet. */
export const opened = (selector: string, act: string): string => `new Promise((done) => {
  const start = performance.now()
  let seen
  let before = start
  const look = () => {
    const now = performance.now()
    if (seen === undefined && document.querySelector(${JSON.stringify(selector)})) seen = now
    const ready = Math.max(seen ?? Infinity, window.__watch.busyUntil)
    // After a long task, a frame may come before its report.
    if (now - ready > 500 && now - before < 100) done(ready - start)
    else requestAnimationFrame(look)
    before = now
  }
  ${act}
  look()
})`

/** In the page: `window.__painted` becomes the milliseconds from the next key press until its effect is painted. */
export const watchKey = `{
  window.__painted = new Promise((done) => {
    addEventListener('keydown', ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now() - timeStamp)
      requestAnimationFrame(() => port2.postMessage(0))
    }, { capture: true, once: true })
  })
  undefined
}`
