import type { Widen } from '../widen.ts'

/** Reasons why a report does not run or was stopped (`PRODUCT.md Q3`); flat, part of `errors.*`. */
const reportErrors = {
  reportSyntax: 'Syntax error at “%{near}”',
  reportIncomplete: 'The query is not complete',
  reportOneStatement: 'A report is a single statement: remove everything after the semicolon',
  reportOnlyReads: 'A report can only read: begin with SELECT or WITH, and change no data',
  reportUnknownName: 'There is no view or column called “%{name}” that can be read here',
  reportUnknown: 'The query refers to something that does not exist',
  reportForbiddenName: '“%{name}” can’t be used in a report: name the views without a schema',
  reportFunction: 'The function “%{name}” can’t be used in this way in a report',
  reportParameter: 'The query uses :%{name}, but the report has no filter of that name',
  reportValue: 'A value has the wrong type for its use in the query, for example a text that is not a number',
  reportTooComplex: 'The query, or one of its values, is too large',
  reportTime: 'The report took longer than %{seconds} seconds and was stopped',
  reportMemory: 'The report needed too much memory and was stopped',
  reportFailed: 'The report could not be run. Please tell the person who wrote it.',
  reportView: 'There is no view called “%{name}”',
  reportColumn: 'There is no column called “%{name}”',
  reportNumber: 'Enter a number, with a point before the decimals',
  reportDate: 'Write a date as YYYY-MM-DD',
  reportBoolean: 'Write true or false',
  reportComparison: 'This column can’t be compared in this way',
  reportMeasure: 'This measure needs a column with numbers',
  reportPeriod: 'A period needs a column with dates',
  reportValueMissing: 'Write a value',
  reportNoList: 'No list can show just these records',
  reportRecipients:
    'These users can’t be mailed this report: %{value}. They may not run it, their account is closed, or their address is not verified.',
  reportNotRunnable: 'You may not run this report',
  viewRecipients:
    'These users can’t be mailed this view: %{value}. It is not shared with them, they may not export the list, their account is closed, or their address is not verified.',
  viewNotExported: 'This view does not exist, is not shared with you, or you may not export its list',
  reportIsSent: 'It is being sent right now',
  reportsMemory: 'Reports need a database in a file, and this one is in memory',
  reportsNoRole:
    'Reports written in SQL are switched off: on PostgreSQL the server needs REPORTS_DATABASE_URL, a login of its own for them',
  reportsUnsafeRole: 'Reports written in SQL are switched off: the login in REPORTS_DATABASE_URL may read more than the views for reports',
}

export type ReportErrorMessages = Widen<typeof reportErrors>
export default reportErrors
