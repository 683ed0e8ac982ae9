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
    again: 'Check again',
    range: 'Rows shown: %{from}–%{to} of %{total}',
    previous: 'Previous rows',
    next: 'Next rows',
    failed: 'The rows could not be loaded.',
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
