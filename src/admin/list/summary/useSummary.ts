import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ListSummary, summaryCall } from '../../../model/calls/listCalls.ts'
import { defaultMeasures, type Measure, measurableFields, measuresOf, measureText, parseMeasure } from '../../../model/lists/listSummary.ts'
import type { GroupOrder } from '../../../model/lists/viewState.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { useListFilter } from '../../bulk/allMatching.tsx'
import { useHub } from '../../hub.ts'
import { type Filter, groupFilter } from './groupFilter.ts'
import { useSummaryState } from './summaryState.ts'

export type Group = ListSummary['groups'][number]

export interface FieldMeasure extends Measure {
  readonly of: Measure['of']
  readonly definition: ResolvedField
}

/** Fields that the user may measure. */
export const useMeasurable = (): readonly ResolvedField[] => {
  const readable = useReadable(useEntity().fields)
  return measurableFields(readable, (name) => readable.some((field) => field.name === name))
}

/** Measures of the list: those of the address, else those of the schema. */
export const useMeasures = (): readonly FieldMeasure[] => {
  const fields = useMeasurable()
  const { measures } = useSummaryState()
  const chosen = measures?.flatMap((text) => parseMeasure(text) ?? []) ?? defaultMeasures(fields)
  return chosen.flatMap((measure) => {
    const definition = fields.find(({ name }) => name === measure.field)
    return definition && measuresOf(definition).includes(measure.of) ? [{ ...measure, definition }] : []
  })
}

const measured = (measures: readonly FieldMeasure[]) => (measures.length === 0 ? {} : { measures: measures.map(measureText) })

/** The measures of all records of the list. A request that nobody waits for any more is cancelled. */
export const useSummary = (measures: readonly FieldMeasure[]) => {
  const { id } = useEntity()
  const hub = useHub()
  const query = { filter: JSON.stringify(useListFilter()), ...measured(measures) }
  return useQuery({
    queryKey: [id, 'summary', query],
    queryFn: ({ signal }) => hub.call<ReturnType<typeof summaryCall>>('GET', `/api/${id}/summary`, { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** The groups of the list, or of one of its groups, with their measures, page by page. */
export const useGroups = (group: string, order: GroupOrder, measures: readonly FieldMeasure[], within?: Filter) => {
  const { id } = useEntity()
  const hub = useHub()
  const list = useListFilter()
  const query = { filter: JSON.stringify(within ? groupFilter(list, within) : list), ...measured(measures), group, order }
  return useInfiniteQuery({
    queryKey: [id, 'groups', query],
    queryFn: ({ signal, pageParam }) =>
      hub.call<ReturnType<typeof summaryCall>>('GET', `/api/${id}/summary`, { query: { ...query, offset: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.reduce((sum, { groups }) => sum + groups.length, 0) : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
