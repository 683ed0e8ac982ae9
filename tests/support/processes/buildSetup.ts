import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { outsideTests } from './outsideTests.ts'

const repository = resolve(import.meta.dirname, '../../..')

/** Builds the product first: tests in a browser never see an older build. */
export default async function build(): Promise<void> {
  const options = { cwd: repository, env: outsideTests(), shell: process.platform === 'win32' }
  await promisify(execFile)('npm', ['run', 'build'], options).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`npm run build failed:\n${stdout}\n${stderr}`)
  })
}
