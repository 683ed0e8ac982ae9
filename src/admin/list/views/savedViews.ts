import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { viewCalls } from '../../../model/calls/viewCalls.ts'
import type { Shape } from '../../../model/lists/viewState.ts'
import { useAdmin, useEntity } from '../../adminContext.tsx'
import { useHub } from '../../hub.ts'

export type ViewSummary = AnswerOf<typeof viewCalls.list>[number]
export type SavedView = AnswerOf<typeof viewCalls.read>

/** Milliseconds for which navigation does not refetch views. */
const FRESH = 5 * 60_000

/** Key of all queries about views. */
export const VIEWS = 'savedViews'

/** Products without the schema `savedViews` have no views. */
export const useHasViews = (): boolean => useAdmin().model.entities.savedViews !== undefined

const useViewList = () => {
  const { call } = useHub()
  return queryOptions({ queryKey: [VIEWS], queryFn: () => call<typeof viewCalls.list>('GET', '/api/views', {}), retry: false })
}

/** The views that the user may choose, by name. */
export const useSavedViews = () => useQuery({ ...useViewList(), enabled: useHasViews(), staleTime: FRESH })

/** The view in the address of a list. */
export const useViewId = (): string | undefined => new URLSearchParams(useLocation().search).get('view') ?? undefined

/** Whether the address has a view without the state of the list, which then waits for the view. */
export const isBare = (search: string): boolean => [...new URLSearchParams(search).keys()].join() === 'view'

/** The user's default view of a list that is opened for the first time; `isUnknown` until the views are known. */
export const useDefaultView = (): { readonly preset: string | undefined; readonly isUnknown: boolean } => {
  const { id: entity } = useEntity()
  const { search } = useLocation()
  const { data: views = [], isLoading } = useSavedViews()
  const [left] = useStore<object | undefined>(`${entity}.listParams`)
  const isFirst = search === '' && (left === undefined || Object.keys(left).length === 0)
  return {
    preset: isFirst ? views.find((one) => one.entity === entity && one.isDefault)?.id : undefined,
    isUnknown: isFirst && isLoading,
  }
}

/** A view with its state. One that is not among the user's views is not asked for: it was deleted, or is not shared. */
export const useSavedView = (id: string | undefined) => {
  const { call } = useHub()
  const client = useQueryClient()
  const list = useViewList()
  const has = useHasViews()
  return useQuery({
    queryKey: [VIEWS, id],
    queryFn: async () => {
      const isListed = (views: readonly ViewSummary[] = []) => views.some((one) => one.id === id)
      // It may have been shared since the views were fetched.
      if (!isListed(client.getQueryData(list.queryKey)) && !isListed(await client.fetchQuery(list))) throw new Error('views.missing')
      return call<typeof viewCalls.read>('GET', '/api/views/{id}', { params: { id: id ?? '' } })
    },
    enabled: has && id !== undefined,
    staleTime: FRESH,
    retry: false,
  })
}

/** Whether records are shown as cards, whose fields are chosen apart from the columns of a table. */
export const hasCards = (shape: Shape | undefined): boolean => shape === 'cards' || shape === 'board'

/** Where react-admin stores the choice of columns: of each view, and of the list without one. */
export const columnsKey = (entity: string, view: string | undefined): string =>
  view === undefined ? `${entity}.datatable` : `${entity}.views.${view}.datatable`

/** Where the fields on cards are stored that the user has chosen, beside the choice of columns. */
export const cardsKey = (columns: string): string => `${columns}_cards`

/** The choice of the list's columns, or of the fields on its cards: where it is stored, and the choice of the saved view, whose shape tells which it is. */
export const useColumnStore = (cards: boolean): { readonly key: string; readonly saved: readonly string[] | undefined } => {
  const { id } = useEntity()
  const view = useViewId()
  const state = useSavedView(view).data?.state
  const columns = columnsKey(id, view)
  return { key: cards ? cardsKey(columns) : columns, saved: hasCards(state?.shape) === cards ? state?.columns : undefined }
}
