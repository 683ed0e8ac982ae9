import simpleRest from 'ra-data-simple-rest'
import type { GetListResult } from 'react-admin'
import type { HttpClient } from './http.ts'
import { sortText } from './sortKeys.ts'

/** What headers say of a list. `ListContext.meta` carries it to the pagination. */
export interface BoundedMeta {
  /** There are more records than this: the count stopped early. */
  readonly moreThan?: number
  /** No index served the query. */
  readonly slow?: true
}

type Provider = ReturnType<typeof simpleRest>

/** ra-data-simple-rest writes several sort keys as one. */
const withSortKeys = (url: string): string =>
  url.replace(/([?&]sort=)([^&]*)/, (_, name: string, sort: string) => {
    const [field, order] = JSON.parse(decodeURIComponent(sort))
    return name + encodeURIComponent(sortText({ field, order }))
  })

/** Runs a list call of ra-data-simple-rest, and reads the headers that mark its total as a lower bound, and the query as slow. */
export const boundedList = async (
  apiUrl: string,
  httpClient: HttpClient,
  perPage: number,
  page: number,
  call: (provider: Provider) => Promise<GetListResult>,
): Promise<GetListResult> => {
  let [bounded, slow] = [false, false]
  const listening: HttpClient = async (url, options) => {
    const answer = await httpClient(withSortKeys(url), options)
    bounded = answer.headers.get('X-Total-Bounded') === 'true'
    slow = answer.headers.get('X-Slow') === 'true'
    return answer
  }
  const result = await call(simpleRest(apiUrl, listening))
  if (!bounded) return slow ? { ...result, meta: { slow } } : result
  const meta: BoundedMeta = { ...(slow && { slow }), moreThan: (result.total ?? 1) - 1 }
  return { data: result.data, pageInfo: { hasNextPage: result.data.length === perPage, hasPreviousPage: page > 1 }, meta }
}

/** What a list asks for in `meta`. */
export interface ListMeta {
  readonly embed?: false
  /** The last page answers in place of one beyond it, which deletions leave. */
  readonly last?: true
}

export const OR_LAST = { last: true } as const satisfies ListMeta

/** The page, or the last one if it is beyond. */
export const pageOrLast = async (
  { page, perPage }: { readonly page: number; readonly perPage: number },
  list: (page: number) => Promise<GetListResult>,
): Promise<GetListResult> => {
  const answer = await list(page)
  const last = Math.ceil((answer.total ?? 0) / perPage)
  return last > 0 && page > last ? list(last) : answer
}
