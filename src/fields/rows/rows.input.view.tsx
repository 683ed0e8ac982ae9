import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { FieldInputs } from '../fieldView.ts'

const RowsInput = lazy(() => import('./grid/rowsInput.view.tsx'))

export const rowsInputs: FieldInputs = {
  Input: (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <RowsInput {...props} />
    </Suspense>
  ),
}
