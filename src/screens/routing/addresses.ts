import type { Model } from '../../model/resolvedEntity.ts'
import { type HubRoute, routesOf } from './routes.ts'

export interface Match {
  readonly route: HubRoute
  /** URL-encoded, as in the address. */
  readonly params: Readonly<Record<string, string>>
}

type Side = 'path' | 'to'

interface Pattern {
  readonly route: HubRoute
  /** The pattern up to its first parameter, folded if its case does not matter. */
  readonly start: string
  /** Made when it is first needed: a page visits few of its addresses. */
  readonly expression: () => RegExp
}

const PARAMETER = /\{(\w+)\}/g

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

const countParams = (pattern: string): number => pattern.match(PARAMETER)?.length ?? 0

/** Public addresses ignore case, as in react-router; react-admin's locations don't. */
const folded = (path: string, side: Side): string => (side === 'path' ? path.toLowerCase() : path)

const patternOf = (route: HubRoute, side: Side): Pattern => {
  const pattern = route[side]
  let expression: RegExp | undefined
  return {
    route,
    start: folded(pattern.split('{', 1)[0] ?? '', side),
    expression: () => {
      expression ??= new RegExp(`^${escaped(pattern).replaceAll(PARAMETER, '(?<$1>[^/]+)')}$`, side === 'path' ? 'i' : '')
      return expression
    },
  }
}

const patternsOf = (routes: readonly HubRoute[], side: Side): readonly Pattern[] =>
  routes.map((route) => patternOf(route, side)).toSorted((one, other) => countParams(one.route[side]) - countParams(other.route[side]))

const bare = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1')

const find = (patterns: readonly Pattern[], pathname: string, side: Side): Match | undefined => {
  const path = bare(pathname)
  const begins = folded(path, side)
  for (const { route, start, expression } of patterns) {
    const found = begins.startsWith(start) ? expression().exec(path) : null
    if (found) return { route, params: { ...found.groups } }
  }
  return undefined
}

const fill = (pattern: string, params: Match['params']): string => pattern.replaceAll(PARAMETER, (_, name: string) => params[name] ?? '')

/** Translates between the hub's public addresses and react-admin's locations. */
export interface Addresses {
  /** The route of a react-admin location. */
  readonly routeOf: (internal: string) => Match | undefined
  /** `/dealers/12` → `/DealerManagement/edit/12`. A location without a route stays unchanged. */
  readonly toPublic: (internal: string) => string
  /** `/DealerManagement/edit/12` → `/dealers/12`. An address that matches no route counts as a react-admin location. */
  readonly toInternal: (pathname: string) => string
}

const createAddresses = (model: Model): Addresses => {
  const routes = routesOf(model)
  const [byPath, byLocation] = [patternsOf(routes, 'path'), patternsOf(routes, 'to')]
  const routeOf = (internal: string) => find(byLocation, internal, 'to')
  return {
    routeOf,
    toPublic: (internal) => {
      const match = routeOf(internal)
      return match ? fill(match.route.path, match.params) : internal
    },
    toInternal: (pathname) => {
      const match = find(byPath, pathname, 'path')
      return match ? fill(match.route.to, match.params) : pathname
    },
  }
}

const known = new WeakMap<Model, Addresses>()

/** The addresses of a model, cached. */
export const addressesOf = (model: Model): Addresses => {
  const addresses = known.get(model) ?? createAddresses(model)
  known.set(model, addresses)
  return addresses
}
