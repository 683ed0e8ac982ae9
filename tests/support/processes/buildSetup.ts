import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const repository = resolve(import.meta.dirname, '../../..')

/** Vitest marks its environment as one of tests; the build must not inherit that. */
function outsideTests(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && name !== 'MODE' && !name.startsWith('VITEST'))
  return Object.fromEntries(entries)
}

/** Tests in a browser see the product as it is built now, not as it was built some time ago. */
export default async function build(): Promise<void> {
  const options = { cwd: repository, env: outsideTests(), shell: process.platform === 'win32' }
  await promisify(execFile)('npm', ['run', 'build'], options).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`npm run build failed:\n${stdout}\n${stderr}`)
  })
}
