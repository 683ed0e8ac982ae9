import { useEffect } from 'react'
import { loadRecordViews } from '../loadRecordViews.ts'
import { whenIdle } from '../whenIdle.ts'

/** Prefetches the code of forms, record pages and filters, which users open from a list. */
export const usePrefetch = (): void => {
  useEffect(
    () =>
      whenIdle(() => {
        void loadRecordViews()
        void import('./filters/FilterPanel.tsx')
      }),
    [],
  )
}
