import { declareCall } from '../../model/calls/callContract.ts'
import { count, flag, listOf, moment, object, openObject, text } from '../../model/calls/schemaParts.ts'

/** Limits of one run: rows, bytes of the rows as JSON, and milliseconds (`PRODUCT.md Q3`). */
export const REPORT_LIMITS = { rows: 10_000, bytes: 20 * 1024 * 1024, time: 15_000 } as const

const COLUMN = object({
  name: text,
  type: { enum: ['text', 'integer', 'decimal', 'boolean', 'date', 'dateTime'] },
})

const VIEW = object(
  {
    name: text,
    entity: { ...text, description: 'Whose records it shows, or rows of them' },
    rows: { ...text, description: 'The field whose rows it shows, with a dot between those within each other' },
    columns: listOf(
      object(
        {
          ...COLUMN.properties,
          field: { ...text, description: 'The field that it shows' },
          label: { ...flag, description: 'It is the name of the record to which the field refers' },
          target: { ...text, description: 'The view with the record whose id it is' },
          isParent: { ...flag, description: 'That record is the one to which the row belongs' },
        },
        ['label', 'target', 'isParent'],
      ),
    ),
  },
  ['rows'],
)

const CELL = { type: ['string', 'number', 'boolean', 'null'] } as const

const RESULT = object({
  columns: listOf(
    object(
      {
        ...COLUMN.properties,
        of: {
          ...object(
            { entity: text, field: text, label: { ...flag, description: 'It is the name of the record to which the field refers' } },
            ['label'],
          ),
          description: 'The field whose values it has unchanged, with a dot between those within each other; absent where it is computed',
        },
      },
      ['of'],
    ),
  ),
  rows: {
    ...listOf(listOf(CELL)),
    description: 'Values in the order of the columns: exact numbers as decimal text, moments in UTC, whole numbers beyond 2^53 as text',
  },
  truncated: { ...flag, description: `There is more than ${REPORT_LIMITS.rows} rows or ${REPORT_LIMITS.bytes} bytes` },
  elapsed: { ...count, description: 'Milliseconds of the run' },
  at: { ...moment, description: 'When it ran: viewers with the same rights share a run while it is no older than the sync seconds' },
})

const VALUE = { type: ['string', 'number', 'null'] } as const

const PARAMETERS = {
  type: 'object',
  description:
    'Value by the name of a filter; of a range an object of `from` and `to`, or of a `period`. A filter that is left out has its default, null does not filter',
  additionalProperties: {
    anyOf: [
      VALUE,
      object({ from: VALUE, to: VALUE, period: { type: 'string', description: 'As conditions of a query name them: `thisMonth`' } }, [
        'from',
        'to',
        'period',
      ]),
    ],
  },
} as const

const WHERE = {
  ...listOf(
    object({
      column: { type: 'string', minLength: 1, maxLength: 64 },
      value: {
        anyOf: [
          { type: ['string', 'number', 'boolean', 'null'], maxLength: 2000 },
          object({ from: { type: 'string' }, to: { type: 'string' } }),
        ],
      },
    }),
  ),
  maxItems: 10,
  description:
    'Values of columns (null: empty ones), or their first and last day, by which a reader narrows the report besides its filters: of its view where it has no SQL, else of its result',
} as const

const FILTER = openObject(
  {
    name: { type: 'string', minLength: 1, maxLength: 64 },
    column: { type: 'string', minLength: 1, maxLength: 64 },
    type: { enum: ['text', 'number', 'date', 'range', 'choice', 'lookup'] },
    default: { type: ['string', 'null'], maxLength: 200 },
    period: { type: ['string', 'null'], maxLength: 20 },
  },
  ['default', 'period'],
)

/** Runs reports, and describes the views that they can read. */
export const reportCalls = {
  run: declareCall({
    method: 'POST',
    path: '/api/reports/{id}/run',
    summary: 'Run a report',
    description: 'Reads what the caller may read, through views; 422 with a code where the query is wrong or takes too long.',
    right: { resource: 'reports', action: 'show' },
    readsOnly: true,
    body: openObject({ parameters: PARAMETERS, where: WHERE }, ['parameters', 'where']),
    answer: RESULT,
  }),
  export: declareCall({
    method: 'POST',
    path: '/api/reports/{id}/export',
    summary: 'Run a report and get its rows as a file',
    description: 'Rows, limits and rights are those of a run. Text that a spreadsheet would run as a formula is escaped.',
    right: { resource: 'reports', action: 'export' },
    readsOnly: true,
    body: openObject(
      {
        format: { enum: ['csv', 'xlsx'] },
        parameters: PARAMETERS,
        where: WHERE,
        rightToLeft: flag,
        title: { type: 'string', maxLength: 200, description: 'What the report is called in the file; default: its name' },
        headings: {
          type: 'object',
          maxProperties: 500,
          additionalProperties: { type: 'string', maxLength: 200 },
          description: 'What columns are called in the file, by their names; default: their names',
        },
        choices: {
          type: 'object',
          maxProperties: 500,
          additionalProperties: { type: 'object', maxProperties: 1000, additionalProperties: { type: 'string', maxLength: 200 } },
          description: 'What values of texts are called in the file, by column and value; default: the values',
        },
      },
      ['parameters', 'where', 'rightToLeft', 'title', 'headings', 'choices'],
    ),
    produces: '*/*',
    sends: { 'X-Truncated': 'true where the file holds the first rows only' },
  }),
  drill: declareCall({
    method: 'POST',
    path: '/api/reports/{id}/drill',
    summary: 'The list that shows the records of a group of a report',
    description: 'Of a report without SQL. 422 `reportNoList` where no list can show just those records.',
    right: { resource: 'reports', action: 'show' },
    readsOnly: true,
    body: openObject(
      {
        parameters: PARAMETERS,
        where: WHERE,
        groups: {
          ...listOf(object({ column: text, value: CELL })),
          maxItems: 4,
          description: 'Values of columns by which the report groups',
        },
      },
      ['parameters', 'where'],
    ),
    answer: object({
      entity: text,
      filter: { type: 'object', additionalProperties: true, description: 'Of the list’s address: field, operator, value' },
    }),
  }),
  try: declareCall({
    method: 'POST',
    path: '/api/reports/try',
    summary: 'Run a query that is not saved',
    description:
      'Either SQL or a query in JSON; if both are sent, the latter. The answer to the latter includes its SQL for users who may read it.',
    right: { resource: 'reports', action: 'create' },
    readsOnly: true,
    body: openObject(
      {
        sqlQuery: { type: 'string', minLength: 1, maxLength: 20_000, description: 'For users who may write SQL' },
        // The server takes the property's own schema in place of this (`reportRoutes.ts`).
        query: { type: 'object', description: 'Query without SQL, as the property `query` of reports' },
        filters: { ...listOf(FILTER), maxItems: 100 },
        parameters: PARAMETERS,
      },
      ['sqlQuery', 'query', 'filters', 'parameters'],
    ),
    answer: RESULT,
  }),
  views: declareCall({
    method: 'GET',
    path: '/api/reports/views',
    summary: 'Views that a report can read, as the caller may see them',
    right: { resource: 'reports', action: 'list' },
    answer: object({
      views: listOf(VIEW),
      functions: {
        ...listOf(object({ name: text, type: { enum: [...COLUMN.properties.type.enum, 'any'] } })),
        description: 'The functions of SQL, with the types of their values; `any`: that of what they get',
      },
    }),
  }),
}
