import { Suspense, useSyncExternalStore } from 'react'
import type { Conflicts } from '../../providers/data/conflicts.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const ConflictDialog = lazy(() => import('./ConflictDialog.tsx'))

/** Shows a dialog whenever a save conflicts with another user's, in forms, inline and bulk edits. */
export const ConflictHost = ({ conflicts }: { readonly conflicts: Conflicts }) => {
  const open = useSyncExternalStore(conflicts.subscribe, conflicts.current)
  return (
    open && (
      <Suspense>
        <ConflictDialog key={`${open.resource}/${open.id}/${open.theirs._version}`} conflict={open} />
      </Suspense>
    )
  )
}
