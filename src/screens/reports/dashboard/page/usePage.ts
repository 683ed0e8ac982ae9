import { useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { useAddressParams } from '../../../../admin/useAddressParams.ts'
import { type Pick as Picked, readPick, writePick } from '../../../../domain/reports/picks.ts'
import type { ShownMap } from '../../../../model/entityMap.ts'
import { type Parameters, parametersIn, withParameters } from '../../filters/filterValues.ts'
import { type ShownFilter, useFilterFields } from '../../filters/useFilterFields.ts'
import { useShippedTexts } from '../../words/useLabelsOf.ts'
import { type PageFilter, pageFilters } from './pageFilters.ts'

type Report = ShownMap['reports']

/** State of a page of reports: filters and picks, which are in the address. */
export interface Page {
  readonly filters: readonly PageFilter[]
  /** The shared filters and their labels. */
  readonly shown: readonly ShownFilter[]
  readonly labelOf: (filter: Pick<ShownFilter, 'name'>) => string
  readonly values: Parameters
  readonly setValues: (values: Parameters) => void
  readonly picks: readonly Picked[]
  /** Replaces the report's previous pick; removes it if it is the same. */
  readonly pick: (pick: Picked) => void
  readonly unpick: (pick: Picked) => void
}

const PICK = 'pick'

/** Maximum number of picks in an address. */
const MAX_PICKS = 8

/** Whether two picks are equal. */
export const isSame = (one: Picked, other: Picked): boolean => writePick(one) === writePick(other)

const withPicks = (search: URLSearchParams, picks: readonly Picked[]): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.delete(PICK)
  for (const pick of picks) next.append(PICK, writePick(pick))
  return next
}

/** The filters and picks of these reports in the address. */
export function usePage(reports: readonly Report[]): Page {
  const [search, setSearch] = useAddressParams()
  const [locale] = useLocaleState()
  const shipped = useShippedTexts()
  const kept = JSON.stringify(reports.map(({ id, filters, query }) => [id, filters, query?.view]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: by value; texts change with the language
  const filters = useMemo(() => {
    const labelled = ({ filter, like, names, ...one }: PageFilter): PageFilter => {
      const label = filter.label || shipped(like.id, `filters.${names.get(like.id) ?? ''}`) || null
      return { ...one, names, like, filter: { ...filter, label } }
    }
    return pageFilters(reports).map(labelled)
  }, [kept, locale])
  const shown = useMemo(() => filters.map(({ filter }) => filter), [filters])
  const fields = useFilterFields(shown, {})
  const picks = search
    .getAll(PICK)
    .flatMap((text) => readPick(text) ?? [])
    .filter(({ source }) => reports.some(({ id }) => id === source))
    .slice(0, MAX_PICKS)
  const others = (pick: Picked) => picks.filter(({ source }) => source !== pick.source)
  return {
    filters,
    shown,
    labelOf: ({ name }) => fields.find(({ filter }) => filter.name === name)?.label ?? name,
    values: parametersIn(search, shown),
    setValues: (values) => setSearch((now) => withParameters(now, shown, values), { preventScrollReset: true }),
    picks,
    pick: (pick) => {
      const again = picks.some((one) => isSame(one, pick))
      setSearch((now) => withPicks(now, again ? others(pick) : [...others(pick), pick]), { preventScrollReset: true })
    },
    unpick: (pick) => setSearch((now) => withPicks(now, others(pick)), { preventScrollReset: true }),
  }
}
