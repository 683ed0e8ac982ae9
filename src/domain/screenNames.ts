/** Screens that are no entity; the right to be shown them can be denied (`PRODUCT.md S2`). The start page is everybody's, its sums are the dashboard's. */
export const SCREEN_NAMES: readonly string[] = [
  'dashboard',
  'availableCarsBidding',
  'walletManage',
  'mySubscriptionPlan',
  'reportDesigner',
  'settings',
]
