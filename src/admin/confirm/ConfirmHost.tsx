import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Confirmations } from '../../providers/data/confirmations.ts'

const ConfirmOperation = lazy(() => import('./ConfirmOperation.tsx'))

/** Asks the user whenever the server wants an operation confirmed, wherever it started. */
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
