import { Client } from 'pg'
import { freePort } from '../processes/freePort.ts'
import { spawnSupervised } from '../processes/spawnSupervised.ts'
import { owner, type PostgresHome, preparePostgres } from './postgresBinaries.ts'

export interface PostgresServer {
  /** Address of the maintenance database, with a user who may create databases. */
  readonly url: string
  stop(): Promise<void>
}

/** Characters of a folder in which a socket fits into the 104 that systems allow. */
const MAX_FOLDER = 80

/** Durability is off, because no data outlives the tests. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  autovacuum: 'off',
  jit: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  max_parallel_workers_per_gather: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '64MB',
  timezone: 'UTC',
}

/** Folder of a Unix socket, over which a statement costs a quarter less than over TCP; undefined where the system has none, or none with so long a path. */
const socketFolder = (folder: string): string | undefined =>
  process.platform === 'win32' || folder.length > MAX_FOLDER ? undefined : folder

async function launch({ folder, dataFolder, program }: PostgresHome, changed: Readonly<Record<string, string>>): Promise<PostgresServer> {
  const port = await freePort()
  const socket = socketFolder(folder)
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socket ?? '', ...changed }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawnSupervised({
    command: program('postgres'),
    args: ['-D', dataFolder, '-p', String(port), ...settings],
    cwd: folder,
    env: { ...process.env, HOME: folder, LC_ALL: 'C' },
    ...owner,
    stopSignal: 'SIGQUIT',
    remove: [folder, dataFolder],
  })
  await server.line(/ready to accept connections/)
  const host = socket === undefined ? '' : `?host=${encodeURIComponent(socket)}`
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres${host}`, stop: server.stop }
}

async function external(url: string): Promise<PostgresServer> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new Error(`TEST_DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
  return { url, stop: async () => undefined }
}

/**
 * The server of TEST_DATABASE_URL, else an own PostgreSQL. Rejects with the reason if there is neither.
 * @param changed settings of our own server that differ from those of tests
 */
export async function startPostgres(changed: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL
  return url ? external(url) : launch(await preparePostgres(changed.fsync === 'on'), changed)
}
