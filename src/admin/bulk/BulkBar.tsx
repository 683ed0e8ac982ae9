import type { SxProps, Theme } from '@mui/material'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useListContext } from 'react-admin'

const SelectedBar = lazy(() => import('./SelectedBar.tsx'))

/** Whether the bar of the selected records is shown: from the frame after that of the first tick, which appears at once. */
export const useSelecting = (): boolean => useDeferredValue(useListContext().selectedIds.length > 0)

/** Number of selected records and their actions. Renders nothing without a selection; fetched with the first one. */
export const BulkBar = ({ sx }: { readonly sx?: SxProps<Theme> }) => {
  const selecting = useSelecting()
  const { selectedIds } = useListContext()
  if (!selecting || selectedIds.length === 0) return null
  return (
    <Suspense>
      <SelectedBar sx={sx} />
    </Suspense>
  )
}
