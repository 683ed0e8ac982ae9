/** A LIKE pattern, with `\` as its escape, that matches the text literally. */
export const likePattern = (before: '' | '%', text: string, after: '' | '%'): string =>
  `${before}${text.replace(/[\\%_]/g, (character) => `\\${character}`)}${after}`
