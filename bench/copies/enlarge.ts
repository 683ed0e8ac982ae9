import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../src/server/db/database.ts'
import { openDatabase } from '../../src/server/db/openDatabase.ts'
import { createUploadFiles } from '../../src/server/records/uploads/uploadFiles.ts'
import { type BenchDatabase, fileOf } from '../databases.ts'
import { multiply } from '../growth/multiply.ts'

/** Customers of the demo data. */
const DEMO = 10_000

/** Bytes of one upload. */
const UPLOAD = 16 * 1024 * 1024

/** Adds audit entries, the most frequent rows of a real database. */
async function addChanges(db: Database, count: number): Promise<void> {
  const table = (await db.engine.structure.catalogue(db.read)).find(({ name }) => name === 'auditEntries')
  const columns = (table?.columns ?? []).map(({ name }) => name).filter((name) => name !== '_rowid')
  const from = columns.map((name) => (name === 'id' ? sql`'b' || k || '-' || id` : sql.ref(name)))
  await db.write((trx) =>
    sql`insert into ${sql.table('auditEntries')} (${sql.join(columns.map((name) => sql.ref(name)))})
      with recursive numbers(k) as (select 1 union all select k + 1 from numbers where k < ${sql.lit(count)})
      select ${sql.join(from)} from numbers, (select * from ${sql.table('auditEntries')} order by id limit 1) as one`.execute(trx),
  )
}

async function addUploads(db: Database, dataDir: string, count: number): Promise<void> {
  const files = createUploadFiles(dataDir)
  const now = new Date().toISOString()
  for (let index = 0; index < count; index += 1) {
    const id = v7()
    await mkdir(dirname(files.pathOf(id)), { recursive: true })
    await writeFile(files.pathOf(id), randomBytes(UPLOAD))
    await db.write((trx) =>
      sql`insert into uploads (id, _version, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')}, name, ${sql.ref('mediaType')}, size, ${sql.ref('ownerId')}, firm)
        select ${id}, 1, ${now}, ${now}, 'scan.pdf', 'application/pdf', ${sql.lit(UPLOAD)}, 'nobody', min(id) from firms`.execute(trx),
    )
  }
}

export interface Size {
  readonly customers: number
  readonly changes: number
  readonly uploads: number
}

/** Grows a copy of the demo's database to the given size; no server may be using it. */
export async function enlarge(place: BenchDatabase, { customers, changes, uploads }: Size): Promise<void> {
  await multiply(place, customers / DEMO)
  const { databaseUrl } = place
  const db = await openDatabase(databaseUrl === undefined ? { file: fileOf(place) } : { databaseUrl })
  try {
    await addChanges(db, changes)
    await addUploads(db, place.dataDir, uploads)
  } finally {
    await db.close()
  }
}
