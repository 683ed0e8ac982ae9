import { exchangeRate, MAX_GOODS } from './money.ts'

/** Fields of sales and purchase orders. The server computes the amounts by `PRODUCT.md E1` to `E7`. */
export const slipHeader = {
  ficheNumber: {
    type: 'string',
    minLength: 1,
    maxLength: 32,
    unique: true,
    search: true,
    title: 'Slip number',
    description: 'Assigned automatically if empty',
    group: 'slip',
  },
  trackingNumber: { type: 'string', maxLength: 64, search: true, list: false, group: 'slip' },
  documentTrackingNumber: { type: 'string', maxLength: 64, list: false, group: 'slip' },
  date: { type: 'string', format: 'date', initial: '$today', group: 'slip' },
  time: { type: 'string', format: 'time', list: false, group: 'slip' },
  createdDate: { type: 'string', format: 'date-time', initial: '$now', readOnly: true, keep: true, group: 'slip' },
  customer: { type: 'string', reference: 'customers', referenceFilter: { blocked: false }, keep: true, group: 'parties' },
  salesman: { type: 'string', reference: 'salesmen', referenceFilter: { active: true }, group: 'parties' },
  warehouse: { type: 'string', reference: 'warehouses', group: 'parties' },
  paymentType: { type: 'string', reference: 'paymentPlans', title: 'Payment type', list: false, group: 'parties' },
  currency: {
    type: 'string',
    reference: 'currencies',
    referenceFilter: { digits: 2 },
    list: false,
    description: 'If empty, the firm’s',
    group: 'parties',
  },
  rate: { ...exchangeRate, group: 'parties' },
  vatRounding: {
    enum: ['document', 'line'],
    default: 'document',
    readOnly: true,
    list: false,
    filter: false,
    title: 'VAT rounding',
    description: 'By the firm’s settings: once for the whole slip, or on each line',
    group: 'parties',
  },
  approval: {
    enum: ['proposal', 'approved', 'rejected', 'cancelled'],
    tones: { approved: 'good', rejected: 'danger' },
    default: 'proposal',
    readOnly: true,
    keep: true,
    group: 'state',
  },
  reason: {
    type: 'string',
    maxLength: 250,
    readOnly: true,
    list: false,
    description: 'Reason for rejecting or cancelling it',
    group: 'state',
  },
} as const

/** Kinds of slips of one entity (`PRODUCT.md E15`); the first is the default. */
export const slipTypeOf = <const Types extends readonly [string, ...string[]]>(...types: Types) =>
  ({ enum: types, default: types[0], group: 'slip' }) as const

/** A return refers to the slip that it returns; other slips have no such field. */
export const returning = <const Entity extends string, const Types extends readonly string[], const Returned extends readonly string[]>(
  entity: Entity,
  types: Types,
  returned: Returned,
) =>
  ({
    if: { required: ['slipType'], properties: { slipType: { enum: types } } },
    then: {
      properties: {
        returnOf: {
          type: 'string',
          reference: entity,
          referenceFilter: { approval: 'approved' },
          listedOn: { slipType: returned },
          list: false,
          title: 'Return of',
          description: 'The slip whose goods are returned',
          group: 'slip',
        },
      },
    },
  }) as const

/** Totals of a slip, from its lines. */
export const slipSummary = {
  grossTotal: { type: 'string', format: 'money', currencyField: 'currency', readOnly: true, list: false, group: 'summary' },
  totalDiscounts: { type: 'string', format: 'money', currencyField: 'currency', readOnly: true, list: false, group: 'summary' },
  totalPromotions: {
    type: 'string',
    format: 'money',
    currencyField: 'currency',
    readOnly: true,
    list: false,
    title: 'Promotions',
    group: 'summary',
  },
  totalSurcharges: {
    type: 'string',
    format: 'money',
    currencyField: 'currency',
    readOnly: true,
    list: false,
    title: 'Surcharges',
    group: 'summary',
  },
  totalVat: {
    type: 'string',
    format: 'money',
    currencyField: 'currency',
    readOnly: true,
    list: false,
    title: 'Total VAT',
    group: 'summary',
  },
  netTotal: { type: 'string', format: 'money', currencyField: 'currency', readOnly: true, keep: true, group: 'summary' },
} as const

