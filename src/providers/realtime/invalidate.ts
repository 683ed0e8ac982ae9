import type { Query, QueryClient } from '@tanstack/react-query'
import { type RecordEvent, UNANSWERED } from './createRealtime.ts'

/** Milliseconds over which events are coalesced before caches are refreshed. */
const GATHER = 300

const isOpenEdit = ({ queryKey }: Query, openEdits: ReadonlySet<string>): boolean => {
  const [entity, call, params] = queryKey
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
  return call === 'getOne' && openEdits.has(`${entity}/${id}`)
}

/** Invalidates cached queries of the entities in events, except records that are being edited (`entity/id`), which wait for their save. */
export const createInvalidator = (
  queryClient: QueryClient,
  openEdits: ReadonlySet<string>,
): ((event: Pick<RecordEvent, 'entity'>) => void) => {
  const touched = new Set<string>()
  const flush = () => {
    for (const entity of touched)
      void queryClient.invalidateQueries({ queryKey: [entity], predicate: (query) => !isOpenEdit(query, openEdits) })
    touched.clear()
  }
  return ({ entity }) => {
    if (touched.size === 0) setTimeout(flush, GATHER)
    touched.add(entity)
  }
}

const isUnanswered = ({ state: { error } }: Query): boolean => error !== null && 'status' in error && UNANSWERED.has(error.status)

/** Repeats the shown queries that failed because the server could not be reached. */
export const refetchUnanswered = (queryClient: QueryClient): void =>
  void queryClient.refetchQueries({ type: 'active', predicate: isUnanswered })
