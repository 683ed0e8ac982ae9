type Texts = string | { readonly [key: string]: Texts }

/** Texts of another package's catalogue, each rewritten by `write`. */
export const rewritten = <T>(texts: T, write: (text: string) => string): T => {
  const all = (part: Texts): Texts =>
    typeof part === 'string' ? write(part) : Object.fromEntries(Object.entries(part).map(([key, each]) => [key, all(each)]))
  return all(texts as Texts) as T
}

/** With the apostrophe of print: `don’t`. */
export const curled = (text: string): string => text.replace(/(?<=\p{L})'(?=[\p{L}%«])/gu, '’')

/** As French is set: with narrow spaces that no line breaks at, before `: ; ! ?` and inside « ». */
export const setInFrench = (text: string): string =>
  curled(text)
    .replace(/[ \u00a0](?=[:;!?»])/g, '\u202f')
    .replace(/«[ \u00a0]/g, '«\u202f')
