import { Skeleton } from '@mui/material'
import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react'

/** A part of a generated view that is fetched when it is first shown, while the rest of the view stays. */
export const loaded = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): FunctionComponent<P> => {
  const Part = lazy(load)
  return (props) => (
    <Suspense fallback={<Skeleton width={80} />}>
      <Part {...(props as P & React.JSX.IntrinsicAttributes)} />
    </Suspense>
  )
}

/** For a field that has no input of its own: others make its value. */
export const Nothing = (): null => null

/** The same view in a list and on the record's page. */
export const sameEverywhere = <C,>(Cell: C) => ({ Cell, Show: Cell })
