import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')

/** `keptFormats.ts` makes formatters, and `timeZones.ts` keeps only those of proper zones. */
const MAKERS = ['model/values/keptFormats.ts', 'model/values/timeZones.ts']

test('formatters, which take fifty times as long to make as to use, are taken from those that are kept', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*'] })
  const making = files.filter((path) => /new Intl\.\w+(?:Format|Names)\((?!\))/.test(readFileSync(join(src, path), 'utf8')))
  expect(making.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(MAKERS)
})
