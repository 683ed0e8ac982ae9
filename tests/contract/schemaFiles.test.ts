import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenAddresses } from '../../src/server/start/takenAddresses.ts'
import { suiteApp } from '../support/app/suiteApp.ts'

const DEFINE = 'const defineEntity = (schema) => schema\n'

/** Files of a developer, with the mistakes that they are to be told. */
const FILES: Readonly<Record<string, { readonly text: string; readonly told: readonly (string | RegExp)[] }>> = {
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
    told: [
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
    told: [/^schemas\/crews\.ts:5#\/properties\/size\/default: the default "two" is no valid value/],
  },
  'empty.ts': {
    text: 'const harbours = 1\n',
    told: ["schemas/empty.ts: the file exports no schema → write export const empty = defineEntity({ $id: 'empty', … })"],
  },
  'none.ts': {
    text: `export const none = { type: 'object' }\n`,
    told: ["schemas/none.ts:1: '$id' is missing → add '$id'", "schemas/none.ts:1: 'properties' is missing → add 'properties'"],
  },
  'syntax.ts': {
    text: `export const syntax = {\n  $id: 'syntax',\n  type: ['object'\n  properties: {},\n}\n`,
    told: [/^schemas\/syntax\.ts:4: .+ → correct the syntax$/],
  },
  'thrown.ts': {
    text: `export const thrown = {\n  $id: 'thrown',\n  title: titel,\n}\n`,
    told: ['schemas/thrown.ts:3: titel is not defined → a schema is plain data: correct the expression'],
  },
  'imports.ts': {
    text: `import { parts } from './nowhere.ts'\nexport const imports = parts\n`,
    told: [/^schemas\/imports\.ts.*nowhere\.ts.* → correct the import$/],
  },
  'twice.ts': {
    text: `export const one = { $id: 'one' }\nexport const two = { $id: 'two' }\n`,
    told: ['schemas/twice.ts:1: there are several schemas in one file → give each entity a file of its own'],
  },
}

let root: string
let told: readonly string[]

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
  told = lines
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the mistakes of all files are told at once, each with its line', () => {
  test.each(Object.entries(FILES))('%s', (name, expected) => {
    expect(told.filter((line) => line.startsWith(`schemas/${name}`))).toEqual(
      expected.told.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
    )
  })

  test('and nothing else', () => expect(told).toHaveLength(Object.values(FILES).flatMap((file) => file.told).length))
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
