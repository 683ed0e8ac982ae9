import { useEffect } from 'react'
import { loadRecordViews } from '../loadRecordViews.ts'
import { whenIdle } from '../whenIdle.ts'

/** Fetches what people open from a list, so that it is there when they do: forms and record pages, filters. */
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
