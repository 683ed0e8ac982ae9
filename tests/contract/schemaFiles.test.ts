import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenAddresses } from '../../src/server/start/takenAddresses.ts'
import { suiteApp } from '../support/app/suiteApp.ts'

const DEFINE = 'const defineEntity = (schema) => schema\n'

/** Files of a developer, with the expected mistakes. */
const FILES: Readonly<Record<string, { readonly text: string; readonly reported: readonly (string | RegExp)[] }>> = {
  'boats.ts': {
    text: `${DEFINE}const label = { type: 'string', maxLenght: 3 }
export const boats = defineEntity({
  $id: 'boats',
  type: 'object',
  properties: {
    name: { type: 'string' },
    label,
    size: {
      type: 'integer',
      minimum: 3,
      maxima: 2,
    },
  },
})
`,
    reported: [
      "schemas/boats.ts:2#/properties/label/maxLenght: unknown keyword 'maxLenght' → write 'maxLength'",
      "schemas/boats.ts:12#/properties/size/maxima: unknown keyword 'maxima' → write 'maximum'",
    ],
  },
  'crews.ts': {
    text: `${DEFINE}export const crews = defineEntity({
  $id: 'crews',
  type: 'object',
  properties: { boat: { type: 'string', reference: 'boats' }, size: { type: 'integer', default: 'two' } },
} as const)
`,
    reported: [/^schemas\/crews\.ts:5#\/properties\/size\/default: the default "two" is no valid value/],
  },
  'empty.ts': {
    text: 'const harbours = 1\n',
    reported: ["schemas/empty.ts: the file exports no schema → write export const empty = defineEntity({ $id: 'empty', … })"],
  },
  'none.ts': {
    text: `export const none = { type: 'object' }\n`,
    reported: ["schemas/none.ts:1: '$id' is missing → add '$id'", "schemas/none.ts:1: 'properties' is missing → add 'properties'"],
  },
  'syntax.ts': {
    text: `export const syntax = {\n  $id: 'syntax',\n  type: ['object'\n  properties: {},\n}\n`,
    reported: [/^schemas\/syntax\.ts:4: .+ → correct the syntax$/],
  },
  'thrown.ts': {
    text: `export const thrown = {\n  $id: 'thrown',\n  title: titel,\n}\n`,
    reported: ['schemas/thrown.ts:3: titel is not defined → a schema is plain data: correct the expression'],
  },
  'imports.ts': {
    text: `import { parts } from './nowhere.ts'\nexport const imports = parts\n`,
    reported: [/^schemas\/imports\.ts.*nowhere\.ts.* → correct the import$/],
  },
  'twice.ts': {
    text: `export const one = { $id: 'one' }\nexport const two = { $id: 'two' }\n`,
    reported: ['schemas/twice.ts:1: there are several schemas in one file → give each entity a file of its own'],
  },
}

let root: string
let reported: readonly string[]

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'schemas-'))
  mkdirSync(join(root, 'schemas'))
  for (const [name, { text }] of Object.entries(FILES)) writeFileSync(join(root, 'schemas', name), text)
  const command = [join(import.meta.dirname, '../../src/build/schema/cli.ts'), 'check', join(root, 'schemas')]
  const run = promisify(execFile)(process.execPath, command)
  const { code, stdout, stderr } = await run.then(
    (said) => ({ code: 0, ...said }),
    (failed: { readonly code: number; readonly stdout: string; readonly stderr: string }) => failed,
  )
  const [first = '', ...lines] = stderr.trimEnd().split('\n')
  expect([code, stdout, first]).toEqual([1, '', `${lines.length} mistakes in the schemas:`])
  reported = lines
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the mistakes of all files are reported at once, each with its line', () => {
  test.each(Object.entries(FILES))('%s', (name, expected) => {
    expect(reported.filter((line) => line.startsWith(`schemas/${name}`))).toEqual(
      expected.reported.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    )
  })

  test('and nothing else', () => expect(reported).toHaveLength(Object.values(FILES).flatMap((file) => file.reported).length))
})

describe('ids that the API has addresses for', () => {
  const api = suiteApp()

  test('are found where its calls are declared, all that it serves', async () => {
    const taken = await takenAddresses()
    expect(taken).toEqual(expect.arrayContaining(['search', 'health', 'docs', 'jobs', 'schemas']))
    const served = api.app.calls.map(({ path }) => path.split('/')).filter((parts) => parts.length === 3)
    const first = served.map(([, , name = '']) => name).filter((name) => /^[a-z]/.test(name))
    expect(first.filter((name) => !taken.includes(name))).toEqual([])
  })
})
