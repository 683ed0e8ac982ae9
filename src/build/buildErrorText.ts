import { stripVTControlCharacters } from 'node:util'

/** Most errors that are printed; a broken import can bring dozens. */
const MOST = 5

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim()

/** A failed build has one error for each mistake, and for each plugin that met it. */
function mistakesIn(error: unknown): readonly string[] {
  const all = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error]
  return [...new Set(all.map(messageOf))]
}

/** What a failed build says: each mistake once, with its place, and no stacks; colours for a terminal alone. */
export function buildErrorText(error: unknown, colours: boolean): string {
  const mistakes = mistakesIn(error)
  const more = mistakes.length > MOST ? [`… and ${mistakes.length - MOST} more.`] : []
  const text = ['The pages could not be built.', ...mistakes.slice(0, MOST), ...more].join('\n\n')
  return colours ? text : stripVTControlCharacters(text)
}
