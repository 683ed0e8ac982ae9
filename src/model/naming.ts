/** `phoneNumber2` → `Phone number 2`, `ibanCode` → `Iban code`. */
export const humanize = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])|([a-zA-Z])([0-9])/g, '$1$3 $2$4').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An English title inside a sentence: `Sales order` → `sales order`; a leading abbreviation stays. */
export const inSentence = (title: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

/** Letters and digits of any script, for the name of a file; other characters become a dash. Empty if there are none. */
export const plainName = (name: string): string => name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
