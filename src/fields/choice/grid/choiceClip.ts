import { foldText } from '../../../model/values/foldText.ts'
import type { Clip } from '../../fieldView.ts'

/** A choice by its label in the user's language, or by its stored value. */
export const choiceClip: Clip = {
  write: (value, _, { optionText }) => optionText(value),
  read: (text, { options = [] }, { optionText }) => {
    const typed = foldText(text)
    return options.find((option) => option !== null && (foldText(optionText(option)) === typed || foldText(String(option)) === typed))
  },
}
