import { lazy, Suspense, useEffect, useState } from 'react'
import { useAdmin } from '../adminContext.tsx'
import { pressKey } from './declaredKeys.ts'
import { useKey } from './useKey.ts'

const KeysDialog = lazy(() => import('./KeysDialog.tsx'))

/** Listens to the keys that the parts of the page declare, and shows them in a dialog. */
export const KeyHost = () => {
  const { singleKeys } = useAdmin()
  const [open, setOpen] = useState(false)
  useKey('help', () => setOpen(true))
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, singleKeys?.() ?? true)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [singleKeys])
  return (
    open && (
      <Suspense>
        <KeysDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
