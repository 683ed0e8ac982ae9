import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../tests/support/database/postgresServer.ts'

/** One database, as configured for a server. */
export interface BenchDatabase {
  readonly dataDir: string
  /** Address on PostgreSQL; undefined on SQLite, whose file is in the folder. */
  readonly databaseUrl: string | undefined
}

export interface BenchDatabases {
  readonly engine: 'SQLite' | 'PostgreSQL'
  /** An empty database. */
  readonly empty: () => Promise<BenchDatabase>
  /** A copy of a database that no server is using. */
  readonly copy: (place: BenchDatabase) => Promise<BenchDatabase>
  /** Removes all of them. */
  readonly remove: () => Promise<void>
}

/** File of the embedded database in a place. */
export const fileOf = ({ dataDir }: BenchDatabase): string => join(dataDir, 'hub.sqlite')

interface Folders {
  readonly make: () => Promise<string>
  readonly remove: () => Promise<void>
}

function temporaryFolders(): Folders {
  const made: string[] = []
  return {
    async make() {
      const folder = await mkdtemp(join(tmpdir(), 'bench-'))
      made.push(folder)
      return folder
    },
    async remove() {
      for (const folder of made) await rm(folder, { recursive: true, force: true })
    },
  }
}

export function sqliteDatabases(): BenchDatabases {
  const folders = temporaryFolders()
  const empty = async () => ({ dataDir: await folders.make(), databaseUrl: undefined })
  return {
    engine: 'SQLite',
    empty,
    async copy(place) {
      const fresh = await empty()
      await copyFile(fileOf(place), fileOf(fresh))
      return fresh
    },
    remove: folders.remove,
  }
}

/** Durable commits, and memory settings of a small server. */
const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '512MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
}

/** Rejects if there is no PostgreSQL. */
export async function postgresDatabases(): Promise<BenchDatabases> {
  const folders = temporaryFolders()
  const server = await startPostgres(DURABLE)
  async function create(template: string): Promise<BenchDatabase> {
    const name = `bench_${randomBytes(6).toString('hex')}`
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query(`create database ${name} template ${template}`)
    await client.end()
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return { dataDir: await folders.make(), databaseUrl: url.href }
  }
  return {
    engine: 'PostgreSQL',
    empty: () => create('template0'),
    copy: ({ databaseUrl = '' }) => create(new URL(databaseUrl).pathname.slice(1)),
    async remove() {
      await server.stop()
      await folders.remove()
    },
  }
}
