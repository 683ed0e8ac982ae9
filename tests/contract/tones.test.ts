import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')

/** The only tables from tones to colours, and the diagnostics of the SQL editor, which have a severity of their own. */
const EXEMPT: ReadonlySet<string> = new Set([
  'fields/shared/cells/toneChip.view.tsx',
  'appearance/theme/muiTheme.ts',
  'screens/reports/designer/SqlEditor.tsx',
])

const isScreen = (name: string): boolean => /^(?:admin|appearance|fields|screens|ui)\/.*(?<!\.test)\.tsx?$/.test(name) && !EXEMPT.has(name)

/** The type of a toast is no state. */
const TOAST = /notify\(|\btype: /

/** Material UI's colours of states in a table, a condition or a chip. */
const BY_HAND: readonly RegExp[] = [
  /'(?:success|warning|info)'/,
  /\w: 'error'/,
  /\bseverity=\{[^}]*'error'/,
  /<Chip\b[^>]*\bcolor=["{][^>]*\b(?:success|warning|error|info)\b/,
]

/** Excerpts of a text that colour a state by hand. */
function handMade(text: string): string[] {
  const lines = text.split('\n').filter((line) => !TOAST.test(line))
  return BY_HAND.flatMap((pattern) => lines.join('\n').match(pattern)?.[0] ?? [])
}

test.each([
  "const COLORS = { done: 'success' }",
  "<Alert severity={late ? 'error' : undefined}>",
  '<Chip\n  size="small"\n  color="error"\n/>',
  "<LinearProgress color={full ? 'warning' : 'inherit'} />",
  "const COLORS = { failed: 'error' }",
])('%s is a colour by hand', (text) => {
  expect(handMade(text)).not.toEqual([])
})

test.each([
  "notify(done, { type: 'success' })",
  "const TONES = { done: 'good' }",
  '<Chip color="primary" />',
  '<Alert severity="warning">',
])('%s is none', (text) => {
  expect(handMade(text)).toEqual([])
})

test('states have the tones of their fields, or of one table that is typed by tones', async () => {
  const names = (await readdir(SRC, { recursive: true })).filter(isScreen)
  expect(names.length).toBeGreaterThan(500)
  const found = await Promise.all(
    names.map(async (name) => handMade(await readFile(join(SRC, name), 'utf8')).map((excerpt) => `${name}: ${excerpt}`)),
  )
  expect(found.flat()).toEqual([])
})
