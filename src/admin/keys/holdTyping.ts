/** Milliseconds after which keys are no longer held. */
const LONG = 5_000

/** Holds what is typed while an input is loading that will take it, so that it runs no other keys. Returns a function that ends this and answers the text. */
export const holdTyping = (): (() => string) => {
  const ending = new AbortController()
  let text = ''
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, isComposing } = event
    if (isComposing || ctrlKey || metaKey || (key.length !== 1 && key !== 'Backspace')) return
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', hold, { capture: true, signal: AbortSignal.any([ending.signal, AbortSignal.timeout(LONG)]) })
  return () => {
    ending.abort()
    return text
  }
}
