import { build } from 'vite'
import { buildErrorText } from './buildErrorText.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** What `npm start` does first: the pages, told in two lines; a failed build says what failed and ends with 1. */
try {
  print('Building the pages…')
  const from = performance.now()
  await build({ logLevel: 'silent' })
  print(`Built in ${Math.round((performance.now() - from) / 1000)} s.\n`)
} catch (error) {
  process.stderr.write(`${buildErrorText(error, process.stderr.isTTY)}\n`)
  process.exitCode = 1
}
