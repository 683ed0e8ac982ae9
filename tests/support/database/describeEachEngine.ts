import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { freshDatabase, postgresOffer } from './postgres.ts'

/** As `openDatabase` takes them. */
export type DatabaseSettings = { readonly databaseUrl: string } | { readonly file: string }

/** One database engine for a suite. All but `name` are available in hooks and tests only, not while they are collected. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  /** The suite's own empty database. */
  readonly database: DatabaseSettings
  /** The same as an address on PostgreSQL; undefined on SQLite. */
  readonly databaseUrl: string | undefined
  /** An empty folder of the suite, for uploads and similar files; the SQLite file is in it. */
  readonly dataDir: string
  /** Creates another empty database. */
  fresh(): Promise<DatabaseSettings>
}

interface Resources {
  readonly dataDir: string
  readonly cleanups: (() => Promise<unknown>)[]
}

async function open(name: Engine['name'], { dataDir, cleanups }: Resources): Promise<DatabaseSettings> {
  if (name === 'sqlite') return { file: join(dataDir, `${randomUUID()}.sqlite`) }
  const { url, drop } = await freshDatabase()
  cleanups.push(drop)
  return { databaseUrl: url }
}

function defineSuite(name: Engine['name'], suite: (engine: Engine) => void): void {
  let resources: Resources | undefined
  let database: DatabaseSettings | undefined

  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The database is there in hooks and tests only, not while tests are collected.')
    return value
  }

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'engine-'))
    resources = { dataDir, cleanups: [() => rm(dataDir, { recursive: true, force: true })] }
    database = await open(name, resources)
  })

  afterAll(async () => {
    for (const cleanup of resources?.cleanups.toReversed() ?? []) await cleanup()
  })

  suite({
    name,
    get database() {
      return ready(database)
    },
    get databaseUrl() {
      const settings = ready(database)
      return 'databaseUrl' in settings ? settings.databaseUrl : undefined
    },
    get dataDir() {
      return ready(resources).dataDir
    },
    fresh: () => open(name, ready(resources)),
  })
}

/**
 * The same suite on SQLite and on PostgreSQL, each with an empty database that is removed afterwards.
 * Without PostgreSQL that half is skipped with the reason in its title (and the run fails where CI=true).
 */
export function describeEachEngine(title: string, suite: (engine: Engine) => void): void {
  describe(`${title} on sqlite`, () => defineSuite('sqlite', suite))
  const offer = postgresOffer()
  const missing = 'missing' in offer
  describe.skipIf(missing)(`${title} on postgres${missing ? ` (${offer.missing})` : ''}`, () => defineSuite('postgres', suite))
}
