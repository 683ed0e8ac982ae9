import { defineEntity } from '../src/model/defineEntity.ts'
import { HOUSE_FIRM } from './parts/tenancy.ts'

/**
 * A trading firm (`PRODUCT.md S6`). Its users share its records; the house is one of the firms. The server writes the number, the state and the facts about the
 * state: numbers ascend, Admins approve and suspend by named actions.
 */
export const firms = defineEntity({
  $id: 'firms',
  title: 'Firm',
  type: 'object',
  required: ['name'],
  properties: {
    number: { type: 'integer', minimum: 1, unique: true, readOnly: true, keep: true },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    tradeName: { type: 'string', maxLength: 200, search: true, list: false, description: 'The name that customers know, if it differs' },
    state: {
      enum: ['pending', 'approved', 'suspended'],
      tones: { pending: 'caution', approved: 'good', suspended: 'danger' },
      default: 'pending',
      readOnly: true,
      keep: true,
    },
    stateReason: { type: 'string', maxLength: 250, readOnly: true, list: false, title: 'Reason' },
    logo: { type: 'string', format: 'image', list: false, group: 'letterhead' },
    address: { type: 'string', maxLength: 255, group: 'letterhead', list: false },
    city: { type: 'string', maxLength: 100, search: true, group: 'letterhead' },
    country: { type: 'string', reference: 'countries', group: 'letterhead' },
    taxNo: { type: 'string', maxLength: 32, title: 'Tax no.', search: true, group: 'letterhead' },
    email: { type: 'string', format: 'email', search: true, group: 'letterhead' },
    phone: { type: 'string', format: 'phone', group: 'letterhead', list: false },
    iban: { type: 'string', format: 'iban', title: 'IBAN', group: 'bank', list: false },
    currency: { type: 'string', reference: 'currencies', referenceFilter: { active: true }, group: 'defaults', list: false },
    vatRounding: {
      enum: ['document', 'line'],
      default: 'document',
      title: 'VAT rounding',
      group: 'defaults',
      list: false,
      description: 'Rounds VAT once per rate of a document, or on each line',
    },
    defaultVat: {
      type: 'string',
      format: 'percent',
      formatMinimum: '0',
      formatMaximum: '100',
      title: 'Default VAT',
      group: 'defaults',
      list: false,
    },
    locale: { enum: ['en', 'ar', 'fr', 'tr'], default: 'en', title: 'Language', group: 'defaults', list: false },
    defaultWarehouse: {
      type: 'string',
      reference: 'warehouses',
      onDelete: 'setNull',
      group: 'defaults',
      list: false,
    },
    timeZone: {
      type: 'string',
      maxLength: 64,
      default: 'UTC',
      group: 'defaults',
      list: false,
      description: 'Name in the IANA database, for example Europe/Istanbul',
    },
    closedUntil: {
      type: 'string',
      format: 'date',
      readOnly: true,
      list: false,
      title: 'Closed until',
      description: 'Nothing can be posted on or before this day',
    },
  },
  entity: {
    icon: 'Apartment',
    menu: 'administration',
    menuOrder: 121,
    recordLabel: '{name}',
    columns: ['number', 'name', 'state', 'city', 'country', 'taxNo', 'email'],
    sort: { field: 'number', order: 'ASC' },
    access: { Admin: 'all', Dealer: ['show', 'edit'] },
    scope: { id: '$user.firm' },
    tenants: { property: 'firm', house: HOUSE_FIRM },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly firms: typeof firms
  }
}
