import { createContext, useContext, useEffect, useState } from 'react'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import type { BoundedMeta } from '../../providers/data/bounded.ts'
import { flattenFilter } from '../../providers/data/flattenFilter.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../providers/i18n/format.ts'
import { useShape } from '../list/shape/useShape.ts'
import { ChosenAllContext } from './chosenAll.ts'

/** Whether actions apply to all records that match the list's filter, not only to the selected ones. */
export const AllMatching = createContext(false)

export const useAllMatching = () => useContext(AllMatching)

/** The list's filter as the API takes it. */
export const useListFilter = () => {
  const { filter, filterValues } = useListContext()
  return flattenFilter({ ...filterValues, ...filter })
}

/** Total of the list in the user's digits. */
export const useTotal = (): string => {
  const jobs = useAreaTexts('list')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { total, meta } = useListContext()
  const { moreThan }: BoundedMeta = meta ?? {}
  if (total !== undefined) return formatCount(total, locale)
  return moreThan === undefined ? jobs('list.jobs.unbounded') : translate('app.list.moreThan', { count: moreThan })
}

/**
 * The choice of all matching records, offered once the page is ticked; among cards at once, as no heading ticks their page. It ends with another filter or
 * selection; paging and sorting keep it, and tick the rows that come, as do records that are new or restored; it ends where none matches any more.
 */
export const useChooseAll = () => {
  const { selectedIds, onSelect, data = [], total } = useListContext()
  const { shape } = useShape()
  const filter = useListFilter()
  const chosen = JSON.stringify([filter, selectedIds])
  const own = useState<string>()
  const [kept, keep] = useContext(ChosenAllContext) ?? own
  const wholePage = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  const all = kept === chosen
  const ticked = wholePage || shape === 'cards'
  useEffect(() => {
    if (all && total === 0) return onSelect([])
    if (!all || wholePage || data.length === 0) return
    const ids = [...new Set(selectedIds).union(new Set(data.map(({ id }) => id)))]
    onSelect(ids)
    keep(JSON.stringify([filter, ids]))
  })
  return { all, offered: !all && ticked && (total === undefined || total > selectedIds.length), choose: () => keep(chosen) }
}
