import type { ReactElement, ReactNode } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  parsePath,
  type To,
} from 'react-router-dom'
import type { Model } from '../../model/resolvedEntity.ts'
import { type Addresses, addressesOf } from './addresses.ts'

// The only use of the router's `UNSAFE_` exports: it has no public way to give a data router another history. `hubRouter.test.tsx` fails if they change.

type History = ReturnType<typeof createBrowserHistory>

/**
 * A browser history in which the router sees react-admin's locations, while address bar and links show the public addresses. It replaces
 * other spellings of an address (react-admin's own, another case, a trailing slash) by the specified one.
 */
const translatedHistory = (inner: History, { toInternal, toPublic }: Addresses): History => {
  const translated = (to: To): To => {
    const path = typeof to === 'string' ? parsePath(to) : to
    return path.pathname === undefined ? to : { ...path, pathname: toPublic(path.pathname) }
  }
  const inside = (location: History['location']) => ({ ...location, pathname: toInternal(location.pathname) })
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

/**
 * `createBrowserRouter` with a history that translates addresses. A data router, so that forms with unsaved changes can block navigation.
 */
export const hubRouter = (model: Model, element: ReactNode, errorElement: ReactElement) =>
  createRouter({
    history: translatedHistory(createBrowserHistory(), addressesOf(model)),
    routes: [{ path: '*', element, errorElement }],
    mapRouteProperties,
  }).initialize()
