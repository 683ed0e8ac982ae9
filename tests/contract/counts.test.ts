import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')

/** Numbers by `toLocaleString`; days and times have options that name a style or a zone. */
const BY_HAND = /\.toLocaleString\((?!.*(?:dateStyle|timeZone))/

test('counts are formatted by formatCount, in the same digits everywhere', async () => {
  const names = (await readdir(SRC, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  expect(names.length).toBeGreaterThan(1000)
  const texts = await Promise.all(names.map(async (name) => ({ name, text: await readFile(join(SRC, name), 'utf8') })))
  expect(texts.filter(({ text }) => BY_HAND.test(text)).map(({ name }) => name)).toEqual([])
})
