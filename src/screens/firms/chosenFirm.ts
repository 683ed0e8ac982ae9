import { storedUser, tabOnly } from '../../providers/auth/session.ts'

const KEY = 'chosenFirm'

/** Part of an address that carries a choice into the page that is loaded next. */
const PARAMETER = 'lookAt'

const ALL = 'all'

/**
 * Takes over what the address says and clears it away. The choice comes with a new page, so that nothing read before is shown any more, and so
 * that a user who stays because of unsaved changes stays with the firm as well.
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

/** Pages of one record: with another firm it may not be there. */
const OF_ONE = /\/(add|edit|view)(\/|$)/

/** Chooses one firm, or without an id all of them, and reloads all data. */
export function chooseFirm(firm: string | undefined): void {
  const url = new URL(OF_ONE.test(location.pathname) ? '/home' : location.pathname, location.href)
  url.searchParams.set(PARAMETER, firm ?? ALL)
  location.assign(url)
}
