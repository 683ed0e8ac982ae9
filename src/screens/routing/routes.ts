import type { LayoutType } from '../../appearance/theme/settings.ts'
import { PAGES, type Page } from '../../domain/pages.ts'
import type { Role } from '../../model/entitySchema.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'

/** A page and its presentation. */
export interface HubRoute extends Page {
  /** Layout of this page only. */
  readonly layout?: LayoutType
}

const ADMIN: readonly Role[] = ['Admin']

/** Restrictions of entities' pages beyond the policy, by react-admin location. Their addresses are in the schemas. */
export const RESTRICTED: Readonly<Record<string, Pick<HubRoute, 'roles' | 'screen' | 'layout'>>> = {
  '/dealers': { roles: ADMIN },
  '/dealers/create': { roles: ADMIN },
  '/dealers/{id}': { roles: ADMIN },
  '/lookupTypes': { roles: ADMIN },
  '/reports/create': { layout: 'topBarClassic', screen: 'reportDesigner' },
  '/users': { roles: ADMIN },
  '/wallets': { screen: 'walletManage' },
  '/wallets/{id}/show': { screen: 'walletManage' },
}

const entityRoutes = ({ id, paths }: ResolvedEntity): readonly HubRoute[] =>
  paths === undefined
    ? []
    : [
        { path: paths.list, to: `/${id}` },
        { path: paths.create, to: `/${id}/create` },
        { path: paths.edit, to: `/${id}/{id}` },
        { path: paths.show, to: `/${id}/{id}/show` },
      ].map((route) => ({ ...route, ...RESTRICTED[route.to] }))

/** All routes. */
export const routesOf = ({ list }: Pick<Model, 'list'>): readonly HubRoute[] => [...PAGES, ...list.flatMap(entityRoutes)]
