import type { SxProps, Theme } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useListContext } from 'react-admin'

const SelectedBar = lazy(() => import('./SelectedBar.tsx'))

/** Number of selected records and their actions. Renders nothing without a selection; fetched with the first one. */
export const BulkBar = ({ sx }: { readonly sx?: SxProps<Theme> }) => {
  const { selectedIds } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Suspense>
      <SelectedBar sx={sx} />
    </Suspense>
  )
}
