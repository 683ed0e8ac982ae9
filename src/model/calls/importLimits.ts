/** Rows of a page of a preview. */
export const IMPORT_PAGE = 50

/** Encodings of CSV files that are not Unicode. */
export const FILE_ENCODINGS = ['windows-1252', 'windows-1254', 'windows-1256'] as const

/** What an import does with a row. `excluded`: nothing, because the user has left it out, or imports only new records, or only changes. */
export const ROW_STATUSES = ['create', 'update', 'unchanged', 'error', 'excluded'] as const

export type RowStatus = (typeof ROW_STATUSES)[number]

/** Names of the numbers of rows, by status. */
export const ROW_COUNTS = {
  create: 'creates',
  update: 'updates',
  unchanged: 'unchanged',
  error: 'errors',
  excluded: 'excluded',
} as const satisfies Record<RowStatus, string>

/** Rows of a file that are imported. */
export const IMPORT_MODES = ['all', 'create', 'update'] as const
