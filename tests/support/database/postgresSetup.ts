import { basename } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgresServer.ts'
import { templatesFolder } from './templatesFolder.ts'
import makeTemplates from './templatesSetup.ts'

/** Address of PostgreSQL for the tests, or the reason why there is none. */
export type PostgresOffer = { readonly url: string } | { readonly missing: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresOffer
  }
}

interface Shared {
  server: Promise<PostgresServer>
  users: number
}

// Each vitest project loads its own copy of this module; the server is one for the whole run.
declare global {
  var hubTestPostgres: Shared | undefined
}

function enter(): Shared {
  const shared = globalThis.hubTestPostgres ?? { server: startPostgres(), users: 0 }
  shared.users += 1
  globalThis.hubTestPostgres = shared
  return shared
}

/** Removes the databases of this run from a server that is not ours. */
async function dropTemplates(connectionString: string, run: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where starts_with(datname, $1)`, [run])
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  await client.end()
}

async function leave(shared: Shared): Promise<void> {
  shared.users -= 1
  if (shared.users > 0) return
  globalThis.hubTestPostgres = undefined
  const server = await shared.server.catch(() => undefined)
  const templates = templatesFolder()
  if (server && templates !== undefined) await dropTemplates(server.url, basename(templates).toLowerCase())
  await server?.stop()
}

function missing(error: unknown): PostgresOffer {
  const reason = error instanceof Error ? error.message : String(error)
  const message = `PostgreSQL cannot be started: ${reason}`
  if (process.env.CI === 'true') throw new Error(message)
  process.stderr.write(`\n*** ${message}\n*** Every test on PostgreSQL is SKIPPED. TEST_DATABASE_URL may name a server to use instead.\n\n`)
  return { missing: reason }
}

export default async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const removeTemplates = await makeTemplates()
  const shared = enter()
  provide('postgres', await shared.server.then(({ url }) => ({ url }), missing))
  return async () => {
    await leave(shared)
    await removeTemplates()
  }
}
