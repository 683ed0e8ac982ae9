import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../patience.ts'
import { spawnServer, startServer } from './serverProcess.ts'
import { nodeBinary } from './spawnSupervised.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'))
})
afterAll(() => rm(folder, { recursive: true }))

const LISTEN = `
  const { createServer } = await import('node:http')
  createServer((_, response) => response.end(JSON.stringify(process.env))).listen(process.env.PORT, process.env.HOST, () => {
    console.log('pid ' + process.pid)
    console.log('Ready on http://127.0.0.1:' + process.env.PORT)
  })`

async function program(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server answers at its address with the environment it was given and nothing else, and is gone with its data when stopped', async () => {
  vi.stubEnv('DATABASE_URL', 'of the machine')
  const server = await startServer({ entry: await program('answers.mjs', LISTEN), env: { LOG_LEVEL: 'warn' } })
  const env = await fetch(server.origin).then((response) => response.json())
  expect(env).toMatchObject({ LOG_LEVEL: 'warn', DATA_DIR: server.dataDir })
  expect(env).not.toHaveProperty('DATABASE_URL')
  await server.stop()
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed')
  expect(existsSync(server.dataDir)).toBe(false)
  vi.unstubAllEnvs()
})

test('a start that fails says what was printed', async () => {
  const entry = await program('fails.mjs', `console.error('PORT must be a number'); process.exit(3)`)
  await expect(startServer({ entry })).rejects.toThrow(/code 3:\nPORT must be a number/)
  expect(await (await spawnServer({ entry })).exited).toBe(3)
})

test('a server that ignores the request to end is killed', async () => {
  const entry = await program('stubborn.mjs', `process.on('SIGTERM', () => console.log('no'));${LISTEN}`)
  const server = await startServer({ entry })
  await server.stop()
  expect(server.output()).toContain('no')
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed')
})

test('a signal reaches the server itself', async () => {
  const server = await startServer({ entry: await program('killed.mjs', LISTEN) })
  server.signal('SIGKILL')
  await server.exited
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed')
})

test('a server ends even when the tests that started it are killed', async () => {
  const entry = await program('outlives.mjs', LISTEN)
  const module = join(import.meta.dirname, 'serverProcess.ts')
  const starter = await program(
    'starter.mjs',
    `const { startServer } = await import(${JSON.stringify(module)})
     const server = await startServer({ entry: ${JSON.stringify(entry)} })
     console.log(server.output())`,
  )
  const tests = spawn(nodeBinary, [starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  let pid = 0
  for await (const line of createInterface({ input: tests.stdout })) {
    pid = Number(/^pid (\d+)/.exec(line)?.[1] ?? pid)
    if (line.startsWith('Ready')) break
  }
  expect(alive(pid)).toBe(true)
  tests.kill('SIGKILL')
  await once(tests, 'exit')
  await vi.waitUntil(() => !alive(pid), { timeout: PATIENCE_MS })
})
