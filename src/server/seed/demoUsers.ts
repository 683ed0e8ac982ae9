/** Accounts that exist in the demo data only (`PRODUCT.md S5`). */
export const DEMO_PASSWORD = 'demo1234'

export const DEMO_USERS = [
  { email: 'admin@cardealerhub.test', name: 'Ada Admin', roles: ['Admin'], locale: 'en' },
  { email: 'dealer@cardealerhub.test', name: 'Dana Dealer', roles: ['Dealer'], locale: 'en' },
  { email: 'dealer2@cardealerhub.test', name: 'Deniz Dealer', roles: ['Dealer'], locale: 'tr' },
] as const
