import { useEffect, useState } from 'react'

/** Pause in typing after which the server is asked, milliseconds. */
const PAUSE_MS = 150

/** What has been typed, once typing pauses; nothing at once where nothing is left. */
export const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === '') setSettled('')
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
