/** Characters that XML can't hold or that its parsers change, and half characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are escaped
const UNSAFE = /[\0-\x08\x0b-\x1f\x7f\p{Cs}\ufffe\uffff]/gu
/** An underline that a reader would take for the beginning of an escape, also one that ends with the underline of the next escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same characters
const ESCAPE_LIKE = /_(?=x[\dA-Fa-f]{4}[_\0-\x08\x0b-\x1f\x7f\p{Cs}\ufffe\uffff])/gu

const escapeOf = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Text of a workbook's cell with its escapes `_xHHHH_` (`ST_Xstring`, ISO/IEC 29500-1, 22.9.2.19). */
export const toXstring = (text: string): string => text.replace(ESCAPE_LIKE, escapeOf('_')).replace(UNSAFE, escapeOf)

/** The opposite of `toXstring`. */
export const fromXstring = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
