/** Page of a list, by which neighbours of a record are found. */
export interface ListPage {
  readonly entity: string
  /** The list's stored parameters as a text: another filter or order is another place. */
  readonly params: string
  readonly page: number
  readonly ids: readonly string[]
}

let left: ListPage | undefined

/** Call when a page of a list is shown, or fetched for a neighbour. */
export const rememberPage = (page: ListPage): void => {
  left = page
}

/** The remembered page, if the record is on it. */
export const pageWith = (entity: string, params: string, id: string): ListPage | undefined =>
  left?.entity === entity && left.params === params && left.ids.includes(id) ? left : undefined

/** Key of a list's parameters in react-admin's store. */
export const paramsKey = (entity: string): string => `${entity}.listParams`
