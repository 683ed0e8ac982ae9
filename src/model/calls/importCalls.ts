import { type AnswerOf, declareCall } from './callContract.ts'
import { FILE_ENCODINGS, IMPORT_MODES, IMPORT_PAGE, ROW_STATUSES } from './importLimits.ts'
import { CHANGES, confirming, type Entity, STARTED_JOB } from './recordCalls.ts'
import { count, flag, listOf, named, object, openObject, text, textOrNull } from './schemaParts.ts'

const FIELD_ERROR = named('FieldError', object({ path: text, keyword: text, format: text, params: { type: 'object' } }, ['format']))

const IMPORT_STATUS = { enum: ROW_STATUSES } as const

/** Rows of a file that are imported. */
const MODE = {
  enum: IMPORT_MODES,
  description:
    'Rows that are imported: `create` those that make new records, `update` those that change existing ones, `all` both; the others are `excluded`',
} as const

/** Result of one row of a file; row 1 is the first with values. */
const IMPORT_ROW = named(
  'ImportRow',
  object(
    {
      row: { type: 'integer', minimum: 1 },
      number: { ...count, description: 'Number of the row as a spreadsheet shows it; in JSON the place in the list' },
      status: IMPORT_STATUS,
      id: textOrNull,
      changes: CHANGES,
      errors: listOf(FIELD_ERROR),
      moreErrors: { ...count, description: 'How many further ones the row has' },
      leftOut: { ...flag, description: 'Whether the user has left it out' },
    },
    ['moreErrors', 'leftOut'],
  ),
)

const COLUMN = named(
  'ImportColumn',
  object({
    heading: text,
    samples: { ...listOf(text), description: 'First values' },
    field: { ...textOrNull, description: 'Field that its cells become; null if it is not imported' },
    format: { ...textOrNull, description: '`DMY` or `MDY` of days, `dot` or `comma` (1.234,50) of numbers' },
    formats: { ...listOf(text), description: 'What the format may be' },
  }),
)

const IMPORT_PREVIEW = named(
  'ImportPreview',
  object({
    jobId: text,
    status: { ...text, description: '`running` while rows are being checked, `ready` when they have been' },
    done: { ...count, description: 'Rows that have been checked' },
    rows: count,
    creates: count,
    updates: count,
    unchanged: count,
    errors: count,
    excluded: { ...count, description: 'Rows that the mode or the user leaves out; they are neither checked nor written' },
    encoding: { ...textOrNull, description: 'Of a CSV file' },
    heading: { type: ['integer', 'null'], description: 'Number of the row with the headings; null of JSON' },
    top: { ...listOf(object({ number: count, text })), description: 'First rows of the file, which may be the headings' },
    remembered: { ...flag, description: 'Whether the fields are those that the user has chosen before for a file with these headings' },
    mode: MODE,
    replaced: { ...count, description: 'Texts of columns that have a value instead' },
    columns: listOf(COLUMN),
    preview: {
      ...listOf(IMPORT_ROW),
      description: 'In the order of the file, without unchanged ones; the first wrong ones, and the first others',
    },
  }),
)

export const previewCall = ({ id, plural }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/import`,
    summary: `What importing a file of ${plural} would do`,
    description:
      'CSV or JSON of at most a million rows, or XLSX. The field of a column is guessed by its heading: the property, or its label in any language. Large files are checked after the answer.',
    right: { resource: id, action: 'import' },
    query: object(
      {
        encoding: named('ImportEncoding', {
          enum: FILE_ENCODINGS,
          description: 'Of a CSV file that is not Unicode; default: that of the language',
        }),
        locale: named('ImportLanguage', { ...text, description: 'Language of the user' }),
        heading: named('ImportHeading', {
          type: 'string',
          pattern: '^[0-9]{1,3}$',
          description: 'Number of the row with the headings; default: the one of the first rows with most known headings, else the first',
        }),
      },
      ['encoding', 'locale', 'heading'],
    ),
    consumes: { type: 'multipart/form-data', schema: object({ file: { type: 'string', format: 'binary' } }) },
    answer: IMPORT_PREVIEW,
  })

/** A dry run: nothing is saved until its job is committed. */
export type ImportPreview = AnswerOf<ReturnType<typeof previewCall>>

/** Result of one row of the file. */
export type ImportRow = ImportPreview['preview'][number]

export const importedCall = ({ id }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/import/{jobId}`,
    summary: 'A file that is being imported',
    right: { resource: id, action: 'import' },
    answer: IMPORT_PREVIEW,
  })

