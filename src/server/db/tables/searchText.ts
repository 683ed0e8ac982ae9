import { quote } from './quote.ts'

/**
 * SQL of the searched text: the folded columns, each with two blanks before every word, so that trigrams of one or two initial letters exist too. The text must
 * not change without a new `SearchDef.name`, because indexes contain it.
 */
export const searchText = (columns: readonly string[], row: string): string =>
  columns.map((column) => `'  ' || replace(coalesce(${quote(row)}.${quote(column)}, ''), ' ', '  ')`).join(' || ')
