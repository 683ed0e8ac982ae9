import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Modules that the product's files import, and global types. */
const COPIED = ['src', 'schemas', 'i18n', 'tsconfig.json', 'package.json']

/** Properties with names that nothing else has, and the schemas in which they are renamed. */
const RENAMED: readonly { readonly property: string; readonly schemas: readonly string[]; readonly usedAs: string }[] = [
  { property: 'skippedSteps', schemas: ['houseSettings'], usedAs: 'a property of records on both sides' },
  { property: 'minimumStock', schemas: ['materials'], usedAs: 'the path of a filter, and a value of a cell' },
  { property: 'shippingStatus', schemas: ['salesOrders', 'purchaseOrders'], usedAs: 'a value of a filter, and a written one' },
  { property: 'returnOf', schemas: ['parts/slip'], usedAs: 'the path of an error, and in the head of a form' },
  { property: 'sqlQuery', schemas: ['reports'], usedAs: 'the name of a form’s value, a key of views, and a hidden field' },
  { property: 'lookupTypeId', schemas: ['lookups'], usedAs: 'the name of a form’s value, and a filter of a page' },
  { property: 'parentLookupId', schemas: ['lookups'], usedAs: 'the path of an error, and a key of views' },
  { property: 'targetWarehouse', schemas: ['stockDocuments'], usedAs: 'a field of a condition' },
  { property: 'viaTransit', schemas: ['stockDocuments'], usedAs: 'in the head of a form' },
  { property: 'fromAccount', schemas: ['moneyTransfers'], usedAs: 'a column, and the path of an error' },
  { property: 'auctionUrl', schemas: ['cars'], usedAs: 'an initial value, and the path of an error' },
  { property: 'issuedBy', schemas: ['invoices'], usedAs: 'a value that a rule sets' },
  { property: 'reservationDate', schemas: ['parts/slip'], usedAs: 'a value that a rule sets in a row' },
  { property: 'pausedSince', schemas: ['subscriptions'], usedAs: 'a value that an action sets' },
  { property: 'stateReason', schemas: ['firms'], usedAs: 'the same' },
  { property: 'firmNo', schemas: ['warehouses', 'salesmen'], usedAs: 'a value that a rule of several entities sets' },
]

/** Files that may keep the old name, by the end of their path. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'domain/subscriptions/terms.ts': 'a parameter, which is no record',
  'domain/reports/calls.ts': 'the body of a call, which is not a record',
  'reports/ready/readyReport.ts': 'a type that loses the name, so that its uses fail',
  'reports/reportQueries.ts': 'the same',
}

/** Names of texts and modules, which have no types by the schemas. */
const OTHERS = /'(?:resources|errors)\.[^']*'|\bfacts\.\w+|from '[^']*'/g

const isException = (file: string): boolean => Object.keys(EXCEPTIONS).some((end) => file.endsWith(end))

const isNamed = (property: string, text: string): boolean => new RegExp(`\\b${property}\\b`).test(text)

/** Lines of code, without comments and names of others. */
const linesOf = (source: string): readonly string[] =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(OTHERS, '')
    .split('\n')

interface TypeError {
  readonly file: string
  readonly line: number
  readonly text: string
}

const errorsIn = (output: string): readonly TypeError[] =>
  [...output.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.*(?:\n .*)*)/gm)].map(([, file = '', line = '', text = '']) => ({
    file,
    line: Number(line),
    text,
  }))

/** Lines between the beginning of an expression, where the compiler reports it, and its last line. */
const EXPRESSION = 6

/** Type-checks files like one of the product's projects, with all schemas. */
async function typeCheck(folder: string, project: string, files: readonly string[]): Promise<string> {
  const own = `${project.replaceAll('/', '-')}.renamed.json`
  const compilerOptions = { incremental: false, tsBuildInfoFile: null }
  const options = { extends: `./${project}`, files, include: ['schemas', 'src/**/*.d.ts'], compilerOptions }
  await writeFile(join(folder, own), JSON.stringify(options))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', own, '--noErrorTruncation'], { cwd: folder, maxBuffer: 2 ** 28 }, (_error, output) =>
      resolve(output),
    )
  })
}

