import { lazy, Suspense } from 'react'
import { useListFilterContext } from 'react-admin'
import { countFilters } from './filterEntries.ts'

const FilterChips = lazy(() => import('./FilterChips.tsx'))

/** The active filters; fetched with the first of them. */
export const ActiveFilters = () =>
  countFilters(useListFilterContext().filterValues) === 0 ? null : (
    <Suspense>
      <FilterChips />
    </Suspense>
  )
