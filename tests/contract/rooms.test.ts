import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '../..')

/** Path of a file of each kind, and the rooms that it may import; `src/README.md` gives the reasons. */
const ROOMS = {
  schemas: { file: 'schemas/probe.ts', imports: ['model'] },
  i18n: { file: 'i18n/en/probe.ts', imports: ['model'] },
  model: { file: 'src/model/probe.ts', imports: [] },
  domain: { file: 'src/domain/probe.ts', imports: ['model'] },
  fields: { file: 'src/fields/money/probe.ts', imports: ['model'] },
  view: { file: 'src/fields/money/probe.view.tsx', imports: ['model', 'fields', 'view helper', 'ui'] },
  'view helper': { file: 'src/fields/money/probe.view.ts', imports: ['model', 'fields', 'view', 'ui'] },
  column: { file: 'src/fields/money/probe.column.ts', imports: ['model', 'fields'] },
  ui: { file: 'src/ui/probe.tsx', imports: [] },
  providers: { file: 'src/providers/data/probe.ts', imports: ['model', 'i18n'] },
  admin: { file: 'src/admin/list/probe.tsx', imports: ['fields', 'view', 'view helper', 'model', 'providers', 'ui'] },
  appearance: { file: 'src/appearance/probe.tsx', imports: ['model', 'providers', 'ui'] },
  screens: { file: 'src/screens/bids/probe.tsx', imports: ['admin', 'appearance', 'providers', 'domain', 'model', 'ui'] },
  server: { file: 'src/server/records/probe.ts', imports: ['fields', 'column', 'domain', 'model', 'schemas', 'i18n'] },
  build: { file: 'src/build/probe.ts', imports: ['fields', 'domain', 'model', 'schemas', 'i18n', 'server'] },
} as const satisfies Record<string, { file: string; imports: readonly string[] }>

type Room = keyof typeof ROOMS
const names = Object.keys(ROOMS) as Room[]

const WEB: readonly Room[] = ['i18n', 'view', 'view helper', 'ui', 'providers', 'admin', 'appearance', 'screens']

/** The rooms that may import each kind of package; all others may not. */
const PACKAGES: Readonly<Record<string, readonly Room[]>> = {
  react: WEB,
  'react-admin': WEB,
  'ra-data-simple-rest': WEB,
  '@mui/material': WEB,
  '@mui/material/Button/index.js': WEB,
  kysely: ['column', 'server'],
  pg: ['column', 'server'],
  'node:sqlite': ['column', 'server'],
  'node:fs/promises': ['column', 'server', 'build'],
  fastify: ['server', 'build'],
  '@fastify/helmet': ['server', 'build'],
  ajv: names,
}

const STATEMENTS: readonly ((path: string) => string)[] = [
  (path) => `import { thing } from '${path}'\n\nexport const other = thing\n`,
  (path) => `import type { Thing } from '${path}'\n\nexport type Other = Thing\n`,
  (path) => `export { thing } from '${path}'\n`,
  (path) => `export const load = () => import('${path}')\n`,
]

interface Probe {
  readonly from: Room
  readonly to: string
  readonly file: string
  readonly text: string
  readonly allowed: boolean
}

/** `src/model/probe.ts` in the folder `deep` with the mark `7` → `src/model/deep/7probe.ts`. */
const placed = (file: string, folder: string, mark: string) => posix.join(posix.dirname(file), folder, mark + posix.basename(file))

function relativePath(from: string, to: string) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function roomProbes(from: Room, to: Room): Probe[] {
  const allowed = from === to || (ROOMS[from].imports as readonly string[]).includes(to)
  const target = ROOMS[to].file.replace('probe', 'target')
  return STATEMENTS.flatMap((statement, index) =>
    ['', 'deep', 'deep/deeper'].map((depth) => {
      const file = placed(ROOMS[from].file, depth, `${to.replace(' ', '-')}${index}`)
      return { from, to, file, text: statement(relativePath(file, target)), allowed }
    }),
  )
}

function packageProbes(from: Room, to: string): Probe[] {
  const mark = to.replaceAll(/[^a-z]/g, '-')
  return STATEMENTS.map((statement, index) => ({
    from,
    to,
    file: placed(ROOMS[from].file, '', `${mark}${index}`),
    text: statement(to),
    allowed: PACKAGES[to]?.includes(from) ?? false,
  }))
}

const probes = names.flatMap((from) => [
  ...names.flatMap((to) => roomProbes(from, to)),
  ...Object.keys(PACKAGES).flatMap((to) => packageProbes(from, to)),
])

