/** Markup that is safe to show. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (part === false || part === null || part === undefined) return ''
  return typeof part === 'object' ? part.map(markupOf).join('') : escaped(String(part))
}

/** Markup of a template; every value in it is escaped, but markup itself. `false`, null and undefined give no output. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(markupOf)))
