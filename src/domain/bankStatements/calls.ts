import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { count, listOf, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

const column = { type: 'string', maxLength: 200, description: 'Heading of the column' } as const

/** Reading statements of banks, and making payments of their lines (`PRODUCT.md E18`). */
export const bankStatementCalls = {
  read: declareCall({
    ...actionOn('bankAccounts', 'readStatement', 'edit'),
    summary: 'Read a statement from a file: CSV or camt.053; lines that were read before are passed over',
    body: openObject(
      {
        name: { type: 'string', minLength: 1, maxLength: 200, description: 'Of the file' },
        content: { type: 'string', minLength: 1, maxLength: 900_000 },
        columns: {
          ...openObject({ date: column, amount: column, party: column, iban: column, text: column }, ['party', 'iban', 'text']),
          description: 'Of a CSV file; default: by the usual headings',
        },
      },
      ['columns'],
    ),
  }),
  accept: declareCall({
    ...actionOn('bankStatements', 'accept', 'approve'),
    summary: 'Make a payment of a line',
    body: openObject(
      {
        line: text,
        customer: { type: 'string', description: 'Id of customers.' },
        invoice: { type: 'string', description: 'What it settles; default: what fell due first' },
        purchase: { type: 'string', description: 'What it settles; default: what fell due first' },
      },
      ['invoice', 'purchase'],
    ),
  }),
  ignore: declareCall({
    ...actionOn('bankStatements', 'ignore', 'approve'),
    summary: 'Leave a line aside: it is no payment of a customer',
    body: openObject({ line: text }),
  }),
  matches: declareCall({
    method: 'GET',
    path: '/api/bankStatements/{id}/matches',
    tag: 'Bank statements',
    summary: 'What the open lines probably pay, the likeliest first',
    right: { resource: 'bankStatements', action: 'show' },
    answer: listOf(
      object({
        line: text,
        matches: listOf(
          object({
            entity: { enum: ['invoices', 'purchases'] },
            id: text,
            number: textOrNull,
            customer: text,
            name: text,
            open: text,
            score: count,
          }),
        ),
      }),
    ),
  }),
}
