import { useEffect } from 'react'
import { loadBeyondList } from '../loadBeyondList.ts'

/** When nothing else is to be done. Safari has no such call. */
const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}

/** Fetches what people open from a list, so that it is there when they do: forms and record pages, filters. */
export const usePrefetch = (): void => {
  useEffect(
    () =>
      whenIdle(() => {
        void loadBeyondList()
        void import('./FilterPanel.tsx')
      }),
    [],
  )
}
