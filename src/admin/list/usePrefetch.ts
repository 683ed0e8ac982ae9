import { useEffect } from 'react'
import { loadRecordViews } from '../loadRecordViews.ts'
import { whenIdle } from '../whenIdle.ts'

const prefetch = async (): Promise<void> => {
  // A failure is shown by what needs the code, when it is opened.
  await Promise.allSettled([loadRecordViews(), import('./filters/FilterPanel.tsx')])
}

/** Prefetches the code of forms, record pages and filters, which users open from a list. */
export const usePrefetch = (): void => {
  useEffect(() => whenIdle(() => void prefetch()), [])
}
