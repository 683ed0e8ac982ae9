import './requireNode.js'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createRepository } from './db/repository/createRepository.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { banner } from './start/banner.ts'
import { type Config, databaseFile, readConfig } from './start/config.ts'
import { sessionSecret } from './start/configSecret.ts'
import { lockDataDir, openDataDir } from './start/dataDir.ts'
import { loadBackfills, loadVariables } from './start/loadFeatures.ts'
import { loadProduct } from './start/loadProduct.ts'
import { reportsNote } from './start/reportsNote.ts'
import { listening, openingDatabase, startErrorText } from './start/startErrors.ts'

const target = ({ databaseUrl, reportsDatabaseUrl, ...config }: Config) =>
  databaseUrl === undefined ? { file: databaseFile(config) } : { databaseUrl, reportsUrl: reportsDatabaseUrl }

/** The embedded database belongs to one process; its lock ends with the process. */
function takeDataDir(config: Config): void {
  if (config.databaseUrl === undefined) lockDataDir(config.dataDir)
  else openDataDir(config.dataDir)
}

async function start(config: Config): Promise<{ app: FastifyInstance; db: Database }> {
  const { model, columns } = await loadProduct()
  const { db, secret } = await openingDatabase(async () => {
    takeDataDir(config)
    const db = await openDatabase(target(config))
    const { notes } = await migrate(db, model, columns, { backfills: await loadBackfills(model) })
    const reports = await reportsNote(db, config.reportsDatabaseUrl)
    for (const note of [...notes, ...(reports === undefined ? [] : [reports])]) process.stderr.write(`${note}\n`)
    await seedDatabase({ config, db, model, repository: createRepository(db, model, columns) })
    return { db, secret: sessionSecret(config) }
  })
  const app = await buildApp({ config, secret, db, model, columns, clock: () => new Date(), random: randomBytes })
  await listening(() => app.listen({ host: config.host, port: config.port }))
  return { app, db }
}

/** Milliseconds for running requests to finish. */
const GRACE = 10_000

/** Finishes running requests, then closes the database. A second signal or a timeout ends the process at once. */
function stopOnSignals(app: FastifyInstance, db: Database): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), GRACE).unref()
    await app.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

try {
  const config = readConfig(process.env, await loadVariables())
  const { app, db } = await start(config)
  stopOnSignals(app, db)
  // Behind another server, users open that server's address.
  if (!process.argv.includes('--behind')) process.stdout.write(`${banner(config, app.server.address() as AddressInfo)}\n`)
} catch (error) {
  process.stderr.write(`${startErrorText(error)}\n`)
  process.exit(1)
}
