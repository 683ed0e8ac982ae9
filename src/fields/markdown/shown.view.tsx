import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { CellProps } from '../fieldView.ts'

const Rendered = lazy(() => import('./rendered/markdownText.view.tsx'))

/** Rendered text; what renders it is fetched when first shown. */
export const Show = ({ value }: Pick<CellProps, 'value'>) => (
  <Suspense fallback={<Skeleton />}>
    <Rendered text={String(value)} />
  </Suspense>
)