export const columnsCall = ({ id }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/import/{jobId}/columns`,
    summary: 'Choose the fields of a file’s columns, and which of its rows are imported, and check its rows again',
    description: 'The choice is remembered for further files with the same headings.',
    right: { resource: id, action: 'import' },
    keepsUndo: true,
    body: named(
      'ChosenColumns',
      openObject(
        {
          columns: {
            type: 'array',
            maxItems: 1000,
            items: object({ field: textOrNull, format: { enum: ['DMY', 'MDY', 'dot', 'comma', null] } }, ['format']),
            description: 'One for each column of the file',
          },
          mode: { ...MODE, description: `${MODE.description}. Default: as before` },
        },
        ['mode'],
      ),
    ),
    answer: IMPORT_PREVIEW,
  })

export const importRowsCall = ({ id }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/import/{jobId}/rows`,
    summary: `Checked rows of a file in its order, ${IMPORT_PAGE} at a time`,
    right: { resource: id, action: 'import' },
    query: object(
      {
        status: { ...listOf(IMPORT_STATUS), description: 'Default: all' },
        offset: { type: 'string', pattern: '^[0-9]{1,7}$', description: 'Number of such rows to be skipped' },
      },
      ['status', 'offset'],
    ),
    answer: listOf(IMPORT_ROW),
  })

export const mendCall = ({ id }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/import/{jobId}/mend`,
    summary: 'Replace cells of a row by values, or leave it out, and check it again',
    right: { resource: id, action: 'import' },
    keepsUndo: true,
    body: openObject(
      {
        row: { type: 'integer', minimum: 1 },
        values: { type: 'object', description: 'Field → value' },
        leftOut: { ...flag, description: 'Whether the row is not imported; default: as before' },
      },
      ['values', 'leftOut'],
    ),
    answer: IMPORT_ROW,
  })

const TEXT_OF_COLUMN = { field: text, text: { ...text, description: 'Of its cells; empty for cells without a value' } } as const

/** A text of a column with the value that its cells have instead. */
const REPLACED_TEXT = named('ReplacedText', object({ ...TEXT_OF_COLUMN, value: { description: 'Of the field' } }))

export const valuesCall = ({ id }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/import/{jobId}/values`,
    summary: 'Each wrong text of a file’s columns once, with the number of its rows',
    right: { resource: id, action: 'import' },
    answer: named(
      'ImportValues',
      object({
        fields: listOf(
          object({
            field: text,
            values: {
              ...listOf(object({ text: TEXT_OF_COLUMN.text, rows: count, error: FIELD_ERROR })),
              description: 'The fifty of most rows; of a field with more than a thousand, the first thousand of the file are counted',
            },
            more: { ...count, description: 'Rows with further wrong texts' },
          }),
        ),
        replaced: listOf(REPLACED_TEXT),
      }),
    ),
  })

export type ImportValues = AnswerOf<ReturnType<typeof valuesCall>>

export const replaceCall = ({ id }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/import/{jobId}/values`,
    summary: 'Replace texts of columns by values in all their rows, and check the rows again',
    description: 'What is replaced is remembered for further files with the same headings.',
    right: { resource: id, action: 'import' },
    keepsUndo: true,
    body: named(
      'ReplacedTexts',
      openObject(
        {
          replace: { type: 'array', maxItems: 1000, items: REPLACED_TEXT },
          keep: { type: 'array', maxItems: 1000, items: object(TEXT_OF_COLUMN), description: 'Texts that are no longer replaced' },
        },
        ['keep'],
      ),
    ),
    answer: IMPORT_PREVIEW,
  })

export const commitCall = ({ id }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/import/{jobId}/commit`,
    summary: 'Write what a preview showed',
    description: 'Asks for what a row needs confirmed, such as cars above the limit of a plan, before it writes any.',
    right: { resource: id, action: 'import' },
    headers: confirming,
    status: 202,
    answer: STARTED_JOB,
  })
