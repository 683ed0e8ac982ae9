/** Writing direction of a language. */
export const direction = (locale: string): 'ltr' | 'rtl' => (locale.split('-')[0] === 'ar' ? 'rtl' : 'ltr')

/** Isolates left-to-right text, such as a number (Unicode: LRI, PDI). */
export const ltrRun = (text: string): string => `\u2066${text}\u2069`

/** Isolates right-to-left text (RLI, PDI). */
export const rtlRun = (text: string): string => `\u2067${text}\u2069`

/** Isolates text with its own direction (FSI, PDI). */
export const isolated = (text: string): string => `\u2068${text}\u2069`

/** Removes direction marks. */
export const withoutDirectionMarks = (text: string): string => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')

const LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Whether the text contains a right-to-left letter. */
export const isFromRight = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/**
 * A name of several parts for a page that runs from right to left: with a letter of such a script in it, all of it runs that way, also where it
 * begins with a code. Otherwise the code's letters would turn the rest around, and what is cut off would be the name's beginning.
 */
export const readFromRight = (text: string): string =>
  isFromRight(text) && !isFromRight(LETTER.exec(text)?.[0] ?? '') ? `\u200f${text}` : text
