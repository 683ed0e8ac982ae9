import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useListContext } from 'react-admin'
import type { summaryCall } from '../../../model/calls/listCalls.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity } from '../../adminContext.tsx'
import { useListFilter } from '../../bulk/allMatching.tsx'
import { useHub } from '../../hub.ts'
import { PLACED } from '../shape/useMoveRecord.ts'
import { usePlacedRecords } from '../shape/usePlacedRecords.ts'
import { type Filter, groupFilter } from '../summary/groupFilter.ts'
import { type Dated, dayOfValue, rangeFilter, UNDATED } from './calendarDays.ts'

/** Records that are fetched at once; days that have more or later ones fetch their own. */
const AT_ONCE = 500

const useCounts = (own: Filter, group: string | undefined, enabled = true) => {
  const { id } = useEntity()
  const hub = useHub()
  const query = { filter: JSON.stringify(groupFilter(useListFilter(), own)), ...(group && { group }) }
  return useQuery({
    queryKey: [id, PLACED, 'counts', query],
    queryFn: ({ signal }) => hub.call<ReturnType<typeof summaryCall>>('GET', `/api/${id}/summary`, { query, signal }),
    enabled,
    retry: false,
  })
}

/** The records without a date. */
const useUndated = ({ name, nullable }: ResolvedField): DayRecords => {
  const filter = { [name]: null }
  return { count: useCounts(filter, undefined, nullable).data?.groups[0]?.count ?? 0, filter, records: [] }
}

export interface DayRecords {
  readonly count: number
  /** Finds all of them. */
  readonly filter: Filter
  /** Those that are fetched. */
  readonly records: readonly RaRecord[]
}

/** The records of the days that are shown, with true counts per day, and the time zone of the days. */
export const useCalendarData = (field: ResolvedField, days: readonly string[]) => {
  const { isPending: waits } = useListContext()
  const range = rangeFilter(field.name, days, field.type.days === true)
  const counts = useCounts(range, `${field.name}.day`)
  const undated = useUndated(field)
  const sort = { field: field.name, order: 'ASC' } as const
  const records = usePlacedRecords(range, { sort, perPage: AT_ONCE })
  const dated: Dated = { name: field.name, timeZone: field.type.days ? undefined : (counts.data?.timeZone ?? 'UTC') }
  const loaded = Map.groupBy(records.data?.pages.flatMap(({ data }) => data) ?? [], (record) => dayOfValue(record[field.name], dated))
  const groups = new Map(counts.data?.groups.map((group) => [group.key, group]))
  return {
    dated,
    isPending: waits || counts.isPending || records.isPending,
    error: counts.error ?? records.error,
    refetch: () => Promise.all([counts.refetch(), records.refetch()]),
    dayOf: (day: string): DayRecords => {
      const { count = 0, filter = {} } = groups.get(day) ?? {}
      return day === UNDATED ? undated : { count, filter, records: loaded.get(day) ?? [] }
    },
  }
}

/** The first records of a day: those that are fetched with its month, or its own. */
export const useFirstRecords = ({ count, filter, records }: DayRecords, field: string, most: number): readonly RaRecord[] => {
  const missing = records.length < Math.min(count, most)
  const own = usePlacedRecords(filter, { enabled: missing, sort: { field, order: 'ASC' }, perPage: most })
  return missing ? (own.data?.pages[0]?.data ?? records) : records.slice(0, most)
}
