/** Page of a list, by which neighbours of a record are found. */
export interface ListPage {
  readonly entity: string
  /** `paramsText` of the list: another filter or order is another place. */
  readonly params: string
  readonly page: number
  readonly ids: readonly string[]
}

/** Pages of one list, the latest first; a list that is scrolled without an end shows several. */
let known: readonly ListPage[] = []

const KEPT = 5

/** Call when a page of a list is shown, or fetched for a neighbour. */
export const rememberPage = (page: ListPage): void => {
  const others = known.filter(({ entity, params, page: at }) => entity === page.entity && params === page.params && at !== page.page)
  known = [page, ...others].slice(0, KEPT)
}

/** A remembered page of the list. */
export const rememberedPage = (entity: string, params: string, is: (page: ListPage) => boolean): ListPage | undefined =>
  known.find((page) => page.entity === entity && page.params === params && is(page))

/** Key of a list's parameters in react-admin's store. */
export const paramsKey = (entity: string): string => `${entity}.listParams`

/** A list's stored parameters, except its page, as a text. */
export const paramsText = (params: object | null | undefined): string => JSON.stringify({ ...params, page: undefined })
