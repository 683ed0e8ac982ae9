import { foldText } from '../../model/values/foldText.ts'

/** Replaces the package `diacritic`, with which react-admin filters columns to choose: compares letters like every other search, and saves 2 kB. */
export const clean = foldText
