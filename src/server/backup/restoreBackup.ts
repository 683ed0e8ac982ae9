import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { CompiledQuery } from 'kysely'
import { extract } from 'tar-stream'
import type { Transaction } from '../db/database.ts'
import { migrate } from '../db/migrate/migrate.ts'
import type { TableDef } from '../db/tables/tableDef.ts'
import { createUploadFiles } from '../records/uploads/uploadFiles.ts'
import { StartRefused } from '../start/startRefused.ts'
import { allTables, createSum, damaged, describeTables, END, type End, MANIFEST, notABackup, readManifest } from './format.ts'
import { createInserter, firstFilled, type Row } from './tableRows.sql.ts'
import type { House } from './writeBackup.ts'

/** Maximum size of a member in memory; far more than the writer produces. */
const MAX_MEMBER = 64 * 1024 * 1024

/** Maximum unpacked size of such a member. */
const MAX_UNPACKED = 256 * 1024 * 1024

/** A member from tar-stream. */
interface Entry extends AsyncIterable<unknown> {
  readonly header: { readonly name: string; readonly size?: number | undefined }
}

const asBuffer = (part: unknown): Buffer => {
  if (Buffer.isBuffer(part)) return part
  throw new TypeError('a backup is read as bytes')
}

const unzip = promisify(gunzip)

async function bytesOf(entry: Entry, sum: ReturnType<typeof createSum>): Promise<Buffer> {
  if ((entry.header.size ?? 0) > MAX_MEMBER) throw damaged()
  const parts: Buffer[] = []
  for await (const part of entry) parts.push(asBuffer(part))
  const bytes = Buffer.concat(parts)
  sum.add(bytes)
  return bytes
}

/** Receives the members of a backup. */
interface Members {
  readonly manifest: (text: string) => Promise<void>
  readonly rows: (table: string, rows: readonly Row[]) => Promise<void>
  readonly upload: (id: string, bytes: AsyncIterable<Buffer>) => Promise<void>
}

const TABLE = /^tables\/(\w+)\/\d{6}\.ndjson\.gz$/
const UPLOAD = /^uploads\/([\w-]+)$/

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))

async function* summed(entry: Entry, sum: ReturnType<typeof createSum>): AsyncGenerator<Buffer, void, void> {
  for await (const part of entry) {
    const bytes = asBuffer(part)
    sum.add(bytes)
    yield bytes
  }
}

/** Passes one member on; the first must be the manifest. */
async function take(entry: Entry, first: boolean, sum: ReturnType<typeof createSum>, members: Members): Promise<void> {
  const { name, size = 0 } = entry.header
  sum.begin(name, size)
  if (first) {
    if (name !== MANIFEST) throw notABackup()
    return members.manifest((await bytesOf(entry, sum)).toString())
  }
  const [, table] = TABLE.exec(name) ?? []
  if (table) return members.rows(table, rowsOf((await unzip(await bytesOf(entry, sum), { maxOutputLength: MAX_UNPACKED })).toString()))
  const [, id] = UPLOAD.exec(name) ?? []
  if (!id) throw damaged()
  await members.upload(id, summed(entry, sum))
}

const isEnd = (value: unknown): value is End => typeof value === 'object' && value !== null && 'sha256' in value && 'rows' in value

/** Reads the members of a backup in sequence and verifies that it is complete. Throws `StartRefused`. */
async function readBackup(file: string, members: Members): Promise<End> {
  const tar = extract()
  const reading = pipeline(createReadStream(file), tar).catch(() => undefined)
  const sum = createSum()
  let end: End | undefined
  let count = 0
  try {
    for await (const entry of tar) {
      if (end) throw damaged()
      if (entry.header.name !== END) await take(entry, count === 0, sum, members)
      else {
        const member: unknown = JSON.parse((await bytesOf(entry, createSum())).toString())
        if (!isEnd(member)) throw damaged()
        end = member
      }
      count += 1
    }
  } catch (error) {
    if (error instanceof StartRefused) throw error
    if (isUnreadable(error)) throw count === 0 ? notABackup() : damaged()
    throw error
  } finally {
    tar.destroy()
    await reading
  }
  if (count === 0) throw notABackup()
  if (!end || end.sha256 !== sum.end()) throw damaged()
  return end
}

