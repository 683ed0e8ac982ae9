type Texts = string | { readonly [key: string]: Texts }

/** The texts of another package's catalogue, each changed by `write`. */
export const rewritten = <T>(texts: T, write: (text: string) => string): T => {
  const all = (part: Texts): Texts =>
    typeof part === 'string' ? write(part) : Object.fromEntries(Object.entries(part).map(([key, each]) => [key, all(each)]))
  return all(texts as Texts) as T
}

/** With typographic apostrophes: `don’t`. */
export const typographicApostrophes = (text: string): string => text.replace(/(?<=\p{L})'(?=[\p{L}%«])/gu, '’')

/** French typography: narrow no-break spaces before `: ; ! ?` and inside « ». */
export const setInFrench = (text: string): string =>
  typographicApostrophes(text)
    .replace(/[ \u00a0](?=[:;!?»])/g, '\u202f')
    .replace(/«[ \u00a0]/g, '«\u202f')
