import { lazy, Suspense } from 'react'
import { useListContext } from 'react-admin'
import { countFilters } from './filterEntries.ts'

const FilterChips = lazy(() => import('./FilterChips.tsx'))

/** The active filters; fetched with the first of them. */
export const ActiveFilters = () =>
  countFilters(useListContext().filterValues) === 0 ? null : (
    <Suspense>
      <FilterChips />
    </Suspense>
  )
