import { createContext, useContext } from 'react'
import { type ListControllerResult, type RaRecord, useListContext } from 'react-admin'

/** Rows a page of lists that are scrolled without an end: their pages are joined. */
export const ENDLESS = 100

/** The rows of a page and of the pages beside it. */
export interface Joined {
  readonly page: number
  readonly data: RaRecord[]
  /** Rows of the page before, and of the page. */
  readonly before: number
  readonly own: number
  /** Number of all rows, as far as it is known. */
  readonly rows: number
  /** CSS pixels of the spaces for all other rows. */
  readonly above: number
  readonly below: number
}

/** Whether the list is scrolled without an end, and longer than its page. */
export const joins = ({ perPage, page, hasNextPage, isPending }: ListControllerResult): boolean =>
  perPage === ENDLESS && !isPending && (page > 1 || hasNextPage === true)

/** The list with the rows of the joined pages: the same array until other rows are loaded, so that ticks render no row. */
export const withJoined = (list: ListControllerResult, joined: Joined | undefined): ListControllerResult =>
  joined === undefined || list.isPending || list.error !== null ? list : { ...list, data: joined.data }

interface OwnPage {
  /** The list with the rows of the page that the address names. */
  readonly list: ListControllerResult
  /** The list with all rows that are loaded, which is the context of all its parts. */
  readonly loaded: ListControllerResult
  readonly joined: Joined | undefined
  readonly onJoin: (joined: Joined | undefined) => void
}

export const OwnPage = createContext<OwnPage | undefined>(undefined)

/** The list with the rows of its page, where `useListContext` has all rows that are loaded, and whether long pages are joined. */
export const useOwnPage = (): { readonly list: ListControllerResult; readonly endless: boolean } => {
  const list = useListContext()
  const own = useContext(OwnPage)
  return own?.loaded === list ? { list: own.list, endless: true } : { list, endless: false }
}