/** Notes 1 to 6. */
export const slipNotes = {
  notes1: { type: 'string', maxLength: 250, list: false, title: 'Notes 1', group: 'notes' },
  notes2: { type: 'string', maxLength: 250, list: false, title: 'Notes 2', group: 'notes' },
  notes3: { type: 'string', maxLength: 250, list: false, title: 'Notes 3', group: 'notes' },
  notes4: { type: 'string', maxLength: 250, list: false, title: 'Notes 4', group: 'notes' },
  notes5: { type: 'string', maxLength: 250, list: false, title: 'Notes 5', group: 'notes' },
  notes6: { type: 'string', maxLength: 250, list: false, title: 'Notes 6', group: 'notes' },
} as const

/** Lines of a slip. */
export const MAX_LINES = 1000

/** Fields of goods only: a discount or a surcharge has no material (`PRODUCT.md E16`). */
const NOT_OF_GOODS = {
  material: false,
  car: false,
  unit: false,
  bonus: false,
  vatPercentage: false,
  vatAmount: false,
  reserve: false,
  reservationDate: false,
  promotion: false,
  returnedLine: false,
} as const

/** A line of a slip: traded goods, or a discount or surcharge on the lines above it. */
export const slipLine = {
  type: 'object',
  required: ['lineType'],
  properties: {
    lineType: { enum: ['material', 'discount', 'surcharge'], default: 'material' },
    lineNumber: { type: 'integer', minimum: 1, initial: '$next', list: false, description: 'Assigned automatically if empty' },
    parentLine: {
      type: 'integer',
      minimum: 1,
      rowBy: 'lineNumber',
      list: false,
      title: 'For line number',
      description: 'For a discount or surcharge on a single line: the number of that line',
    },
    material: { type: 'string', reference: 'materials', referenceFilter: { active: true }, keep: true },
    car: { type: 'string', reference: 'cars', list: false, description: 'Instead of a material; the quantity is 1' },
    quantity: { type: 'string', format: 'decimal', scale: 4, formatMinimum: '0', formatMaximum: MAX_GOODS, keep: true },
    unit: { type: 'string', maxLength: 16 },
    bonus: { type: 'string', format: 'decimal', scale: 4, formatMinimum: '0', formatMaximum: MAX_GOODS, list: false },
    price: { type: 'string', format: 'money', formatMinimum: '0', keep: true },
    vatPercentage: { type: 'string', format: 'percent', formatMinimum: '0', formatMaximum: '100', keep: true, title: 'VAT %' },
    vatAmount: { type: 'string', format: 'money', readOnly: true, title: 'VAT amount', list: false },
    discountPercentage: { type: 'string', format: 'percent', formatMinimum: '0', formatMaximum: '100', title: 'Discount %' },
    discountAmount: { type: 'string', format: 'money', formatMinimum: '0', list: false },
    total: { type: 'string', format: 'money', readOnly: true, keep: true },
    notes: { type: 'string', maxLength: 250, list: false },
    deliveredQuantity: { type: 'string', format: 'decimal', scale: 4, formatMinimum: '0', readOnly: true, list: false },
    reserve: { type: 'boolean', default: false, list: false },
    reservationDate: { type: 'string', format: 'date', list: false },
    auxCode: { type: 'string', maxLength: 32, title: 'Aux code', list: false },
    promotion: { type: 'boolean', default: false, list: false },
    returnedLine: {
      type: 'string',
      maxLength: 64,
      list: false,
      title: 'Returned line',
      description: 'In a return: id of the returned line',
    },
  },
  allOf: [
    {
      if: { required: ['lineType'], properties: { lineType: { enum: ['discount', 'surcharge'] } } },
      then: { properties: NOT_OF_GOODS },
      else: { properties: { parentLine: false } },
    },
    { if: { required: ['car'] }, then: { properties: { unit: false, bonus: false } } },
  ],
} as const
