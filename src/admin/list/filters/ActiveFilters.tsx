import { Suspense } from 'react'
import { useListFilterContext } from 'react-admin'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { countFilters } from './filterEntries.ts'

const FilterChips = lazy(() => import('./FilterChips.tsx'))

/** The active filters; fetched with the first of them. */
export const ActiveFilters = () =>
  countFilters(useListFilterContext().filterValues) === 0 ? null : (
    <Suspense>
      <FilterChips />
    </Suspense>
  )
