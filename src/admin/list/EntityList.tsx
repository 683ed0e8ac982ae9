import { Card } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ListBase, Title, useDataProvider, useListContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { OR_LAST } from '../../providers/data/bounded.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { Access } from '../Access.tsx'
import { useEntity } from '../adminContext.tsx'
import { ChosenAllContext } from '../bulk/chosenAll.ts'
import { ImportHost } from '../import/ImportHost.tsx'
import { AwaitKeys, LIST_KEYS } from '../keys/AwaitKeys.tsx'
import { useNameOfPlace } from '../shell/useNavigation.ts'
import { EmptyList } from './EmptyList.tsx'
import { Endless } from './endless/Endless.tsx'
import { LoadedRows } from './endless/LoadedRows.tsx'
import { ActiveFilters } from './filters/ActiveFilters.tsx'
import { paramsKey } from './keys/listPlace.ts'
import { isTooSlow, ListError } from './ListError.tsx'
import { ListPagination } from './ListPagination.tsx'
import { ListTools } from './ListTools.tsx'
import { type ShownShape, useNamedShape, useShape } from './shape/useShape.ts'
import { useSummaryState } from './summary/summaryState.ts'
import { EntityTable } from './table/EntityTable.tsx'
import { usePrefetch } from './usePrefetch.ts'
import { isBare, useDefaultView, useHasViews, useViewId } from './views/savedViews.ts'

/** For narrow windows. */
const CardList = lazy(async () => ({ default: (await import('./cards/CardList.tsx')).CardList }))

const ListKeys = lazy(() => import('./keys/ListKeys.tsx'))

const SummaryLine = lazy(() => import('./summary/SummaryLine.tsx'))

const GroupedList = lazy(() => import('./summary/GroupedList.tsx'))

const Board = lazy(() => import('./board/Board.tsx'))

const Calendar = lazy(() => import('./calendar/Calendar.tsx'))

const ShapeRefused = lazy(() => import('./shape/ShapeRefused.tsx'))

const ViewNotice = lazy(() => import('./views/ViewNotice.tsx'))

interface Props {
  /** Permanent filter. */
  readonly filter?: Readonly<Record<string, unknown>>
  readonly title?: string
}

/** The records in the list's shape, or in groups. */
const Shown = ({ shown: { shape, field, state } }: { readonly shown: ShownShape }) => {
  const { group } = useSummaryState()
  if (shape === 'board' && field) return <Board key={field.name} field={field} order={state.groupOrder} />
  if (shape === 'calendar' && field) return <Calendar key={field.name} field={field} />
  if (group) return <GroupedList group={group} />
  return <Endless>{shape === 'cards' ? <CardList menu /> : <EntityTable />}</Endless>
}

/** Filters stay where they make the list fail: the user can correct them. */
const Records = ({ waits }: { readonly waits: boolean }) => {
  const shown = useShape()
  const { id, fields } = useEntity()
  const { group, measures } = useSummaryState()
  const sums = measures ? measures.length > 0 : fields.some(({ schema }) => schema.summed)
  const { error, isPending, isFetching, isPaused, isPlaceholderData, total, data, filterValues } = useListContext()
  const stopped = !waits && !isFetching && !isPaused && (isPending || isPlaceholderData)
  const view = useViewId()
  const filtered = Object.keys(filterValues).length > 0
  if (error && !filtered && !isTooSlow(error)) return <ListError />
  if (!error && !isPending && !isPlaceholderData && data?.length === 0 && !total && !filtered) return <EmptyList />
  return (
    <>
      <ListTools />
      {view !== undefined && (
        <Suspense>
          <ViewNotice id={view} entity={id} />
        </Suspense>
      )}
      {shown.refused && (
        <Suspense>
          <ShapeRefused refused={shown.refused} />
        </Suspense>
      )}
      <ActiveFilters />
      {error || stopped ? (
        <ListError />
      ) : (
        <Suspense fallback={<AwaitKeys names={LIST_KEYS} />}>
          <Shown shown={shown} />
        </Suspense>
      )}
      {!error && !stopped && (
        <ListPagination grouped={group !== undefined || shown.field !== undefined}>
          {sums && (
            <Suspense>
              <SummaryLine />
            </Suspense>
          )}
        </ListPagination>
      )}
    </>
  )
}

/** Lets the page scroll the list, so that its header can stick below the app bar. */
const CARD = { minWidth: 0, overflow: 'visible' } as const

/** The list shows its own error state. What was asked for ahead is not asked for again. */
const QUERY = { retry: false, onError: () => undefined, meta: OR_LAST, staleTime: 1000 } as const

/** Until a view is known. */
const WAITING = { ...QUERY, enabled: false } as const

/** Asks for the records while the page is still being rendered, once; the query is that of react-admin's `useGetList`. */
const Ahead = ({ filter }: Pick<Props, 'filter'>) => {
  const { resource, page, perPage, sort, filterValues } = useListContext()
  const provider = useDataProvider()
  const client = useQueryClient()
  const params = { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter }, meta: OR_LAST }
  useState(() => {
    void client.prefetchQuery({
      queryKey: [resource, 'getList', params],
      queryFn: ({ signal }) => provider.getList(resource, { ...params, signal }),
    })
  })
  return null
}

const Content = ({ title, waits }: Pick<Props, 'title'> & { readonly waits: boolean }) => {
  const { defaultTitle } = useListContext()
  const named = useNameOfPlace(useLocation().pathname)
  usePrefetch()
  return (
    <>
      <Title title={title ?? named} defaultTitle={defaultTitle} />
      <Card className="hub-head-sticks" sx={CARD}>
        <ImportHost>
          <Records waits={waits} />
        </ImportHost>
      </Card>
      <Suspense fallback={<AwaitKeys names={LIST_KEYS} />}>
        <ListKeys />
      </Suspense>
    </>
  )
}

/** The generated list of an entity: a table, on narrow pages cards. */
export const EntityList = ({ filter, title }: Props) => {
  const entity = useEntity()
  const hasViews = useHasViews()
  const { preset, isUnknown } = useDefaultView()
  const storeKey = filter && `${entity.id}.list.${JSON.stringify(filter)}`
  useNamedShape(storeKey ?? paramsKey(entity.id))
  const waits = (isBare(useLocation().search) || preset !== undefined || isUnknown) && hasViews && filter === undefined
  return (
    <ListBase
      disableAuthentication
      filter={filter}
      storeKey={storeKey}
      sort={entity.sort}
      perPage={25}
      exporter={false}
      queryOptions={waits ? WAITING : QUERY}
    >
      <Access action="list" />
      {!waits && <Ahead filter={filter} />}
      <ChosenAllContext value={useState<string>()}>
        <LoadedRows>
          <Content title={title} waits={waits} />
        </LoadedRows>
      </ChosenAllContext>
    </ListBase>
  )
}
