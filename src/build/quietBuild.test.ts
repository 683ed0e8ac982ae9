import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'))
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.ts"></script>')
})
afterEach(() => rm(root, { recursive: true }))

/** Builds a small project of these files like `npm start` builds the pages. */
async function built(files: Readonly<Record<string, string>>): Promise<{ code: unknown; stdout: string; stderr: string }> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'quietBuild.ts')], { cwd: root })
  return run.then(
    (summary) => ({ code: 0, ...summary }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

test('a build that succeeds is two lines', async () => {
  const { code, stdout, stderr } = await built({ 'main.ts': 'document.title = "built"' })
  expect([code, stderr, linesOf(stdout)]).toEqual([0, '', ['Building the pages…', expect.stringMatching(/^Built in \d+ s\.$/)]])
})

test.each([
  ['a syntax error', 'const a = (', 'main.ts:1'],
  ['an import of a file that there is not', "import './nowhere.ts'", "Could not resolve './nowhere.ts' in main.ts"],
  ['an import of what is not exported', "import { nothing } from './other.ts'\nconsole.log(nothing)", 'main.ts:1'],
])('%s is named with its place, in a few lines without colours', async (_, source, place) => {
  const { code, stderr } = await built({ 'main.ts': source, 'other.ts': 'export const other = 1' })
  expect(code).toBe(1)
  expect(stderr).toContain('The pages could not be built.')
  expect(stderr).toContain(place)
  expect(stderr).not.toContain('\u{1b}')
  expect(linesOf(stderr).length).toBeLessThan(15)
})

test('an error that several plugins report is printed once, without stacks', async () => {
  const failing = "buildStart() { throw new Error('schemas/marks.ts#/type: choose one of: object') }"
  const config = `export default { plugins: [{ name: 'one', ${failing} }, { name: 'two', ${failing} }] }`
  const { code, stderr } = await built({ 'main.ts': '', 'vite.config.js': config })
  expect(code).toBe(1)
  expect(linesOf(stderr)).toEqual(['The pages could not be built.', 'schemas/marks.ts#/type: choose one of: object'])
})
