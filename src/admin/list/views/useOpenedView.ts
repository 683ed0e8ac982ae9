import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useEntity } from '../../adminContext.tsx'
import { isBare, useDefaultView, useSavedView, useSavedViews, useViewId } from './savedViews.ts'
import { useViewActions } from './useViewActions.ts'

/** Address of the list with a view that is not available: no longer bare, so that the list does not wait. */
const withoutState = (view: string): string => `?${new URLSearchParams({ view, page: '1' })}`

/** Follows a link to a view, and opens the list for the first time with the user's default. Returns the list’s view, if it has one, and the views to choose from. */
export const useOpenedView = () => {
  const { id: entity } = useEntity()
  const { search } = useLocation()
  const navigate = useNavigate()
  const id = useViewId()
  const { data: view, isError } = useSavedView(id)
  const { data: views = [] } = useSavedViews()
  const actions = useViewActions()
  const latest = useRef(actions)
  latest.current = actions
  const { preset } = useDefaultView()
  const bare = isBare(search)

  useEffect(() => {
    if (!bare || id === undefined) return
    if (view?.entity === entity) latest.current.reset(view, true)
    else if (view || isError) navigate({ search: withoutState(id) }, { replace: true })
  }, [bare, id, view, isError, entity, navigate])

  useEffect(() => {
    if (preset !== undefined) navigate({ search: `?${new URLSearchParams({ view: preset })}` }, { replace: true })
  }, [preset, navigate])

  return { view: view?.entity === entity ? view : undefined, views: views.filter((one) => one.entity === entity) }
}
