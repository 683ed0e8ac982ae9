/** Stops the click at the end of a drag, which would press or open what is there. */
export const swallowClick = (signal: AbortSignal): void => {
  const ending = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { signal: AbortSignal.any([ending.signal, signal]), capture: true })
  // The click follows at once, if it comes at all.
  setTimeout(() => ending.abort())
}
