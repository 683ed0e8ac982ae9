import { foldText } from '../../../model/values/foldText.ts'
import type { Clip } from '../../fieldView.ts'

/** Accepted besides the words of the user's language. */
const TRUE = ['true', 'yes', '1', 'x', '✓']
const FALSE = ['false', 'no', '0']

const means = (text: string, words: readonly string[], own: string): boolean =>
  [...words, own].some((word) => foldText(word) === foldText(text))

export const booleanClip: Clip = {
  write: (value, _, { translate }) => translate(value === true ? 'app.list.yes' : 'app.list.no'),
  read: (text, _, { translate }) => {
    if (means(text, TRUE, translate('app.list.yes'))) return true
    return means(text, FALSE, translate('app.list.no')) ? false : undefined
  },
}
