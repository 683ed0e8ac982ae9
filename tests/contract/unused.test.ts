import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '../..')
const tree = realpathSync(mkdtempSync(join(tmpdir(), 'unused-')))

const FILES: Readonly<Record<string, string>> = {
  'src/App.tsx': "import { one } from './model/one.ts'\n\nexport default one\n",
  'src/build/shims/app.ts': "export { default } from '../../App.tsx'\n",
  'src/model/one.ts': "import { two } from './two.ts'\n\nexport const one = (): number => two() + 1\n\nexport const dead = 1\n",
  'src/model/two.ts': "import { one } from './one.ts'\n\nexport const two = (): number => (one.length > 1 ? one() : 1)\n",
  'src/model/types.ts': "import type { Other } from './otherTypes.ts'\n\nexport interface Own {\n  readonly other?: Other\n}\n",
  'src/model/otherTypes.ts': "import type { Own } from './types.ts'\n\nexport interface Other {\n  readonly own?: Own\n}\n",
}

/** Output of a tool of this repository; fails if the tool reports a problem. */
function outputOf(tool: string, ...options: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [join(repository, 'node_modules', tool), ...options], {
      cwd: tree,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return String((error as { readonly stdout?: string }).stdout)
  }
}

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  for (const name of ['biome.json', '.gitignore', 'tsconfig.json']) cpSync(join(repository, name), join(tree, name))
  const { knip } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  writeFileSync(join(tree, 'package.json'), JSON.stringify({ name: 'probe', type: 'module', knip, dependencies: { uuid: '14.0.3' } }))
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

test('a circle of modules that call each other is refused; one of types alone is not', () => {
  const output = outputOf('@biomejs/biome/bin/biome', 'lint', '--only=suspicious/noImportCycles', '--reporter=github', '.')
  const files = [...output.matchAll(/file=([^,]+),/g)].map(([, file]) => relative(tree, resolve(tree, file ?? '')).replaceAll('\\', '/'))
  expect([...new Set(files)].toSorted()).toEqual(['src/model/one.ts', 'src/model/two.ts'])
})

test('unused code is refused: an export, a file, a dependency', () => {
  const output = outputOf('knip/bin/knip.js', '--no-progress', '--reporter', 'compact')
  expect(output).toMatch(/one\.ts: dead/)
  expect(output).toMatch(/src\/model\/types\.ts/)
  expect(output).toMatch(/uuid/)
  expect(output).not.toMatch(/\bone\b[^.]*: one/)
})
