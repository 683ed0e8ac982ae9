import { stripVTControlCharacters } from 'node:util'
import { build } from 'vite'

/** Most errors that are printed; a broken import can bring dozens. */
const MOST = 5

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim()

/** A failed build has one error for each mistake, and for each plugin that met it. */
function mistakesIn(error: unknown): readonly string[] {
  const all = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error]
  return [...new Set(all.map(messageOf))]
}

/** What a failed build says: each mistake once, with its place, and no stacks; colours for a terminal alone. */
function buildErrorText(error: unknown, colours: boolean): string {
  const mistakes = mistakesIn(error)
  const more = mistakes.length > MOST ? [`… and ${mistakes.length - MOST} more.`] : []
  const text = ['The pages could not be built.', ...mistakes.slice(0, MOST), ...more].join('\n\n')
  return colours ? text : stripVTControlCharacters(text)
}

const print = (text: string) => process.stdout.write(`${text}\n`)

/** First step of `npm start`: builds the pages, with two lines of output; a failed build prints its errors and exits with 1. */
try {
  print('Building the pages…')
  const from = performance.now()
  await build({ logLevel: 'silent' })
  print(`Built in ${Math.round((performance.now() - from) / 1000)} s.\n`)
} catch (error) {
  process.stderr.write(`${buildErrorText(error, process.stderr.isTTY)}\n`)
  process.exitCode = 1
}
