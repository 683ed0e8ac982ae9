import { defineEntity } from '../src/model/defineEntity.ts'

/** A firm's account in one currency; its balance is the sum of its postings (`PRODUCT.md W1` to `W4`). */
export const wallets = defineEntity({
  $id: 'wallets',
  title: 'Wallet',
  type: 'object',
  required: ['currency'],
  properties: {
    currency: { type: 'string', reference: 'currencies', unique: true },
    balance: { type: 'string', format: 'money', currencyField: 'currency', readOnly: true, default: '0.00' },
    held: { type: 'string', format: 'money', currencyField: 'currency', readOnly: true, default: '0.00' },
    active: { type: 'boolean', default: true, write: ['Admin'] },
  },
  entity: {
    icon: 'AccountBalanceWallet',
    path: { list: 'UserManageWalletManage', show: 'ManageWalletManage/{id}' },
    pages: { list: { screen: 'walletManage' }, show: { screen: 'walletManage' } },
    menu: ['wallet', 'pages'],
    menuOrder: 21,
    menuLabel: 'Wallet Manage',
    recordLabel: '{currency}',
    sort: { field: 'createdAt', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'export'] },
    tenant: 'own',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly wallets: typeof wallets
  }
}
