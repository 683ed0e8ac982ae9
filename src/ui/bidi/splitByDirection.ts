const LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Splits a text that begins left to right and continues right to left, `C00462 – مصطفى شريف`, before the second part; that part is '' if there is none. */
export const splitByDirection = (text: string): readonly [lead: string, name: string] => {
  const at = text.search(RIGHT_TO_LEFT)
  const letters = text.slice(at).match(/\p{L}/gu) ?? []
  const turns = at > 0 && LETTER.test(text.slice(0, at)) && text.charAt(0) !== '\u200f'
  return turns && letters.every((letter) => RIGHT_TO_LEFT.test(letter)) ? [text.slice(0, at), text.slice(at)] : [text, '']
}
