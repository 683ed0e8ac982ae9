import { stripVTControlCharacters } from 'node:util'
import { build } from 'vite'

/** Maximum number of printed errors; one broken import can cause dozens. */
const MAX = 5

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim()

/** A failed build has one error for each mistake, and one for each plugin that found it. */
function mistakesIn(error: unknown): readonly string[] {
  const all = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error]
  return [...new Set(all.map(messageOf))]
}

/** Message of a failed build: each mistake once, with its position and without stack traces. Colours only for a terminal. */
function buildErrorText(error: unknown, colours: boolean): string {
  const mistakes = mistakesIn(error)
  const more = mistakes.length > MAX ? [`… and ${mistakes.length - MAX} more.`] : []
  const text = ['The pages could not be built.', ...mistakes.slice(0, MAX), ...more].join('\n\n')
  return colours ? text : stripVTControlCharacters(text)
}

const print = (text: string) => process.stdout.write(`${text}\n`)

/** First step of `npm start`: builds the pages and prints two lines. A failed build prints its errors and exits with 1. */
try {
  print('Building the pages…')
  const from = performance.now()
  await build({ logLevel: 'silent' })
  print(`Built in ${Math.round((performance.now() - from) / 1000)} s.\n`)
} catch (error) {
  process.stderr.write(`${buildErrorText(error, process.stderr.isTTY)}\n`)
  process.exitCode = 1
}
