import { Skeleton } from '@mui/material'
import { type ComponentType, lazy, Suspense } from 'react'
import type { InputProps } from './fieldView.ts'

/** An input that is fetched when first shown: a list shows values only, and what one chooses with is heavy. */
export const lazyInput = (load: () => Promise<ComponentType<InputProps>>): ComponentType<InputProps> => {
  const Loaded = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<Skeleton height={56} sx={{ width: '100%' }} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
