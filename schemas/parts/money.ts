/** Most that one document may move: the sum of as many documents as there can be still fits the database's integers. */
export const MOST_MONEY = '999999999999.99'

/** Most that one movement may take of goods, in the main unit. */
export const MOST_GOODS = '9999999999'

/** When a document falls due: by its payment plan, made by the server. */
export const instalments = {
  type: 'array',
  readOnly: true,
  items: {
    type: 'object',
    required: ['date', 'amount'],
    properties: {
      date: { type: 'string', format: 'date', title: 'Due date' },
      amount: { type: 'string', format: 'money', keep: true },
    },
  },
  group: 'payment',
} as const

/** What payments and credit notes have settled; the sum of their allocations, kept by the flow that makes them. */
export const settled = {
  settledAmount: {
    type: 'string',
    format: 'money',
    currencyField: 'currency',
    default: '0.00',
    readOnly: true,
    title: 'Settled',
    group: 'payment',
  },
  settlement: {
    enum: ['open', 'partlySettled', 'settled'],
    tones: { partlySettled: 'caution', settled: 'good' },
    default: 'open',
    readOnly: true,
    keep: true,
    group: 'payment',
  },
} as const

/** Lists of invoices take credit notes off. */
export const LESS_CREDIT = { minus: { kind: ['creditNote'] } } as const

/** Amounts of a line of an invoice, worked out by the server or copied from the order. */
export const invoiceLine = {
  lineNumber: { type: 'integer', minimum: 1, initial: '$next', list: false },
  orderLine: { type: 'string', maxLength: 64, readOnly: true, list: false, filter: false, description: 'Id of the order’s line' },
  material: { type: 'string', reference: 'materials', keep: true },
  car: { type: 'string', reference: 'cars', list: false },
  description: { type: 'string', maxLength: 250 },
  quantity: { type: 'string', format: 'decimal', scale: 4, formatMinimum: '0', keep: true },
  unit: { type: 'string', maxLength: 16 },
  price: { type: 'string', format: 'money', formatMinimum: '0' },
  gross: { type: 'string', format: 'money', list: false },
  promotion: { type: 'string', format: 'money', list: false },
  discount: { type: 'string', format: 'money' },
  surcharge: { type: 'string', format: 'money', list: false },
  vatPercentage: { type: 'string', format: 'percent', formatMinimum: '0', formatMaximum: '100', title: 'VAT %' },
  vatAmount: { type: 'string', format: 'money', title: 'VAT amount' },
  total: { type: 'string', format: 'money', keep: true, description: 'VAT included' },
} as const

/** Sums of a document under the names of the order’s. */
const amount = { type: 'string', format: 'money', currencyField: 'currency', list: false, group: 'summary' } as const
export const invoiceSummary = {
  grossTotal: amount,
  totalDiscounts: amount,
  totalPromotions: { ...amount, title: 'Promotions' },
  totalSurcharges: { ...amount, title: 'Surcharges' },
  totalVat: { ...amount, title: 'Total VAT' },
  netTotal: { type: 'string', format: 'money', currencyField: 'currency', keep: true, group: 'summary' },
  vat: {
    type: 'array',
    title: 'VAT by rate',
    items: {
      type: 'object',
      required: ['rate', 'base', 'amount'],
      properties: {
        rate: { type: 'string', format: 'percent' },
        base: { type: 'string', format: 'money' },
        amount: { type: 'string', format: 'money', keep: true },
      },
    },
    group: 'summary',
  },
} as const

/** Rate of a document’s currency to the firm’s (`PRODUCT.md S9`). */
export const exchangeRate = {
  type: 'string',
  format: 'decimal',
  scale: 6,
  formatExclusiveMinimum: '0',
  list: false,
  filter: false,
  description: 'What one unit of the document’s currency is in the firm’s currency',
} as const
