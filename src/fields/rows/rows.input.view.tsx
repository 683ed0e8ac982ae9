import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { FieldInputs } from '../fieldView.ts'

const RowsInput = lazy(() => import('./grid/rowsInput.view.tsx'))

export const rowsInputs: FieldInputs = {
  Input: (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <RowsInput {...props} />
    </Suspense>
  ),
}
