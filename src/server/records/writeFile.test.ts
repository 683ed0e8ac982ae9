import { scrypt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { writeFile } from './writeFile.ts'

async function* refused(): AsyncGenerator<string> {
  yield* []
  throw new Error('refused')
}

test('a source that fails at once leaves no file that is still to be opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'write-'))
  const path = join(folder, 'file')
  // Files are opened by the same few threads.
  const busy = Array.from({ length: 16 }, () => promisify(scrypt)('password', 'salt', 64))
  await expect(writeFile(path, refused())).rejects.toThrow('refused')
  expect(readFileSync(path, 'utf8')).toBe('')
  await Promise.all(busy)
  await rm(folder, { recursive: true })
})
