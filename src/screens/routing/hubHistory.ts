import { parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router'
import type { Addresses } from './addresses.ts'

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/**
 * A browser history in which the router sees react-admin's locations while address bar and links show the product's. Other spellings of an
 * address (react-admin's own, another case, a slash at the end) are replaced by the specified one.
 */
export const hubHistory = (inner: BrowserHistory, { toInternal, toPublic }: Addresses): BrowserHistory => {
  const translated = (to: To): To => {
    const path = typeof to === 'string' ? parsePath(to) : to
    return path.pathname === undefined ? to : { ...path, pathname: toPublic(path.pathname) }
  }
  const inside = (location: BrowserHistory['location']) => ({ ...location, pathname: toInternal(location.pathname) })
  const straighten = (): void => {
    const { location } = inner
    const pathname = toPublic(toInternal(location.pathname))
    if (pathname !== location.pathname) inner.replace({ ...location, pathname }, location.state)
  }
  straighten()
  return {
    get action() {
      return inner.action
    },
    get location() {
      return inside(inner.location)
    },
    createHref: (to) => inner.createHref(translated(to)),
    createURL: (to) => inner.createURL(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    push: (to, state) => inner.push(translated(to), state),
    replace: (to, state) => inner.replace(translated(to), state),
    go: (delta) => inner.go(delta),
    listen: (listener) =>
      inner.listen((update) => {
        straighten()
        listener({ ...update, location: inside(inner.location) })
      }),
  }
}
