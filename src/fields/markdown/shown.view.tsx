import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { CellProps } from '../fieldView.ts'

const Rendered = lazy(() => import('./rendered/markdownText.view.tsx'))

/** Rendered Markdown; the renderer is loaded on first use. */
export const Show = ({ value }: Pick<CellProps, 'value'>) => (
  <Suspense fallback={<Skeleton />}>
    <Rendered text={String(value)} />
  </Suspense>
)
