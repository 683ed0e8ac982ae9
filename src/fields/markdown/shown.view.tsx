import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { CellProps } from '../fieldView.ts'

const Rendered = lazy(() => import('./rendered/markdownText.view.tsx'))

/** Rendered Markdown; the renderer is loaded on first use. */
export const Show = ({ value }: Pick<CellProps, 'value'>) => (
  <Suspense fallback={<Skeleton />}>
    <Rendered text={String(value)} />
  </Suspense>
)
