import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { listOf, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

const day = { type: 'string', format: 'date', description: 'Default: today, by the firm’s time zone' } as const
const what = {
  enum: ['whole', 'delivered'],
  description: 'All that was ordered, or its delivered part; without what was invoiced before',
} as const
const rate = { type: 'string', maxLength: 20, description: 'Of the order’s currency to the firm’s; default: the last one used' } as const
const quantity = { type: 'string', format: 'decimal', scale: 4, formatExclusiveMinimum: '0' } as const
const money = { type: 'string', format: 'money', formatMinimum: '0' } as const

/** Makes invoices, and returns their margins (`PRODUCT.md E17, E18`). */
export const invoiceCalls = {
  margins: declareCall({
    method: 'GET',
    path: '/api/invoices/margins',
    tag: 'Invoices',
    summary: 'What invoices earned: net of VAT, less what their goods cost at the moving average when they left',
    description: 'For users who may read stock values. Amounts are in the firm’s currency; those of a credit note are negative.',
    right: { resource: 'invoices', action: 'list' },
    query: object({ ids: { type: 'array', items: text, maxItems: 200 } }),
    answer: listOf(
      object({
        id: text,
        currency: text,
        net: text,
        cost: text,
        margin: text,
        percent: { ...textOrNull, description: 'Margin by net, one decimal place; null where the net is zero' },
        complete: { type: 'boolean', description: 'False while goods are not delivered, or a car’s cost is not in the firm’s currency' },
      }),
    ),
  }),
  /** For a return it makes a credit note. */
  invoice: declareCall({
    ...actionOn('salesOrders', 'invoice', 'edit'),
    summary: 'Make an invoice of an approved order, of a return a credit note',
    body: openObject({ what, date: day, rate }, ['date', 'rate']),
  }),
  /** Records a supplier’s invoice for received goods. */
  purchase: declareCall({
    ...actionOn('purchaseOrders', 'invoice', 'edit'),
    summary: 'Book the supplier’s invoice of an approved order',
    body: openObject(
      {
        what,
        slipNumber: { type: 'string', minLength: 1, maxLength: 32, description: 'Number of the supplier’s invoice' },
        date: day,
        netTotal: { ...money, description: 'As the paper says, to be compared with the lines' },
        totalVat: { ...money, description: 'As the paper says, to be compared with the lines' },
        document: { type: 'string', maxLength: 64, description: 'Id of an upload' },
      },
      ['date', 'netTotal', 'totalVat', 'document'],
    ),
  }),
  credit: declareCall({
    ...actionOn('invoices', 'credit', 'approve'),
    summary: 'Make a credit note of an invoice, whole or of some of its lines',
    body: openObject(
      {
        date: day,
        reason: { type: 'string', maxLength: 250 },
        lines: {
          ...listOf(openObject({ id: text, quantity }, ['quantity'])),
          description: 'Ids of the invoice’s lines; default: all that is left',
        },
      },
      ['date', 'reason', 'lines'],
    ),
  }),
  apply: declareCall({
    ...actionOn('invoices', 'apply', 'approve'),
    summary: 'Settle invoices of the customer with what is left of a credit note',
    body: openObject(
      {
        date: day,
        invoices: { ...listOf(openObject({ invoice: text, amount: money })), description: 'Default: those that fell due first' },
      },
      ['date', 'invoices'],
    ),
  }),
}
