import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** A file below this many lines, with one importer, belongs into that importer. */
const SMALL = 30

/** Unless that would get longer than this. */
const MAX_LINES = 200

/** Small files on their own, and why. */
const DELIBERATE: readonly (readonly [files: RegExp, reason: string])[] = [
  [/\.sql\.ts$/, 'SQL has files of its own (tests/contract/sql.test.ts)'],
  [/^src\/fields\/(\w+)\/\1\./, 'the parts of a field type, found by their names'],
  [/^src\/server\/records\/routes\//, 'one file per route'],
  [/^src\/server\/db\/dialects\//, 'each dialect has the same files'],
  [/^src\/screens\/cars\/drawing\/bodies\//, 'one file per drawing'],
  [/^src\/admin\/unknownView\.tsx$/, 'JSX for a module without'],
]

/** Maximum number of files in one folder. */
const MAX_FILES = 40

/** One file per entity, and a copy of a published suite. */
const LARGE_FOLDERS = ['schemas', 'tests/contract/jsonSchemaTestSuite/tests']

interface Importer {
  readonly name: string
  readonly lazy: boolean
}

const IMPORT = /(?:\b(import)\s*\(\s*|from\s+)'(\.[^']+)'/g

const linesOf = (text: string): number => text.trimEnd().split('\n').length

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name) || !name.startsWith('src/')

async function sources(): Promise<ReadonlyMap<string, string>> {
  const folders = ['src', 'tests', 'bench', 'schemas', 'i18n']
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(join(ROOT, folder), { recursive: true })).map((name) => join(folder, name))),
  )
  const code = names.flat().filter((name) => /\.tsx?$/.test(name))
  return new Map(await Promise.all(code.map(async (name) => [name, await readFile(join(ROOT, name), 'utf8')] as const)))
}

const importersOf = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Importer[]> => {
  const imports = [...texts].flatMap(([name, text]) =>
    [...text.matchAll(IMPORT)].map(([, lazy, path = '']) => ({ target: join(dirname(name), path), name, lazy: lazy !== undefined })),
  )
  return Map.groupBy(imports, ({ target }) => target)
}

/** Whether the only importer is in the same folder, imports it at once, and has space for it. Parts of `feature.ts` are named by their files. */
const belongsInto = (
  name: string,
  lines: number,
  [importer, ...others]: readonly Importer[],
  texts: ReadonlyMap<string, string>,
): boolean =>
  importer !== undefined &&
  others.length === 0 &&
  !importer.lazy &&
  !isTest(importer.name) &&
  dirname(importer.name) === dirname(name) &&
  !/\/feature\.tsx?$/.test(importer.name) &&
  lines + linesOf(texts.get(importer.name) ?? '') <= MAX_LINES

test('a small helper with one importer is in the file that imports it, unless it has a test of its own', async () => {
  const texts = await sources()
  const importers = importersOf(texts)
  const found = [...texts]
    .filter(([name, text]) => !isTest(name) && linesOf(text) < SMALL)
    .filter(([name, text]) => belongsInto(name, linesOf(text), importers.get(name) ?? [], texts))
    .map(([name]) => name)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((name) => !DELIBERATE.some(([files]) => files.test(name)))).toEqual([])
  expect(DELIBERATE.filter(([files]) => !found.some((name) => files.test(name))).map(([, reason]) => reason)).toEqual([])
})

test('no folder has more than forty files', async () => {
  const folders = ['src', 'tests', 'bench', 'schemas', 'i18n']
  const found = await Promise.all(folders.map((folder) => readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })))
  const files = found.flat().filter((entry) => entry.isFile())
  const counts = Map.groupBy(files, ({ parentPath }) => relative(ROOT, parentPath))
  const large = [...counts].filter(([, all]) => all.length > MAX_FILES).map(([folder]) => folder)
  expect(large.toSorted()).toEqual(LARGE_FOLDERS)
})
