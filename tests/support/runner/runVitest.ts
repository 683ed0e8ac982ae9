import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nodeBinary } from '../processes/spawnSupervised.ts'

const repository = resolve(import.meta.dirname, '../../..')
const runner = join(repository, 'node_modules/vitest/vitest.mjs')

interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs vitest on files of `bodies` in a folder of its own, as the project `api`, with a reporter of this folder beside the default one; resolves to the exit
 * code and what was printed.
 */
export async function runVitest(reporter: string, bodies: readonly string[], more: readonly string[] = []): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'runner-'))
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const head = `import { expect, test, beforeAll } from 'vitest'\n`
  await Promise.all(bodies.map((body, index) => writeFile(join(folder, `case${index}.test.ts`), head + body)))
  await writeFile(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { projects: [{ test: { name: 'api', include: ['*.test.ts'] } }] } }\n`,
  )
  const args = [runner, 'run', '--root', folder, '--reporter=default', `--reporter=${join(import.meta.dirname, reporter)}`, ...more]
  const env = { PATH: process.env.PATH, HOME: tmpdir(), NO_COLOR: '1' }
  return new Promise((done) => {
    execFile(nodeBinary, args, { cwd: folder, env }, (error, stdout, stderr) => {
      void rm(folder, { recursive: true }).then(() => done({ code: Number(error?.code ?? 0), stdout, stderr }))
    })
  })
}
