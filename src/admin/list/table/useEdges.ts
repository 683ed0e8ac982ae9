import { useCallback } from 'react'
import { watchEdges } from '../../../fields/shared/layout/edges.view.ts'

export { FADED_ENDS, watchedScroller } from '../../../fields/shared/layout/edges.view.ts'

/** Ref of a table that may be wider than its room: what `watchEdges` knows of it stands at react-admin's root around it. */
export const useEdges = () =>
  useCallback((table: HTMLTableElement | null) => {
    const scroller = table?.parentElement
    const root = scroller?.parentElement
    return table && scroller && root ? watchEdges(scroller, table, root) : undefined
  }, [])
