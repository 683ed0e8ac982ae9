import { Skeleton } from '@mui/material'
import { type ComponentType, type FunctionComponent, Suspense } from 'react'
import { lazy } from '../ui/lazy/lazy.tsx'

/** A lazy part of a generated view: the rest of the view stays visible while it loads. */
export const lazyPart = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): FunctionComponent<P> => {
  const Part = lazy(load)
  return (props) => (
    <Suspense fallback={<Skeleton width={80} />}>
      <Part {...props} />
    </Suspense>
  )
}

/** Input of a field whose value other inputs determine. */
export const NoInput = (): null => null

/** The same view in a list and on the record's page. */
export const cellAndShow = <C,>(Cell: C) => ({ Cell, Show: Cell })
