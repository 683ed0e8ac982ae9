const SEPARATORS = /[\s().\-/\p{Cf}\p{Pd}]/gu

/** E.164: a plus, a country code that never starts with 0, 15 digits at most; no number in use is shorter than 7. */
const E164 = /^\+[1-9][0-9]{6,14}$/

/** Written after the country code to remind of the 0 that callers inside the country dial. */
const TRUNK_ZERO = /\(0\)/

/**
 * An international number (`+` or `00` first) in E.164 form: `+44 (0)20 7946 0958` → `+442079460958`.
 * Others, national ones above all, keep what was typed apart from blanks around and doubled ones: their country isn't known.
 */
export const normalizePhone = (text: string): string => {
  const typed = text.replace(/[\s\p{Cf}]+/gu, ' ').trim()
  const candidate = typed.replace(TRUNK_ZERO, '').replace(SEPARATORS, '').replace(/^00/, '+')
  return E164.test(candidate) ? candidate : typed
}
