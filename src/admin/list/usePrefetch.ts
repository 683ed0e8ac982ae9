import { useEffect } from 'react'
import { loadRecordViews } from '../loadRecordViews.ts'
import { whenIdle } from '../whenIdle.ts'

const prefetch = async (): Promise<void> => {
  // A failure is shown by what needs the code, when it is opened.
  await Promise.allSettled([
    import('./views/ViewChooser.tsx'),
    import('./shape/ShapeChooser.tsx'),
    import('./keys/ListKeys.tsx'),
    import('../bulk/SelectedBar.tsx'),
    import('./columns/resizing.ts'),
    import('./filters/FilterPanel.tsx'),
    loadRecordViews(),
  ])
}

/** Prefetches the code of lists, forms and record pages, which users open from the start page and from a list. */
export const usePrefetch = (): void => {
  useEffect(() => whenIdle(() => void prefetch()), [])
}