/** Errors of tar, gzip and JSON: the file itself is damaged. */
const isUnreadable = (error: unknown): boolean => {
  if (error instanceof SyntaxError) return true
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: '' }
  return (
    String(code).startsWith('Z_') ||
    code === 'ERR_BUFFER_TOO_LARGE' ||
    /tar header|Unexpected end of data|Premature close|Invalid/i.test(message)
  )
}

/** Refuses a target that is not empty. */
async function requireEmpty({ db }: House, tables: readonly TableDef[]): Promise<void> {
  const there = new Set((await db.engine.structure.catalogue(db.read)).map(({ name }) => name))
  const filled = await firstFilled(db.read, tables, there)
  if (filled === undefined) return
  throw new StartRefused(
    `The target is not empty: there are records in ${filled}`,
    'Set DATA_DIR or DATABASE_URL to a new, empty place, and stop a server that runs on it.',
  )
}

/** Moves existing uploads, which an empty database does not refer to, to a separate folder and returns it. */
async function moveAside(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return undefined
  const aside = `${folder}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  await rename(folder, aside)
  return aside
}

export interface Restored {
  readonly end: End
  readonly createdAt: string
  /** Folder of the previous upload files. */
  readonly aside: string | undefined
}

/** Loads everything in one transaction and calls `ready` before the commit. */
async function load(house: House, file: string, uploads: string, ready: () => Promise<void>): Promise<{ end: End; createdAt: string }> {
  const { db, model, types } = house
  const tables = allTables(model, types)
  const inserters = new Map(tables.map((table) => [table.name, createInserter(db, table)]))
  const files = createUploadFiles(uploads)
  return db.write(
    async (trx: Transaction) => {
      const rows: Record<string, number> = {}
      let createdAt = ''
      const end = await readBackup(file, {
        async manifest(text) {
          createdAt = readManifest(text, describeTables(tables)).createdAt
        },
        async rows(name, some) {
          const insert = inserters.get(name)
          if (!insert) throw damaged()
          await insert(trx, some)
          rows[name] = (rows[name] ?? 0) + some.length
        },
        async upload(id, bytes) {
          const path = files.pathOf(id)
          await mkdir(dirname(path), { recursive: true, mode: 0o700 })
          await pipeline(bytes, createWriteStream(path, { mode: 0o600, flush: true }))
        },
      })
      if (tables.some(({ name }) => (rows[name] ?? 0) !== (end.rows[name] ?? 0))) throw damaged()
      for (const statement of db.engine.structure.analyze) await trx.executeQuery(CompiledQuery.raw(statement))
      await ready()
      return { end, createdAt }
    },
    { deferReferences: true },
  )
}

/** Checks the first member before anything is created. */
async function requireReadable(file: string, { model, types }: House): Promise<void> {
  await access(file).catch(() => {
    throw new StartRefused(`${file} can't be read`, 'Name a file that npm run backup has written.')
  })
  const enough = Symbol('enough')
  const stop = () => Promise.reject(enough)
  const manifest = async (text: string) => {
    readManifest(text, describeTables(allTables(model, types)))
    await stop()
  }
  await readBackup(file, { manifest, rows: stop, upload: stop }).catch((error: unknown) => {
    if (error !== enough) throw error
  })
}

/**
 * Restores a backup into an empty database of any engine and an empty folder of uploads. All or nothing: a damaged or incomplete file leaves
 * the target empty. Throws `StartRefused`.
 */
export async function restoreBackup(house: House, file: string): Promise<Restored> {
  const { db, model, types, dataDir } = house
  await requireReadable(file, house)
  await requireEmpty(house, allTables(model, types))
  await migrate(db, model, types)
  const [folder, fresh] = [join(dataDir, 'uploads'), join(dataDir, `restoring-${randomUUID()}`)]
  let aside: string | undefined
  try {
    const loaded = await load(house, file, fresh, async () => {
      aside = await moveAside(folder)
      await rename(join(fresh, 'uploads'), folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    })
    return { ...loaded, aside }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}
