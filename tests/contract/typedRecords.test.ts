import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** All files that the two type checks read. */
const COPIED = ['src', 'schemas', 'i18n', 'bench', 'tests', 'tsconfig.json', 'vite.config.ts', 'package.json']

/** Properties that get another name in their schemas, and the rooms whose code names them. */
const RENAMED = [
  { schema: 'houseSettings', property: 'skippedSteps', rooms: ['src/domain/', 'src/server/features/', 'src/screens/'] },
  { schema: 'auctions', property: 'endsAt', rooms: ['src/screens/'] },
] as const

/** Names of the files with a mistake that speaks of the property. */
const filesIn = (output: string, property: string): readonly string[] =>
  [...output.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*(?:\n .*)*)/gm)].flatMap(([, file = '', text = '']) =>
    text.includes(property) ? [file] : [],
  )

const typeCheck = (folder: string, project: string): Promise<string> =>
  new Promise((resolve) => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const own = join(folder, `${project.replaceAll('/', '-')}.tsbuildinfo`)
    execFile(
      process.execPath,
      [tsc, '-p', project, '--noErrorTruncation', '--tsBuildInfoFile', own],
      { cwd: folder, maxBuffer: 2 ** 28 },
      (_error, output) => resolve(output),
    )
  })

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
    output = `${await typeCheck(folder, 'tsconfig.json')}\n${await typeCheck(folder, 'src/server/tsconfig.json')}`
  }, 300_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(RENAMED)('fails the type check in each room that uses it: $property of $schema', ({ property, rooms }) => {
    const files = filesIn(output, property)
    for (const room of rooms) expect(files.filter((file) => file.startsWith(room))).not.toEqual([])
  })
})
