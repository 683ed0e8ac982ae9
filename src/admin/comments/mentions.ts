/** A user who can be mentioned. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** The name that is being typed after `@`, before the caret; undefined outside of one. A name may have several words. */
export const typedMention = (text: string, caret: number): string | undefined => {
  const [, typed] = /(?:^|[\s(])@([^@\n]{0,40})$/.exec(text.slice(0, caret)) ?? []
  return typed === undefined || /\s\s|^\s/.test(typed) ? undefined : typed
}

/** Replaces the name that is being typed by that of a person; `caret` is behind it. */
export const insertMention = (text: string, caret: number, { name }: Person): { readonly text: string; readonly caret: number } => {
  const from = caret - (typedMention(text, caret) ?? '').length
  const before = `${text.slice(0, from)}${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** The people whose name the text still mentions. */
export const mentionedIn = (text: string, people: readonly Person[]): readonly Person[] =>
  people.filter(({ name }, at) => text.includes(`@${name}`) && people.findIndex((one) => one.name === name) === at)

const escaped = (name: string): string => name.replace(/[\\`*_[\]()<>#~|!]/g, '\\$&')

/** The text as Markdown with its mentions in bold. */
export const withMentions = (text: string, people: readonly Person[]): string =>
  people
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce((shown, { name }) => shown.replaceAll(`@${name}`, `**@${escaped(name)}**`), text)
