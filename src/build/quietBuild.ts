import { build } from 'vite'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** What `npm start` does first: the pages, told in two lines; a failed build says what failed and ends with 1. */
try {
  print('Building the pages…')
  const from = performance.now()
  await build({ logLevel: 'error' })
  print(`Built in ${Math.round((performance.now() - from) / 1000)} s.\n`)
} catch (error) {
  process.stderr.write(`The pages could not be built: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
