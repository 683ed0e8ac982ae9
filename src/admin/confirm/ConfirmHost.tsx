import { Suspense, useSyncExternalStore } from 'react'
import type { Confirmations } from '../../providers/data/confirmations.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'

const ConfirmOperation = lazy(() => import('./ConfirmOperation.tsx'))

/** Shows a dialog whenever the server requires confirmation of an operation, wherever it was started. */
export const ConfirmHost = ({ confirmations }: { readonly confirmations: Confirmations }) => {
  const open = useSyncExternalStore(confirmations.subscribe, confirmations.current)
  return (
    open && (
      <Suspense>
        <ConfirmOperation confirmation={open} />
      </Suspense>
    )
  )
}
