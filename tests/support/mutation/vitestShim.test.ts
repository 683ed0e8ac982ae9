import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TEST_FILES } from './testFiles.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../..')

const names = (text: string): string[] => text.split(',').flatMap((name) => name.trim() || [])

test('the runner of changes offers what its tests import of Vitest', async () => {
  const shim = await readFile(join(import.meta.dirname, 'vitestShim.ts'), 'utf8')
  const offered = new Set(
    [...shim.matchAll(/^export const (?:(\w+)|\{([^}]*)\})/gm)].flatMap(([, name, several]) => names(name ?? several ?? '')),
  )
  const imported = new Map<string, string>()
  for await (const file of glob([...TEST_FILES], { cwd: REPOSITORY })) {
    const text = await readFile(join(REPOSITORY, file), 'utf8')
    for (const [, found = ''] of text.matchAll(/^import \{([^}]*)\} from 'vitest'/gm))
      for (const name of names(found)) imported.set(name, file)
  }
  expect(imported.size).toBeGreaterThan(3)
  expect([...imported].filter(([name]) => !offered.has(name))).toEqual([])
})
