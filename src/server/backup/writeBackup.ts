import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { Model } from '../../model/resolvedEntity.ts'
import { FOLD_VERSION } from '../../model/values/foldText.ts'
import type { Database, Queries } from '../db/database.ts'
import { planMigration } from '../db/migrate/planMigration.ts'
import type { ColumnTypes } from '../db/tables/shapes.ts'
import type { TableDef } from '../db/tables/tableDef.ts'
import { createUploadFiles, type UploadFiles } from '../records/uploads/uploadFiles.ts'
import { StartRefused } from '../start/startRefused.ts'
import { allTables, createSum, describeTables, END, type End, FORMAT, FORMAT_VERSION, MANIFEST, type Manifest } from './format.ts'
import { readPages } from './tableRows.sql.ts'

export interface House {
  readonly db: Database
  readonly model: Model
  readonly types: ColumnTypes
  readonly dataDir: string
}

/** Characters of rows in one member. */
const PART = 1_000_000

const zip = promisify(gzip)

interface BackupWriter {
  readonly tar: Pack
  readonly sum: ReturnType<typeof createSum>
}

/** Adds a member from memory. Resolves when the next can be written. */
function addBytes({ tar, sum }: BackupWriter, name: string, bytes: Buffer): Promise<void> {
  sum.begin(name, bytes.length)
  sum.add(bytes)
  return new Promise((done, failed) => {
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()))
  })
}

/** Adds a file with its current length; stored files never change. Returns false if the file does not exist. */
async function addFile({ tar, sum }: BackupWriter, name: string, path: string): Promise<boolean> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return false
  const { size } = await file.stat()
  sum.begin(name, size)
  const entry = tar.entry({ name, size, mode: 0o600 })
  await pipeline(
    file.createReadStream(),
    async function* (bytes: AsyncIterable<Buffer>) {
      for await (const part of bytes) {
        sum.add(part)
        yield part
      }
    },
    entry,
  )
  return true
}

async function addTable(writing: BackupWriter, db: Database, queries: Queries, table: TableDef): Promise<number> {
  let [rows, part, text] = [0, 0, '']
  const flush = async () => {
    if (text === '') return
    part += 1
    const name = `tables/${table.name}/${String(part).padStart(6, '0')}.ndjson.gz`
    await addBytes(writing, name, await zip(text))
    text = ''
  }
  for await (const page of readPages(db, queries, table)) {
    for (const row of page) {
      text += `${JSON.stringify(row)}\n`
      if (text.length >= PART) await flush()
    }
    rows += page.length
  }
  await flush()
  return rows
}

async function addUploads(writing: BackupWriter, db: Database, queries: Queries, table: TableDef, files: UploadFiles) {
  const missing: string[] = []
  let uploads = 0
  const id = table.columns.findIndex(({ name }) => name === 'id')
  for await (const page of readPages(db, queries, table))
    for (const row of page) {
      const name = String(row[id])
      if (await addFile(writing, `uploads/${name}`, files.pathOf(name))) uploads += 1
      else missing.push(name)
    }
  return { uploads, missing }
}

/** Writes all members from one snapshot of the database, while others keep writing. */
async function addAll(writing: BackupWriter, { db, model, types, dataDir }: House, createdAt: string): Promise<End> {
  const tables = allTables(model, types)
  const manifest: Manifest = { format: FORMAT, version: FORMAT_VERSION, createdAt, fold: FOLD_VERSION, tables: describeTables(tables) }
  return db.snapshot(async (queries) => {
    const { upToDate } = await planMigration(db, queries, model, types)
    if (!upToDate)
      throw new StartRefused(
        'The database has other tables than the schemas of this version',
        'Start the server once, or run npm run db:apply, then back up.',
      )
    await addBytes(writing, MANIFEST, Buffer.from(JSON.stringify(manifest)))
    const rows: Record<string, number> = {}
    for (const table of tables) rows[table.name] = await addTable(writing, db, queries, table)
    const uploads = tables.find(({ name }) => name === 'uploads')
    const files = uploads ? await addUploads(writing, db, queries, uploads, createUploadFiles(dataDir)) : { uploads: 0, missing: [] }
    return { sha256: writing.sum.end(), rows, ...files }
  })
}

/** Syncs the file, then its name. */
async function finish(part: string, file: string): Promise<void> {
  for (const [path, then] of [
    [part, () => rename(part, file)],
    [dirname(file), undefined],
  ] as const) {
    // biome-ignore format: two steps
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
    await then?.()
  }
}

/**
 * Writes a backup, also beside a running server: one snapshot of all tables, and the uploaded files. It has a temporary name until it is complete.
 * Throws `StartRefused`.
 */
export async function writeBackup(house: House, file: string, now = new Date()): Promise<End> {
  if (await stat(file).catch(() => undefined)) throw new StartRefused(`${file} is there already`, 'Name another file, or remove this one.')
  const part = `${file}.${randomUUID()}.part`
  const writing: BackupWriter = { tar: pack(), sum: createSum() }
  const written = pipeline(writing.tar, createWriteStream(part, { flags: 'wx', mode: 0o600 }))
  try {
    const end = await Promise.race([
      addAll(writing, house, now.toISOString()),
      written.then(() => Promise.reject(new Error('the file ended early'))),
    ])
    writing.tar.entry({ name: END, mode: 0o600 }, JSON.stringify(end))
    writing.tar.finalize()
    await written
    await finish(part, file)
    return end
  } catch (error) {
    writing.tar.destroy()
    await written.catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}
