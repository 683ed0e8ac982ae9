import type { Feature } from '../../feature.ts'
import { rightRoutes } from './rightRoutes.ts'
import { userRightRules } from './userRights.rules.ts'

/** Rights that Admins grant or deny at run time (`PRODUCT.md S8`). */
export const feature: Feature = {
  rules: (services) => ({ userRights: userRightRules(services) }),
  routes: rightRoutes,
}
