import { type HubRoute, ROUTES } from './routes.ts'

export interface Match {
  readonly route: HubRoute
  /** As they stand in the address, still encoded. */
  readonly params: Readonly<Record<string, string>>
}

type Side = 'path' | 'to'

interface Pattern {
  readonly route: HubRoute
  readonly expression: RegExp
}

const PARAMETER = /\{(\w+)\}/g

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

const countParams = (pattern: string): number => pattern.match(PARAMETER)?.length ?? 0

/** Addresses are read as react-router reads them, in any case; react-admin's own locations as they are written. */
const compile = (side: Side): readonly Pattern[] =>
  ROUTES.map((route) => ({
    route,
    expression: new RegExp(`^${escaped(route[side]).replaceAll(PARAMETER, '(?<$1>[^/]+)')}$`, side === 'path' ? 'i' : ''),
  })).toSorted((one, other) => countParams(one.route[side]) - countParams(other.route[side]))

const PATTERNS: Readonly<Record<Side, readonly Pattern[]>> = { path: compile('path'), to: compile('to') }

const bare = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1')

const find = (side: Side, pathname: string): Match | undefined => {
  const wanted = bare(pathname)
  for (const { route, expression } of PATTERNS[side]) {
    const found = expression.exec(wanted)
    if (found) return { route, params: { ...found.groups } }
  }
  return undefined
}

const fill = (pattern: string, params: Match['params']): string => pattern.replaceAll(PARAMETER, (_, name: string) => params[name] ?? '')

/** The route that one of react-admin's own locations belongs to. */
export const routeOf = (internal: string): Match | undefined => find('to', internal)

/** `/dealers/12` → `/DealerManagement/edit/12`. A location that no route names stays as it is. */
export const toPublic = (internal: string): string => {
  const match = routeOf(internal)
  return match ? fill(match.route.path, match.params) : internal
}

/** `/DealerManagement/edit/12` → `/dealers/12`. Whatever is no route's path is taken for a location of react-admin's. */
export const toInternal = (pathname: string): string => {
  const match = find('path', pathname)
  return match ? fill(match.route.to, match.params) : pathname
}
