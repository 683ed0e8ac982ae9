import { useEffect, useState } from 'react'

/** Milliseconds after the last keystroke before the request. */
const PAUSE_MS = 150

/** The typed text, debounced; an empty text is returned immediately. */
export const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === '') setSettled('')
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
