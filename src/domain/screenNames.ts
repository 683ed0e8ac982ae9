/** Screens that are no entity and whose rights can be changed like one's (`PRODUCT.md S2`). */
export const SCREEN_NAMES: readonly string[] = [
  'home',
  'dashboard',
  'availableCarsBidding',
  'walletManage',
  'mySubscriptionPlan',
  'reportDesigner',
  'settings',
]