const tree = realpathSync(mkdtempSync(join(tmpdir(), 'rooms-')))
let refused: ReadonlySet<string>

function write(probe: Probe) {
  const path = join(tree, probe.file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, probe.text)
}

/** Files in which biome finds a forbidden import, with this repository's configuration. */
function lint(): ReadonlySet<string> {
  for (const name of ['biome.json', '.gitignore']) cpSync(join(repository, name), join(tree, name))
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  const arguments_ = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', '.']
  try {
    execFileSync(process.execPath, [biome, ...arguments_], { cwd: tree, stdio: 'pipe', maxBuffer: 1 << 26 })
  } catch (error) {
    const output = String((error as { stdout?: Buffer }).stdout)
    return new Set(
      Array.from(output.matchAll(/^::error .*?file=([^,]+),/gm), ([, file]) => relative(tree, file ?? '').replaceAll('\\', '/')),
    )
  }
  return new Set()
}

beforeAll(() => {
  probes.forEach(write)
  refused = lint()
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** The allowed imports in the table of `src/README.md`; those in brackets are for some files of a room only. */
const documented = new Map(
  readFileSync(join(repository, 'src/README.md'), 'utf8')
    .matchAll(/^\| `(?:\.\.\/)?(\w+)` \|.*\| ([^|]*) \|$/gm)
    .map(([, room = '', imports = '']) => [room, imports.replaceAll(/\(.*?\)/g, '').match(/\w+/g) ?? []] as const),
)

describe('which room may import which', () => {
  test('is what src/README.md says', () => {
    expect([...documented.keys()].toSorted()).toEqual(names.filter((name) => !/^view|column/.test(name)).toSorted())
    for (const name of names.filter((room) => documented.has(room)))
      expect([name, documented.get(name)?.toSorted()]).toEqual([
        name,
        ROOMS[name].imports.filter((room) => documented.has(room)).toSorted(),
      ])
  })

  test.each(names)('%s imports what it may and nothing else', (from) => {
    const own = probes.filter((probe) => probe.from === from)
    const describeProbe = ({ to, text }: Probe) => `${from} → ${to}: ${text.split('\n')[0]}`
    const wrong = own.filter((probe) => refused.has(probe.file) === probe.allowed)
    expect(wrong.map(describeProbe)).toEqual([])
    expect(own.some((probe) => probe.allowed) && own.some((probe) => !probe.allowed)).toBe(true)
  })

  test('tests beside the code may import what they need', () => {
    const file = 'src/model/probe.test.ts'
    expect(probes.map((probe) => probe.file)).not.toContain(file)
    write({ from: 'model', to: 'server', file, text: `import { a } from '../server/a.ts'\n\nexport const b = a\n`, allowed: true })
    expect(lint().has(file)).toBe(false)
  })
})

/** Whether a module takes React's own `lazy`, under any name. */
const takesLazy = (text: string): boolean =>
  /(?:import|export) (?!type\b)[^;]*?\{[^}]*(?<!type )\blazy\b[^}]*\}\s+from 'react'/.test(text) || /\bReact\.lazy\b/.test(text)

/** The message of a part that can't be loaded needs the interface library, which sign-in pages do not load: they are small, and before them nothing has been typed. */
const mayTakeLazy = (path: string): boolean => /^(?:ui[\\/]lazy|screens[\\/]session)[\\/]/.test(path)

describe('parts that are loaded when they are needed', () => {
  test('say so in their place if that fails: they are made by ui/lazy', () => {
    const src = join(repository, 'src')
    const taking = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.tsx'] }).filter((path) =>
      takesLazy(readFileSync(join(src, path), 'utf8')),
    )
    expect(taking).toContain(join('ui', 'lazy', 'lazy.tsx'))
    expect(taking.filter((path) => !mayTakeLazy(path))).toEqual([])
  })

  test.each([
    ["import { lazy, Suspense } from 'react'", true],
    ["import { type ReactNode, lazy as reactLazy } from 'react'", true],
    ["import React, { lazy } from 'react'", true],
    ["export { lazy } from 'react'", true],
    ['const Part = React.lazy(load)', true],
    ["import { Suspense } from 'react'\nimport { lazy } from '../../ui/lazy/lazy.tsx'", false],
    ["import { lazy } from '../../ui/lazy/lazy.tsx'\nimport { Suspense } from 'react'", false],
  ])('%s: %s', (statement, takes) => {
    expect(takesLazy(statement)).toBe(takes)
  })
})
