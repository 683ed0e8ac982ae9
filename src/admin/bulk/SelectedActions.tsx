import { lazy, Suspense } from 'react'
import { useListContext } from 'react-admin'

const BulkActions = lazy(() => import('./BulkActions.tsx'))

/** What can be done with the selected records, fetched when the first is selected. */
export const SelectedActions = () => {
  const { selectedIds } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Suspense>
      <BulkActions />
    </Suspense>
  )
}
