import type { Widen } from '../../widen.ts'

/** Texts of reports, `reports.*`. */
const reports = {
  chart: {
    empty: '(empty)',
    others: 'Others',
    yes: 'Yes',
    no: 'No',
    total: 'Total',
    target: 'Share of the target',
    ofTarget: '%{share} of the target of %{target}',
    targetReached: 'Target of %{target} reached: %{share}',
    since: 'since %{before}',
    ofFirst: '%{share} of the first',
    ofBefore: '%{share} of the one before',
    noRows: 'The query found no rows',
    nothingMeasured: 'None of the columns holds numbers to draw',
    missing: 'The result lacks columns that the chart names: %{columns}',
    tooMany: '%{shown} of %{all} series are drawn; a table shows all',
    asTable: 'Show as table',
    asChart: 'Show as chart',
  },
  run: {
    again: 'Run again',
    running: 'The query is running',
    rows: '%{count} row in %{seconds} s |||| %{count} rows in %{seconds} s',
    truncated: 'only the first rows are shown',
  },
  designer: {
    preview: 'Preview',
    run: 'Run',
    cancel: 'Cancel',
    runFirst: 'Run the query to see its rows (Ctrl+Enter)',
    views: 'What a query can read',
    find: 'Find a view or column',
  },
}

export default reports
export type Reports = Widen<typeof reports>
