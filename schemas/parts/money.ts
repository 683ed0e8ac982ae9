/** Maximum amount of one document: the sum of all possible documents fits the database's integers. */
export const MAX_MONEY = '999999999999.99'

/** Maximum quantity of one movement of goods, in the main unit. */
export const MAX_GOODS = '9999999999'

/** Due dates of a document, which the server computes from its payment plan. */
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

/** Settled amount, by payments and credit notes; the sum of their allocations, which the writers of allocations maintain. */
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

/** Sums in lists of invoices subtract credit notes. */
export const LESS_CREDIT = { minus: { kind: ['creditNote'] } } as const

/** Invoices to firms that are here: only these are paid in the hub. */
export const BETWEEN_FIRMS = { kind: ['invoice'], recipientFirm: '$any' } as const

/** Amounts of an invoice's line, computed by the server or copied from the order. */
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
  total: { type: 'string', format: 'money', keep: true, description: 'Including VAT' },
} as const

/** Totals of a document, with the same names as the order’s. */
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

/** Rate from a document’s currency to the firm’s (`PRODUCT.md S9`). */
export const exchangeRate = {
  type: 'string',
  format: 'decimal',
  scale: 6,
  formatExclusiveMinimum: '0',
  list: false,
  filter: false,
  description: 'Value of one unit of the document’s currency in the firm’s currency',
} as const
