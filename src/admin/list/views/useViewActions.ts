import { useQueryClient } from '@tanstack/react-query'
import { useStoreContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { SentOf } from '../../../model/calls/callContract.ts'
import type { viewCalls } from '../../../model/calls/viewCalls.ts'
import { useEntity } from '../../adminContext.tsx'
import { useHub } from '../../hub.ts'
import { useAttempt } from '../../useAttempt.ts'
import { shapeKey } from '../shape/useShape.ts'
import { ranksKey } from '../table/columns.ts'
import { layoutKey } from '../table/useLayout.ts'
import { searchOf, type ViewState } from './listState.ts'
import { cardsKey, columnsKey, type SavedView, VIEWS, type ViewSummary } from './savedViews.ts'

/** Opens views in the list. */
const useOpenView = () => {
  const entity = useEntity()
  const store = useStoreContext()
  const navigate = useNavigate()

  const forgetColumns = (view: string | undefined) => {
    const key = columnsKey(entity.id, view)
    for (const one of [key, cardsKey(key)]) for (const part of [one, ranksKey(one)]) store.removeItem(part)
    for (const one of [layoutKey(key), shapeKey(key)]) store.removeItem(one)
  }
  const open = (state: ViewState, view: string | undefined, replace = false) =>
    navigate({ search: searchOf(state, entity, view) }, { replace })
  return {
    open,
    forgetColumns,
    /** Shows a view as it is saved. */
    reset: ({ id, state }: SavedView, replace = false) => {
      forgetColumns(id)
      open(state, id, replace)
    },
  }
}

/** Opens views in the list, and changes them on the server. */
export const useViewActions = () => {
  const { call } = useHub()
  const client = useQueryClient()
  const attempt = useAttempt()
  const opening = useOpenView()
  const refresh = () => client.invalidateQueries({ queryKey: [VIEWS] })
  return {
    ...opening,
    attempt,
    refresh,
    create: async (body: SentOf<typeof viewCalls.create>['body']) =>
      (await call<typeof viewCalls.create>('POST', '/api/views', { body })).id,
    save: async (view: SavedView, body: NonNullable<SentOf<typeof viewCalls.save>['body']>) => {
      await call<typeof viewCalls.save>('PUT', '/api/views/{id}', { params: { id: view.id }, body })
      client.setQueryData<SavedView>([VIEWS, view.id], { ...view, ...body })
      if (body.state) opening.forgetColumns(view.id)
      await refresh()
    },
    choose: async (id: string, body: NonNullable<SentOf<typeof viewCalls.choose>['body']>) => {
      await call<typeof viewCalls.choose>('PUT', '/api/views/{id}/choice', { params: { id }, body })
      await refresh()
    },
    remove: async ({ id }: SavedView) => {
      await call<typeof viewCalls.remove>('DELETE', '/api/views/{id}', { params: { id } })
      // Before the views are fetched again, which would ask for this one.
      client.setQueryData<readonly ViewSummary[]>([VIEWS], (views) => views?.filter((one) => one.id !== id))
      opening.forgetColumns(id)
      opening.open({ filter: {} }, undefined)
      await refresh()
    },
  }
}
