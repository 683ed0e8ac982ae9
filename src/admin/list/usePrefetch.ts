import { useEffect } from 'react'
import { loadRecordViews } from '../loadRecordViews.ts'
import { whenIdle } from '../whenIdle.ts'

/** Prefetches what users open from a list: forms, record pages and filters. */
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