async function rename(folder: string, schema: string, property: string): Promise<void> {
  const file = join(folder, `schemas/${schema}.ts`)
  const before = await readFile(file, 'utf8')
  const after = before.replaceAll(new RegExp(`^( +)${property}:`, 'gm'), `$1${property}Renamed:`)
  if (after === before) throw new Error(`schemas/${schema}.ts has no ${property}`)
  await writeFile(file, after)
}

describe('a property that is renamed in its schema', () => {
  let folder: string
  let errors: readonly TypeError[]
  const sources = new Map<string, readonly string[]>()

  const used = (property: string) => [...sources].filter(([file, lines]) => !isException(file) && isNamed(property, lines.join('\n')))

  /** Of a literal, the compiler reports the first unknown name only. */
  const concerns = ({ file, line, text }: TypeError, property: string): boolean => {
    const last = text.startsWith('Object literal may only') ? line + EXPRESSION : line
    return isNamed(property, [text, ...(sources.get(file)?.slice(line - 1, last) ?? [])].join('\n'))
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'renamed-'))
    for (const name of COPIED) await cp(join(ROOT, name), join(folder, name), { recursive: true })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    for await (const file of glob('src/**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name.includes('.test.') }))
      sources.set(file, linesOf(await readFile(join(folder, file), 'utf8')))
    for (const { property, schemas } of RENAMED) for (const schema of schemas) await rename(folder, schema, property)
    const files = new Set(RENAMED.flatMap(({ property }) => used(property).map(([file]) => file)))
    const { server = [], browser = [] } = Object.groupBy(files, (file) => (file.startsWith('src/server/') ? 'server' : 'browser'))
    const output = `${await typeCheck(folder, 'tsconfig.json', browser)}\n${await typeCheck(folder, 'src/server/tsconfig.json', server)}`
    errors = errorsIn(output)
  }, 600_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(RENAMED)('fails the type check in every file that uses it: $property, $usedAs', ({ property }) => {
    const failing = new Set(errors.filter((error) => concerns(error, property)).map(({ file }) => file))
    const files = used(property).map(([file]) => file)
    expect(files).not.toEqual([])
    expect(files.filter((file) => !failing.has(file))).toEqual([])
  })

  test.each(RENAMED)('fails where it is a value of a changed record: $property', ({ property }) => {
    const value = new RegExp(`\\bwithValues\\([\\w.]+, \\{.*\\b${property}\\b`)
    const places = used(property).flatMap(([file, lines]) =>
      lines.flatMap((line, index) => (value.test(line) ? [{ file, line: index + 1 }] : [])),
    )
    expect(places.filter(({ file, line }) => !errors.some((error) => error.file === file && error.line === line))).toEqual([])
  })

  test.each(RENAMED)('fails where it is a text: $property', ({ property }) => {
    const quoted = new RegExp(`(['\`])[\\w.$\{}]*\\b${property}\\1`)
    const places = used(property).flatMap(([file, lines]) =>
      lines.flatMap((line, index) => (quoted.test(line) ? [{ file, line: index + 1 }] : [])),
    )
    const missed = places.filter(
      ({ file, line }) => !errors.some((error) => error.file === file && error.line <= line && line - error.line <= EXPRESSION),
    )
    expect(missed).toEqual([])
  })
})

test('rules set values by `withValues`, as TypeScript accepts any name beside a spread record', async () => {
  const spread = /\{\s*\.\.\.(?:\w+\.)?(?:next|draft|given|order|line|row)\b.*/g
  const found: string[] = []
  for await (const file of glob('src/server/features/**/{*.rules,*Rules}.ts', { cwd: ROOT }))
    for (const [text] of (await readFile(join(ROOT, file), 'utf8')).matchAll(spread)) found.push(`${file}: ${text}`)
  expect(found).toEqual([])
})
