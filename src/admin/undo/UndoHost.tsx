import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { UndoOffer } from './undoable.ts'

const UndoKey = lazy(() => import('./UndoKey.tsx'))

/** Lets Ctrl+Z undo the latest write on every page. */
export const UndoHost = ({ undo }: { readonly undo: UndoOffer }) => {
  const offered = useSyncExternalStore(undo.subscribe, undo.current)
  return (
    offered !== undefined && (
      <Suspense>
        <UndoKey offered={offered} />
      </Suspense>
    )
  )
}
