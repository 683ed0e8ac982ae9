import type { Widen } from '../widen.ts'

/** Why a report is not run, or was stopped (`PRODUCT.md Q3`); flat, part of `errors.*`. */
const reportErrors = {
  reportSyntax: 'The query can’t be read from “%{near}” on',
  reportIncomplete: 'The query is not complete',
  reportOneStatement: 'A report is one statement: leave out what follows the semicolon',
  reportOnlyReads: 'A report only reads: begin with SELECT or WITH, and change nothing',
  reportUnknownName: 'There is no view or column called “%{name}” that can be read here',
  reportUnknown: 'The query names something that is not there',
  reportForbiddenName: '“%{name}” can’t be used in a report: name the views without a schema',
  reportFunction: 'The function “%{name}” can’t be used in this way in a report',
  reportParameter: 'The query uses :%{name}, but the report has no filter of that name',
  reportValue: 'A value does not fit what the query does with it, for example a text that is no number',
  reportTooComplex: 'The query, or one of its values, is too large',
  reportTime: 'The report took longer than %{seconds} seconds and was stopped',
  reportMemory: 'The report needed too much memory and was stopped',
  reportFailed: 'The report could not be run. Please tell the person who wrote it.',
  reportView: 'There is no view called “%{name}”',
  reportColumn: 'There is no column called “%{name}”',
  reportNumber: 'Write a number, with a point before the decimals',
  reportDate: 'Write a date as YYYY-MM-DD',
  reportMeasure: 'This measure needs a column with numbers',
  reportPeriod: 'A period needs a column with dates',
  reportValueMissing: 'Write a value',
  reportNoList: 'No list can show just these records',
  reportsMemory: 'Reports need a database in a file, and this one is in memory',
  reportsNoRole:
    'Reports written in SQL are switched off: on PostgreSQL the server needs REPORTS_DATABASE_URL, a login of its own for them',
  reportsUnsafeRole: 'Reports written in SQL are switched off: the login in REPORTS_DATABASE_URL may read more than the views for reports',
}

export type ReportErrorMessages = Widen<typeof reportErrors>
export default reportErrors
