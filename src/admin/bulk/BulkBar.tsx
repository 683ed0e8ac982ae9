import type { SxProps, Theme } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useListContext } from 'react-admin'

const SelectedBar = lazy(() => import('./SelectedBar.tsx'))

/** What a list says of its selection and does with it. Renders nothing without one, and is fetched with the first. */
export const BulkBar = ({ sx }: { readonly sx?: SxProps<Theme> }) => {
  const { selectedIds } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Suspense>
      <SelectedBar sx={sx} />
    </Suspense>
  )
}
