import { defineEntity } from '../src/model/defineEntity.ts'

export const customers = defineEntity({
  $id: 'customers',
  title: 'Customer',
  type: 'object',
  required: ['code', 'firstName', 'secondName', 'email', 'phoneNumber', 'address'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 32, unique: true, search: true },
    firstName: { type: 'string', minLength: 1, maxLength: 100 },
    secondName: { type: 'string', minLength: 1, maxLength: 100 },
    fullName: {
      type: 'string',
      maxLength: 201,
      search: true,
      template: '{firstName} {secondName}',
      description: 'Filled in from first and second name if empty',
    },
    email: { type: 'string', format: 'email', search: true, group: 'contact' },
    phoneNumber: { type: 'string', format: 'phone', search: true, group: 'contact' },
    phoneNumber2: { type: 'string', format: 'phone', title: 'Phone number 2', list: false, group: 'contact' },
    contactPhoneNo: { type: 'string', format: 'phone', title: 'Contact phone no.', list: false, group: 'contact' },
    contactPerson: { type: 'string', maxLength: 200, list: false, group: 'contact' },
    address: { type: 'string', minLength: 1, maxLength: 255, list: false, group: 'address' },
    address2: { type: 'string', maxLength: 255, title: 'Address 2', list: false, group: 'address' },
    country: { type: 'string', reference: 'countries', group: 'address' },
    language: {
      enum: ['en', 'ar', 'fr', 'tr'],
      list: false,
      group: 'contact',
      description: 'For printed and mailed documents; if empty, the firm’s',
    },
    creditLimit: {
      type: 'string',
      format: 'money',
      formatMinimum: '0',
      list: false,
      description:
        'In the firm’s currency. Orders above it are confirmed or blocked as operation control says; if empty, there is no limit',
      group: 'finance',
    },
    paymentPlan: { type: 'string', reference: 'paymentPlans', onDelete: 'setNull', list: false, group: 'finance' },
    priceList: { type: 'string', reference: 'priceLists', onDelete: 'setNull', list: false, group: 'finance' },
    taxNo: { type: 'string', maxLength: 32, title: 'Tax no.', search: true, group: 'finance' },
    iban: { type: 'string', format: 'iban', title: 'IBAN', list: false, group: 'finance' },
    recipientFirm: {
      type: 'string',
      reference: 'firms',
      onDelete: 'setNull',
      fallback: { field: 'fullName' },
      write: ['Admin'],
      list: false,
      filter: false,
      title: 'Firm here',
      description: 'If the customer is a firm in this hub: its users can read the invoices and pay them from their wallet',
      group: 'finance',
    },
    remindedOn: {
      type: 'string',
      format: 'date',
      readOnly: true,
      list: false,
      title: 'Reminded on',
      description: 'Day of the last mailed reminder of overdue amounts',
      group: 'finance',
    },
    blocked: { type: 'boolean', default: false, tones: { true: 'danger' }, keep: true, group: 'finance' },
  },
  entity: {
    tenant: 'own',
    icon: 'People',
    path: 'Customer',
    menu: 'customers',
    menuOrder: 11,
    menuLabel: 'Customer',
    recordLabel: '{code} – {fullName}',
    sort: { field: 'code', order: 'ASC' },
    columns: ['code', 'fullName', 'email', 'phoneNumber', 'country', 'taxNo', 'blocked'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly customers: typeof customers
  }
}
