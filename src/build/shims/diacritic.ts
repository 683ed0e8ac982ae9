import { foldText } from '../../model/values/foldText.ts'

/** In place of the package `diacritic`, by which react-admin finds columns to choose: letters are alike as in every other search, and 2 kB are saved. */
export const clean = foldText
