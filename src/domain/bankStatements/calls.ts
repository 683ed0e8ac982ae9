import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { count, listOf, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

const column = { type: 'string', maxLength: 200, description: 'Heading of the column' } as const

/** Reads bank statements, and makes payments of their lines (`PRODUCT.md E18`). */
export const bankStatementCalls = {
  read: declareCall({
    ...actionOn('bankAccounts', 'readStatement', 'edit'),
    summary: 'Read a statement from a file: CSV or camt.053; lines that were read before are passed over',
    body: openObject(
      {
        name: { type: 'string', minLength: 1, maxLength: 200, description: 'Of the file' },
        content: { type: 'string', minLength: 1, maxLength: 900_000 },
        columns: {
          ...openObject({ date: column, amount: column, moneyIn: column, moneyOut: column, party: column, iban: column, text: column }, [
            'amount',
            'moneyIn',
            'moneyOut',
            'party',
            'iban',
            'text',
          ]),
          description: 'Of a CSV file; default: by the usual headings. Amounts stand in one column with their sign, or in two',
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
        fee: {
          type: 'string',
          format: 'money',
          formatMinimum: '0',
          description: 'What the bank kept: the payment is so much more than what came in, or less than what went out',
        },
      },
      ['invoice', 'purchase', 'fee'],
    ),
  }),
  charge: declareCall({
    ...actionOn('bankStatements', 'charge', 'approve'),
    summary: 'Book a line as a fee of the bank, or as its interest',
    body: openObject({ line: text }),
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
            fee: { ...textOrNull, description: 'What the bank kept if the line settles all of it' },
            score: count,
          }),
        ),
      }),
    ),
  }),
}
