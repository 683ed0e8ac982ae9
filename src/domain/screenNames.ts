/**
 * Screens without an entity; the right to open them can be denied (`PRODUCT.md S2`). The start page is open to all users; its sums require
 * the dashboard's right.
 */
export const SCREEN_NAMES: readonly string[] = [
  'dashboard',
  'availableCarsBidding',
  'walletManage',
  'mySubscriptionPlan',
  'reportDesigner',
  'settings',
]
