import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nodeBinary } from '../processes/spawnSupervised.ts'

const repository = resolve(import.meta.dirname, '../../..')
const reporter = join(import.meta.dirname, 'summaryLine.ts')
const runner = join(repository, 'node_modules/vitest/vitest.mjs')

/** Runs vitest on files of `bodies` in a folder of its own; resolves to the exit code and standard output. */
async function runVitest(bodies: readonly string[]): Promise<{ code: number; stdout: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'closing-line-'))
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const head = `import { expect, test, beforeAll } from 'vitest'\n`
  await Promise.all(bodies.map((body, index) => writeFile(join(folder, `case${index}.test.ts`), head + body)))
  const args = [runner, 'run', '--root', folder, '--reporter=default', `--reporter=${reporter}`]
  const env = { PATH: process.env.PATH, HOME: tmpdir(), NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(nodeBinary, args, { cwd: folder, env }, (error, stdout) => {
      void rm(folder, { recursive: true }).then(() => done({ code: Number(error?.code ?? 0), stdout }))
    })
  })
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)

test('the last line counts what passed, failed and was skipped', async () => {
  const { code, stdout } = await runVitest([
    `test('a', () => {}); test('b', () => {}); test.skip('c', () => {}); test.todo('d')`,
    `test('e', () => expect(1).toBe(2))`,
  ])
  expect(stdout).toMatch(/Tests .*1 failed.*2 passed/)
  expect(lastLine(stdout)).toBe('2 passed, 1 failed, 2 skipped')
  expect(code).toBe(1)
})

test('a file that cannot be loaded, a failed hook and a stray rejection count as failures', async () => {
  const { stdout } = await runVitest([
    `import './nowhere.ts'`,
    `beforeAll(() => { throw new Error('hook') }); test('a', () => {})`,
    `test('b', () => { void Promise.reject(new Error('stray')) })`,
  ])
  expect(lastLine(stdout)).toBe('1 passed, 3 failed, 1 skipped')
})

test('a clean run says so and succeeds', async () => {
  const { code, stdout } = await runVitest([`test('a', () => {})`])
  expect([lastLine(stdout), code]).toEqual(['1 passed, 0 failed, 0 skipped', 0])
})
