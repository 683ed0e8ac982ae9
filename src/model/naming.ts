/** `phoneNumber2` → `Phone number 2`, `ibanCode` → `Iban code`. */
export const humanize = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])|([a-zA-Z])([0-9])/g, '$1$3 $2$4').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An English title within a sentence: `Sales order` → `sales order`; what begins with an abbreviation stays. */
export const inSentence = (title: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/(ss|x|z|ch|sh)es$/i, '$1'],
  [/([^aeiou])ies$/i, '$1y'],
  [/([^s])s$/i, '$1'],
]

/** English singular of what stands in the plural by the common rules, as ids of entities do; anything else stays. */
export const singularize = (plural: string): string => {
  const [pattern, ending] = SINGULARS.find(([pattern]) => pattern.test(plural)) ?? [/$/, '']
  return plural.replace(pattern, ending)
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(s|x|z|ch|sh)$/i, '$1es'],
  [/([^aeiou])y$/i, '$1ies'],
  [/$/, 's'],
]

/** English plural of a title by the common rules; a schema's `plural` says what they get wrong. */
export const pluralize = (title: string): string => {
  const [pattern, ending] = ENDINGS.find(([pattern]) => pattern.test(title)) ?? [/$/, 's']
  return title.replace(pattern, ending)
}
