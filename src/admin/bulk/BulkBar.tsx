import type { SxProps, Theme } from '@mui/material'
import { Suspense, useDeferredValue } from 'react'
import { useListContext } from 'react-admin'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { AwaitKeys } from '../keys/AwaitKeys.tsx'

const KEYS = ['changeSelected'] as const

const SelectedBar = lazy(() => import('./SelectedBar.tsx'))

/** Whether the bar of the selected records is shown: from the frame after that of the first tick, which appears at once. */
export const useSelecting = (): boolean => {
  const some = useListContext().selectedIds.length > 0
  return useDeferredValue(some) && some
}

/** Number of selected records and their actions. Renders nothing without a selection; fetched with the first one. */
export const BulkBar = ({ sx }: { readonly sx?: SxProps<Theme> }) => {
  const some = useListContext().selectedIds.length > 0
  const waiting = <AwaitKeys names={KEYS} />
  if (!useSelecting()) return some && waiting
  return (
    <Suspense fallback={waiting}>
      <SelectedBar sx={sx} />
    </Suspense>
  )
}
