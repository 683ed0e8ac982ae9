import { declareCall, type ValueOf } from '../../model/calls/callContract.ts'
import { flag, listOf, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

const month = { type: 'string', format: 'date', description: 'Its first day, or any other' } as const
const salesman = { ...text, description: 'Id' } as const

const LINE = object({
  invoice: text,
  number: textOrNull,
  kind: { enum: ['invoice', 'creditNote'] },
  date: text,
  customer: text,
  correction: { ...flag, description: 'Of a month that was posted before' },
  basis: { enum: ['net', 'profit'] },
  net: { ...text, description: 'Without VAT, below zero for a credit note' },
  profit: { ...textOrNull, description: 'Null for callers who may not see the value of stock, unless the commission is of it' },
  complete: { ...flag, description: 'False while a cost is not known: the profit changes, and is corrected in a later month' },
  percentage: text,
  commission: text,
})

const STATEMENT = object({
  salesman: text,
  name: text,
  month: text,
  currency: { ...text, description: 'The firm’s: documents in others count at their rate' },
  state: { enum: ['open', 'over', 'posted'], description: 'A month is open until its last day is over, then it can be posted' },
  postable: { ...flag, description: 'Whether the caller can post it now: months are posted in their order' },
  record: { ...textOrNull, description: 'Id of the posted statement' },
  lines: listOf(LINE),
  totals: object({ net: text, profit: textOrNull, commission: text }),
})

const COMMON = { tag: 'Commission', right: 'signedIn' } as const

/** Commissions of salesmen by month. Amounts are decimal text in the firm's currency, days `2026-03-01`. */
export const commissionCalls = {
  salesmen: declareCall({
    ...COMMON,
    method: 'GET',
    path: '/api/commission/salesmen',
    summary: 'Salesmen whose commission the caller may see, their own first',
    answer: listOf(object({ id: text, name: text, own: flag })),
  }),
  statement: declareCall({
    ...COMMON,
    method: 'GET',
    path: '/api/commission/statement',
    summary: 'A salesman’s commission of a month: as it was posted, else as it is now',
    description: 'For users who may list commission statements; everyone sees those of their own salesman.',
    query: object({ salesman, month }),
    refuses: [404],
    answer: STATEMENT,
  }),
  export: declareCall({
    ...COMMON,
    method: 'POST',
    path: '/api/commission/export',
    summary: 'The lines of a statement as a file',
    readsOnly: true,
    body: openObject(
      {
        ...{ salesman, month, format: { enum: ['csv', 'xlsx'] }, rightToLeft: flag },
        headings: { type: 'object', additionalProperties: { type: 'string', maxLength: 100 }, maxProperties: 20 },
      },
      ['rightToLeft', 'headings'],
    ),
    refuses: [404],
    produces: '*/*',
  }),
  post: declareCall({
    method: 'POST',
    path: '/api/commission/post',
    tag: 'Commission',
    summary: 'Post a statement of a month that is over: it never changes',
    right: { resource: 'commissionStatements', action: 'approve' },
    body: openObject({ salesman, month }),
    refuses: [404],
    answer: object({ id: text }),
  }),
}

export type CommissionStatement = ValueOf<typeof STATEMENT>
