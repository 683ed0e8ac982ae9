import { defineEntity } from '../src/model/defineEntity.ts'

/** A bank statement read from a file. Its lines become payments one by one, and no line is read twice. */
export const bankStatements = defineEntity({
  $id: 'bankStatements',
  title: 'Bank statement',
  type: 'object',
  required: ['bankAccount', 'name', 'date'],
  properties: {
    bankAccount: { type: 'string', reference: 'bankAccounts', keep: true },
    name: { type: 'string', maxLength: 200, search: true, keep: true },
    date: { type: 'string', format: 'date', description: 'Date of the last line' },
    currency: { type: 'string', reference: 'currencies', list: false },
    open: { type: 'integer', minimum: 0, keep: true, title: 'Open lines' },
    lines: {
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'object',
        required: ['date', 'amount', 'key'],
        properties: {
          date: { type: 'string', format: 'date' },
          amount: { type: 'string', format: 'money', keep: true, description: 'Negative: outgoing money' },
          party: { type: 'string', maxLength: 200, keep: true },
          iban: { type: 'string', maxLength: 40, title: 'IBAN', list: false },
          text: { type: 'string', maxLength: 500 },
          key: { type: 'string', maxLength: 64, list: false, filter: false, description: 'Recognizes lines that have been read before' },
          state: { enum: ['open', 'posted', 'ignored'], default: 'open', tones: { posted: 'good' } },
          payment: { type: 'string', reference: 'payments' },
          charge: { type: 'string', reference: 'moneyTransfers', list: false, title: 'Bank fee or interest' },
        },
      },
    },
  },
  entity: {
    tenant: 'own',
    icon: 'ReceiptLong',
    path: 'BankStatement',
    menu: 'banks',
    menuOrder: 53,
    recordLabel: '{name}',
    sort: { field: 'date', order: 'DESC' },
    columns: ['name', 'bankAccount', 'date', 'open'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'approve', 'export'] },
    readOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly bankStatements: typeof bankStatements
  }
}
