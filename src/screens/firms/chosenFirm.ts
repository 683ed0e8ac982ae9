import { storedUser, tabOnly } from '../../providers/auth/session.ts'

const KEY = 'chosenFirm'

/** Query parameter that passes the choice to the reloaded page. */
const PARAMETER = 'lookAt'

const ALL = 'all'

/**
 * Stores the choice from the address and removes it there. A choice reloads the page, so that no data of another firm stays on screen. The
 * address carries it, so that a user who cancels the reload because of unsaved changes keeps the old choice.
 */
function takeChoice(): void {
  const url = new URL(location.href)
  const choice = url.searchParams.get(PARAMETER)
  if (choice === null) return
  if (choice === ALL) tabOnly.remove(KEY)
  else tabOnly.set(KEY, choice)
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url)
}

takeChoice()

/** Id of the firm that an Admin views in this tab; undefined: all firms, and for other users, whose own firm the server knows. */
export const chosenFirm = (): string | undefined => (storedUser().authority.includes('Admin') ? (tabOnly.get(KEY) ?? undefined) : undefined)

/** Address of the open page for all firms. It must be loaded, not navigated to. */
export function allFirmsAddress(): string {
  const url = new URL(location.href)
  url.searchParams.set(PARAMETER, ALL)
  return `${url.pathname}${url.search}`
}

/** Pages of a single record, which may not exist in another firm. */
const OF_ONE = /\/(add|edit|view)(\/|$)/

/** Chooses one firm, or without an id all of them, and reloads all data. */
export function chooseFirm(firm: string | undefined): void {
  const url = new URL(OF_ONE.test(location.pathname) ? '/home' : location.pathname, location.href)
  url.searchParams.set(PARAMETER, firm ?? ALL)
  location.assign(url)
}
