import { useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useSingle } from '../../ui/useSingle.ts'
import { anyReasonOf } from '../failureNotice.tsx'
import { useAllMatching } from './allMatching.tsx'

/** The selected records that the list shows, and whether they are all that are selected. */
export const useShownOfSelected = <T extends RaRecord>() => {
  const { selectedIds, data = [] } = useListContext<T>()
  const all = useAllMatching()
  const records = data.filter(({ id }) => selectedIds.includes(id))
  return { all, records, complete: !all && records.length === selectedIds.length }
}

/** Whether a selected record may pass a test: one that the list does not show may pass any. */
export const useMayBeSelected = <T extends RaRecord>() => {
  const { records, complete } = useShownOfSelected<T>()
  return (fits: (record: T) => boolean): boolean => !complete || records.some(fits)
}

interface Taken<T> {
  /** Maximum number of records. */
  readonly most: number
  readonly fits: (record: T) => boolean
}

/**
 * For actions that take the selected records together, after a dialog shows them: `take` sets `taken` to those that fit, in the order of the list, and
 * notifies the user of how many do not, or that there are too many.
 */
export const useTakeSelected = <T extends RaRecord>({ most, fits }: Taken<T>) => {
  const texts = useAreaTexts('list')
  const notify = useNotify()
  const provider = useDataProvider()
  const { resource, selectedIds, sort, filter, filterValues } = useListContext<T>()
  const { all, records, complete } = useShownOfSelected<T>()
  const [taken, setTaken] = useState<readonly T[]>()

  const load = async (): Promise<readonly T[]> => {
    if (complete) return records
    const chosen = all ? { ...filterValues, ...filter } : { id: selectedIds }
    const { data } = await provider.getList<T>(resource, { filter: chosen, sort, pagination: { page: 1, perPage: most + 1 } })
    return data
  }
  const take = useSingle(async (): Promise<void> => {
    try {
      const found = await load()
      const fitting = found.filter(fits)
      const left = found.length - fitting.length
      if (found.length > most) notify(texts('list.selection.tooMany', { most }), { type: 'error' })
      else if (fitting.length === 0) notify(texts('list.selection.noneFits'), { type: 'error' })
      else {
        if (left > 0) notify(texts('list.selection.leftOut', { smart_count: left }), { type: 'info' })
        setTaken(fitting)
      }
    } catch (error) {
      notify(anyReasonOf(error), { type: 'error' })
    }
  })
  return { taken, take: () => void take(), drop: () => setTaken(undefined) }
}
