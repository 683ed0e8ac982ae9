import type { ListControllerResult, RaRecord } from 'react-admin'

/** Rows a page of lists that are scrolled without an end: their pages are joined. */
export const ENDLESS = 100

/** The rows of a page and of the pages beside it. */
export interface Joined {
  readonly page: number
  readonly data: readonly RaRecord[]
  /** Rows of the page before, and of the page. */
  readonly before: number
  readonly own: number
  /** CSS pixels of the spaces for all other rows. */
  readonly above: number
  readonly below: number
}

/** Whether the list is scrolled without an end, and longer than its page. */
export const joins = ({ perPage, page, hasNextPage, isPending }: ListControllerResult): boolean =>
  perPage === ENDLESS && !isPending && (page > 1 || hasNextPage === true)

/** The list with the rows of the joined pages. */
export const withJoined = (list: ListControllerResult, joined: Joined | undefined): ListControllerResult =>
  joined === undefined || list.isPending || list.error !== null ? list : { ...list, data: [...joined.data] }
