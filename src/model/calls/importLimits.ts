/** Rows of a page of a preview. */
export const IMPORT_PAGE = 50

/** Encodings of CSV files that are not Unicode. */
export const FILE_ENCODINGS = ['windows-1252', 'windows-1254', 'windows-1256'] as const
