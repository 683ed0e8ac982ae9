import simpleRest from 'ra-data-simple-rest'
import type { GetListResult } from 'react-admin'
import type { HttpClient } from './http.ts'
import { sortText } from './sortKeys.ts'

/** Marks a list whose count stopped early. `ListContext.meta` carries it to the pagination. */
export interface BoundedMeta {
  /** There are more records than this. */
  readonly moreThan?: number
}

type Provider = ReturnType<typeof simpleRest>

/** ra-data-simple-rest writes several sort keys as one. */
const withSortKeys = (url: string): string =>
  url.replace(/([?&]sort=)([^&]*)/, (_, name: string, sort: string) => {
    const [field, order] = JSON.parse(decodeURIComponent(sort))
    return name + encodeURIComponent(sortText({ field, order }))
  })

/** Runs a list call of ra-data-simple-rest, and reads the header that marks its total as a lower bound. */
export const boundedList = async (
  apiUrl: string,
  httpClient: HttpClient,
  perPage: number,
  page: number,
  call: (provider: Provider) => Promise<GetListResult>,
): Promise<GetListResult> => {
  let bounded = false
  const listening: HttpClient = async (url, options) => {
    const answer = await httpClient(withSortKeys(url), options)
    bounded = answer.headers.get('X-Total-Bounded') === 'true'
    return answer
  }
  const result = await call(simpleRest(apiUrl, listening))
  if (!bounded) return result
  const meta: BoundedMeta = { moreThan: (result.total ?? 1) - 1 }
  return { data: result.data, pageInfo: { hasNextPage: result.data.length === perPage, hasPreviousPage: page > 1 }, meta }
}
