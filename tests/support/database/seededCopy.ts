import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { DatabaseTarget } from '../../../src/server/db/openDatabase.ts'
import { madeOnce } from './madeOnce.ts'
import { administer, freshDatabase } from './postgres.ts'
import { templatesFolder } from './templatesFolder.ts'

/** Migrates and seeds an empty database. */
type Make = (target: DatabaseTarget) => Promise<void>

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  )

async function copySqlite(templates: string, file: string, name: string, make: Make): Promise<boolean> {
  if (await exists(file)) return false
  const template = await madeOnce(join(templates, `${name}.sqlite`), (unfinished) => make({ file: unfinished }))
  await mkdir(dirname(file), { recursive: true })
  await copyFile(template, file)
  return true
}

/** Initial content of an in-memory database; undefined in a run without templates. */
export async function seededImage(name: string, make: Make): Promise<Uint8Array | undefined> {
  const templates = templatesFolder()
  if (templates === undefined) return undefined
  const image = await madeOnce(join(templates, `${name}.image`), async (unfinished) => {
    await copySqlite(templates, unfinished, name, make)
    const db = new DatabaseSync(unfinished)
    // A file in WAL mode can't be opened in memory.
    db.exec('pragma journal_mode = delete')
    db.close()
  })
  return readFile(image)
}

async function isEmpty(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(`select from pg_tables where schemaname = 'public' limit 1`)).rowCount === 0
  } finally {
    await client.end()
  }
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Creates a database once for all processes that need it; the others wait for a lock of the server. */
async function copyPostgres(templates: string, url: string, name: string, make: Make): Promise<boolean> {
  if (!(await isEmpty(url))) return false
  const template = `${basename(templates).toLowerCase()}_${name}`
  await administer(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${template}'))`)
    const { rowCount } = await client.query(`select from pg_database where datname = '${template}'`)
    if (rowCount === 0) {
      const made = await freshDatabase()
      await make({ databaseUrl: made.url })
      await client.query(`alter database ${nameIn(made.url)} rename to ${template}`)
    }
    await client.query(`drop database ${nameIn(url)}`)
    await client.query(`create database ${nameIn(url)} template ${template} strategy file_copy`)
  })
  return true
}

/**
 * Fills an empty database with the result of `make`, which runs once per test run and is copied afterwards. In a run without templates, such
 * as the bench, `make` runs each time. Returns whether the database is a copy now.
 */
export async function fillFromCopy(target: DatabaseTarget, name: string, make: Make): Promise<boolean> {
  const templates = templatesFolder()
  if (templates === undefined) return false
  if ('file' in target) return copySqlite(templates, target.file, name, make)
  if ('databaseUrl' in target) return copyPostgres(templates, target.databaseUrl, name, make)
  return target.image !== undefined
}
