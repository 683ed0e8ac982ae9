import { quote } from './quote.ts'

/**
 * SQL for what the search looks into: the folded columns one after the other with two blanks before each word, so that the trigrams of a
 * beginning of one or two letters exist too. The text must not change without a new `SearchDef.name`: indexes are made over it.
 */
export const searchText = (columns: readonly string[], row: string): string =>
  columns.map((column) => `'  ' || replace(coalesce(${quote(row)}.${quote(column)}, ''), ' ', '  ')`).join(' || ')
