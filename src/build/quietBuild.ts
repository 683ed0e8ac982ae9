import { build } from 'vite'
import { buildErrorText } from './buildErrorText.ts'

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
