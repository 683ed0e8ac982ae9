import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '../../../src/build/apiProcess.ts'
import { demoFolder } from './demoServer.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../..')
const POLL_MS = 100
/** Only a hang takes so long. */
const BUILD_PATIENCE_MS = 60_000

/** `npm run dev` on a copy of the project, with its own copy of the demo and Vite cache. */
export interface DevServer {
  readonly folder: string
  readonly url: string
  /** What it has printed so far, without colours. */
  readonly output: () => string
  /** What Vite has sent to the page so far: `full-reload`, `error`, … */
  readonly messages: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** Polls until the result is not undefined. */
export const eventually = async <T>(ask: () => Promise<T | undefined> | T | undefined, what: string): Promise<T> => {
  const end = Date.now() + BUILD_PATIENCE_MS
  while (Date.now() < end) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await wait(POLL_MS)
  }
  throw new Error(`It never came to this: ${what}`)
}

/** A copy of the project that shares its packages, in a folder that the caller removes. */
export const copyProject = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')))
  for (const part of ['src', 'schemas', 'i18n', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(REPOSITORY, 'node_modules')).filter((entry) => entry !== '.vite'))
    symlinkSync(join(REPOSITORY, 'node_modules', name), join(folder, 'node_modules', name))
  return folder
}

const environment = (folder: string): NodeJS.ProcessEnv => {
  const { VITEST: _vitest, NODE_ENV: _env, DATABASE_URL: _database, ...rest } = process.env
  return { ...rest, DATA_DIR: join(folder, 'data') }
}

/** Connects to Vite's socket with the token of Vite's client, to receive the page's messages. */
const listen = async (url: string, messages: string[]): Promise<WebSocket> => {
  const client = await (await fetch(`${url}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => messages.push((JSON.parse(String(data)) as { readonly type: string }).type))
  await new Promise((open, failed) => {
    socket.addEventListener('open', open)
    socket.addEventListener('error', () => failed(new Error('Vite refused the page’s socket')))
  })
  return socket
}

const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Resolves when the API behind Vite answers. */
export const startDevServer = async (): Promise<DevServer> => {
  const folder = copyProject()
  cpSync(await demoFolder(), join(folder, 'data'), { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const command = [join(folder, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort']
  const child = spawn(process.execPath, command, { cwd: folder, env: environment(folder), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const messages: string[] = []
  const stop = async (): Promise<void> => {
    await stopped(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await eventually(async () => ((await fetch(`${url}/api/health`).catch(() => undefined))?.ok ? true : undefined), 'the API answers')
    const socket = await listen(url, messages)
    return {
      folder,
      url,
      output: () => stripVTControlCharacters(output),
      messages: () => messages,
      stop: () => Promise.resolve(socket.close()).then(stop),
    }
  } catch (error) {
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`)
  }
}
