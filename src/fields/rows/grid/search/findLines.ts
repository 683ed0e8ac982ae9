import { foldText } from '../../../../model/values/foldText.ts'
import { editableNumber, parseLocaleNumber } from '../../../shared/locale/localeNumber.ts'
import type { GridState } from '../core/gridState.ts'
import type { Search } from '../core/visibleLines.ts'

/** Words of a search, each also as a number without group separators, as cells are compared in that form. */
const wordsIn = (text: string, locale: string): readonly (readonly [typed: string, number: string])[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [foldText(word), foldText(editableNumber(parseLocaleNumber(word, locale), locale))])

/** The lines with all words of a text, in any of their cells; undefined if it is blank. @param textOf what the cells of a line show */
export const findLines = (
  { lines, nextKey }: Pick<GridState, 'lines' | 'nextKey'>,
  text: string,
  textOf: (row: number) => string,
  locale: string,
): Search | undefined => {
  const words = wordsIn(text, locale)
  if (words.length === 0) return undefined
  const keys = lines.flatMap(({ key }, row) => {
    const shown = foldText(textOf(row))
    return words.every(([typed, number]) => shown.includes(typed) || shown.includes(number)) ? [key] : []
  })
  return { text, keys: new Set(keys), addedFrom: nextKey }
}
