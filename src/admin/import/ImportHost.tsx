import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { lazy } from '../../ui/lazy/lazy.tsx'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

const OpenImport = createContext<(() => void) | undefined>(undefined)

/** Opens the import of the list around it; undefined without an `ImportHost`. */
export const useOpenImport = () => useContext(OpenImport)

/** Has the dialog of a list's import, which stays open when the list fails, becomes empty, or has its first records. */
export const ImportHost = ({ children }: { readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <OpenImport value={useCallback(() => setOpen(true), [])}>
      {children}
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenImport>
  )
}
