import { declareCall } from './callContract.ts'
import { type Entity, likeTheList } from './recordCalls.ts'
import { flag, listOf, named, object, text } from './schemaParts.ts'

/** Kinds of files, each with its media type. */
export const EXPORT_FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
} as const

const { csv, xlsx } = EXPORT_FORMATS

const locale = named('FileLanguage', { ...text, maxLength: 35, description: 'Language of the file' })
const sheet = named('SheetFormat', { enum: ['csv', 'xlsx'], description: 'Kind of file; default `csv`' })

export const exportCall = ({ id, plural }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/export`,
    summary: `All ${plural} that a filter finds, as a file`,
    description: 'As CSV or workbook with a column `<field> label` of names behind each field that refers to records.',
    right: { resource: id, action: 'export' },
    query: object(
      {
        format: named('FileFormat', { enum: ['csv', 'xlsx', 'json'], description: 'Kind of file; default `csv`' }),
        filter: likeTheList,
        sort: named('FileOrder', { ...text, description: 'As in the list' }),
        columns: named('FileColumns', { ...listOf(text), description: 'Names of fields; all that may be read by default' }),
        names: named('FileForPeople', {
          ...flag,
          description: 'For people: headed by labels, with names in place of ids, in the language `locale`, and times in the firm’s zone',
        }),
        locale,
      },
      ['format', 'filter', 'sort', 'columns', 'names', 'locale'],
    ),
    produces: Object.values(EXPORT_FORMATS),
  })

export const templateCall = ({ id, plural }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/import/template`,
    summary: `An empty file with headings, to fill in ${plural} and import them`,
    description: 'Workbooks offer choices and explain fields.',
    right: { resource: id, action: 'import' },
    query: object({ format: sheet, locale }, ['format', 'locale']),
    produces: [csv, xlsx],
  })

export const refusedRowsCall = ({ id }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/import/{jobId}/refused`,
    summary: 'The rows that the check or the import has refused, each with its reason, to be mended and imported again',
    right: { resource: id, action: 'import' },
    query: object(
      { format: sheet, locale, heading: { ...text, maxLength: 80, description: 'Of the column of reasons; default `Reason`' } },
      ['format', 'locale', 'heading'],
    ),
    produces: [csv, xlsx],
  })
