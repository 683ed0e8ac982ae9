import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './freePort.ts'
import { nodeBinary, type SupervisedProcess, spawnSupervised } from './spawnSupervised.ts'

const repository = resolve(import.meta.dirname, '../../..')

const { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env

/** Inherited variables. The compile cache and the options of the run (`vitest.config.ts`) make a start a third faster. */
const INHERITED = { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS }

export interface ServerOptions {
  /** Added to PATH, HOME, HOST, PORT, DATA_DIR, the compile cache and Node's options, which is all that the server inherits; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** An existing folder to use and keep; else the server gets one that is removed with it. */
  readonly dataDir?: string
  /** Folder to copy as the server's initial data. */
  readonly copyOf?: string
  readonly port?: number
  /** The program; default: the product's. */
  readonly entry?: string
}

export interface ServerProcess extends Pick<SupervisedProcess, 'output' | 'signal' | 'exited' | 'stop' | 'line'> {
  /** Without a slash at its end. */
  readonly origin: string
  readonly port: number
  readonly dataDir: string
}

/** Starts the server as `npm start` does, without waiting: for tests of a start that is to fail. */
export async function spawnServer({ env = {}, entry = 'src/server/main.ts', ...options }: ServerOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'server-')))
  if (options.copyOf !== undefined) await cp(options.copyOf, dataDir, { recursive: true })
  const server = spawnSupervised({
    command: nodeBinary,
    args: [resolve(repository, entry)],
    cwd: repository,
    env: { ...INHERITED, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
    stopSignal: 'SIGTERM',
    remove: options.dataDir === undefined ? [dataDir] : [],
  })
  return { ...server, port, dataDir, origin: `http://127.0.0.1:${port}` }
}

/** Starts the server on a free port and waits until it has printed its address. Rejects with all it printed when it ends before that. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const server = await spawnServer(options)
  await server.line(new RegExp(`http://[^/\\s]+:${server.port}\\b`))
  return server
}
