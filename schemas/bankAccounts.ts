import { defineEntity } from '../src/model/defineEntity.ts'

export const bankAccounts = defineEntity({
  $id: 'bankAccounts',
  title: 'Bank account',
  type: 'object',
  required: ['code', 'name', 'accountNo', 'iban', 'bankType', 'currency'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 6, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    accountNo: { type: 'string', minLength: 1, maxLength: 34, title: 'Account no.', search: true },
    iban: { type: 'string', format: 'iban', title: 'IBAN', search: true },
    bankType: { enum: ['main', 'branch', 'savings'] },
    currency: { type: 'string', reference: 'currencies' },
    active: { type: 'boolean', default: true },
  },
  entity: {
    tenant: 'own',
    icon: 'AccountBalance',
    path: 'BankAccount',
    menu: 'banks',
    menuOrder: 52,
    recordLabel: '{code} – {name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly bankAccounts: typeof bankAccounts
  }
}
