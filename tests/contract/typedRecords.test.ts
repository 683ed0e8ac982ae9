import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Modules that the product's files import, and global types. */
const COPIED = ['src', 'schemas', 'i18n', 'tsconfig.json', 'package.json']

/** Properties that are renamed in their schemas, and the rooms whose code uses them. */
const RENAMED = [
  { schema: 'houseSettings', property: 'skippedSteps', rooms: ['src/domain/', 'src/server/features/', 'src/screens/'] },
  { schema: 'auctions', property: 'endsAt', rooms: ['src/screens/'] },
] as const

/** Names of the files with an error about the property. */
const filesIn = (output: string, property: string): readonly string[] =>
  [...output.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*(?:\n .*)*)/gm)].flatMap(([, file = '', text = '']) =>
    text.includes(property) ? [file] : [],
  )

/** Files of a room that use one of the properties; only these are checked, to save time. */
async function filesThatName(rooms: readonly string[]): Promise<readonly string[]> {
  const named = new RegExp(RENAMED.map(({ property }) => `\\b${property}\\b`).join('|'))
  const files = await Promise.all(
    rooms.map((room) => Array.fromAsync(glob(`${room}**/*.{ts,tsx}`, { cwd: ROOT, exclude: (name) => name.includes('.test.') }))),
  )
  const texts = await Promise.all(files.flat().map(async (file) => ({ file, text: await readFile(join(ROOT, file), 'utf8') })))
  return texts.flatMap(({ file, text }) => (named.test(text) ? [file] : []))
}

/** Type-checks files like a project of the product, with all schemas. */
async function typeCheck(folder: string, project: string, rooms: readonly string[]): Promise<string> {
  const own = `${project.replaceAll('/', '-')}.renamed.json`
  const include = ['schemas', 'src/**/*.d.ts']
  const compilerOptions = { incremental: false, tsBuildInfoFile: null }
  await writeFile(
    join(folder, own),
    JSON.stringify({ extends: `./${project}`, include, files: await filesThatName(rooms), compilerOptions }),
  )
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', own, '--noErrorTruncation'], { cwd: folder, maxBuffer: 2 ** 28 }, (_error, output) =>
      resolve(output),
    )
  })
}

describe('a property that is renamed in its schema', () => {
  let folder: string
  let output: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'renamed-'))
    for (const name of COPIED) await cp(join(ROOT, name), join(folder, name), { recursive: true })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    for (const { schema, property } of RENAMED) {
      const file = join(folder, `schemas/${schema}.ts`)
      await writeFile(file, (await readFile(file, 'utf8')).replace(`    ${property}: {`, `    ${property}Renamed: {`))
    }
    const page = await typeCheck(folder, 'tsconfig.json', ['src/domain/', 'src/screens/'])
    output = `${page}\n${await typeCheck(folder, 'src/server/tsconfig.json', ['src/server/features/'])}`
  }, 300_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(RENAMED)('fails the type check in each room that uses it: $property of $schema', ({ property, rooms }) => {
    const files = filesIn(output, property)
    for (const room of rooms) expect(files.filter((file) => file.startsWith(room))).not.toEqual([])
  })
})
