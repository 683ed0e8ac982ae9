import { Suspense, useEffect, useState } from 'react'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useKey } from './useKey.ts'

const KeysDialog = lazy(() => import('./KeysDialog.tsx'))

/** Listens to the keys that the parts of the page declare, and shows them in a dialog. A key that is pressed before the handler is loaded waits for it. */
export const KeyHost = () => {
  const [open, setOpen] = useState(false)
  useKey('help', () => setOpen(true))
  useEffect(() => {
    let press: ((event: KeyboardEvent) => void) | undefined
    const loading = import('./pressKey.ts').then(({ pressKey }) => {
      press = pressKey
    })
    const onKeyDown = (event: KeyboardEvent) => (press ? press(event) : loading.then(() => press?.(event)))
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    open && (
      <Suspense>
        <KeysDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
