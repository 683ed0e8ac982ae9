import type { Widen } from '../../widen.ts'

/** Imports and exports, `import.*`: columns, checked rows, mending, and files to download. */
const imports = {
  template: 'Template to fill in:',
  columns: {
    title: 'Columns',
    text: 'Check which field each column of the file fills. Your choice is remembered for files with the same headings.',
    remembered: 'These are the fields that you chose for these headings before.',
    column: 'Column of the file',
    samples: 'First values',
    field: 'Field',
    none: 'Do not import',
    unnamed: 'Column %{number}',
    twice: 'Another column already fills this field.',
    heading: 'Row with the headings',
    encoding: 'Character set',
    format: 'Written as',
    formats: { DMY: 'day/month/year', MDY: 'month/day/year', dot: '1,234.50', comma: '1.234,50' },
    mode: 'Rows that are imported',
    modes: { all: 'New and changed', create: 'New only', update: 'Changed only' },
    next: 'Check the rows',
    missing: 'No column for required fields: %{fields}',
  },
  rows: {
    all: 'All',
    excluded: 'left out',
    none: 'No such rows.',
    checking: 'Checking… %{done} of %{total} rows',
    mend: 'Correct',
    mendRow: 'Correct row %{row}',
    leaveOut: 'Leave out row %{row}',
    takeIn: 'Import row %{row} after all',
    again: 'Check again',
    range: 'Rows shown: %{from}–%{to} of %{total}',
    previous: 'Previous rows',
    next: 'Next rows',
    failed: 'The rows could not be loaded.',
  },
  values: {
    title: 'Wrong values',
    text: 'Each wrong value is listed once. What you enter replaces it in all its rows, and is remembered for files with the same headings.',
    none: 'No value is wrong by itself.',
    rows: '%{smart_count} row |||| %{smart_count} rows',
    empty: 'Empty cell',
    instead: 'Instead of “%{text}”',
    insteadOfEmpty: 'Instead of an empty cell',
    showMore: 'Show more values',
    more: '%{smart_count} row has another wrong value |||| %{smart_count} rows have other wrong values',
    replaced: 'Replaced values',
    replacing: '%{smart_count} value of the file is replaced as you chose |||| %{smart_count} values of the file are replaced as you chose',
    keep: 'Do not replace “%{text}”',
  },
  goesOn: 'You can close this window. The import goes on, and its card shows how far it is.',
  exports: {
    shown: 'As shown',
    all: 'All fields, to import again',
    running: 'Export in progress',
    received: '%{size} received',
    cancelled: 'The export was cancelled',
  },
  refused: {
    download: 'Refused rows:',
    reason: 'Reason',
  },
}

export default imports
export type ImportMessages = Widen<typeof imports>
