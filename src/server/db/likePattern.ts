/** A LIKE pattern, with `\` as its escape, in which the text stands for itself. */
export const likePattern = (before: '' | '%', text: string, after: '' | '%'): string =>
  `${before}${text.replace(/[\\%_]/g, (character) => `\\${character}`)}${after}`
