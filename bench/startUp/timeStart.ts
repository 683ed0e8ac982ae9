import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { nodeBinary } from '../../tests/support/processes/spawnSupervised.ts'
import type { BenchDatabase } from '../databases.ts'

/** Milliseconds from starting the process until it prints its address; then stops it. */
export async function timeStart(main: string, { dataDir, databaseUrl }: BenchDatabase): Promise<number> {
  const { PATH, HOME } = process.env
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const began = performance.now()
  const child = spawn(nodeBinary, [main], {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const exited = once(child, 'exit')
  try {
    await Promise.race([listening(child.stdout), exited.then(([code]) => Promise.reject(new Error(`the server ended with code ${code}`)))])
    return performance.now() - began
  } finally {
    child.kill('SIGTERM')
    await exited
    process.removeListener('exit', end)
  }
}

async function listening(output: NodeJS.ReadableStream): Promise<void> {
  let text = ''
  for await (const chunk of output) {
    text += String(chunk)
    if (text.includes('http://')) return
  }
}
