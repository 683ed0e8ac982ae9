import { lazy, Suspense } from 'react'
import type { FieldInputs } from '../fieldView.ts'

const RowsInput = lazy(() => import('./editor/rowsInput.view.tsx'))

export const rowsInputs: FieldInputs = {
  Input: (props) => (
    <Suspense>
      <RowsInput {...props} />
    </Suspense>
  ),
}
