import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allTables, FORMAT_VERSION } from '../../../src/server/backup/format.ts'
import { restoreBackup } from '../../../src/server/backup/restoreBackup.ts'
import { readPages } from '../../../src/server/backup/tableRows.sql.ts'
import { type House, writeBackup } from '../../../src/server/backup/writeBackup.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { checkLedger } from '../../../src/server/features/wallets/checkLedger.sql.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { ADMIN } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { type AuctionHouse, createAuctionHouse } from '../../support/auctions/auctionHouse.ts'
import type { DatabaseSettings } from '../../support/database/describeEachEngine.ts'
import { freshDatabase, postgresOffer } from '../../support/database/postgres.ts'

const SECRET = 'a secret that outlives the move of a house'

type Name = 'sqlite' | 'postgres'

interface Place {
  readonly settings: DatabaseSettings
  readonly dataDir: string
}

const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function newPlace(name: Name): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backup-'))
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }))
  if (name === 'sqlite') return { settings: { file: join(dataDir, 'hub.sqlite') }, dataDir }
  const { url, drop } = await freshDatabase()
  cleanups.push(drop)
  return { settings: { databaseUrl: url }, dataDir }
}

/** Every row of every table, by its key, in a form that is the same on both engines. */
async function contents({ db, model, types }: House, queries: Database['read'] = db.read): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>()
  for (const table of allTables(model, types)) {
    const rows: string[] = []
    for await (const page of readPages(db, queries, table)) rows.push(...page.map((row) => JSON.stringify(row)))
    all.set(table.name, table.numbered ? rows : rows.toSorted())
  }
  return all
}

async function uploadsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile() && !entry.name.includes('.')).map(({ name }) => name)
}

const pathOf = (dataDir: string, id: string) => join(dataDir, 'uploads', id.slice(-2), id)

const missing = 'missing' in postgresOffer()

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a house that moves from %s to %s', (from, to) => {
  let place: Place
  let hub: AuctionHouse
  let types: House['types']
  let file: string

  beforeAll(async () => {
    if (missing) return
    types = (await loadFieldTypes()).columns
    place = await newPlace(from)
    hub = await createAuctionHouse({
      database: place.settings,
      dataDir: place.dataDir,
      customers: 300,
      secret: SECRET,
      clock: () => hub?.now ?? new Date(),
    })
    file = join(place.dataDir, 'house.tar')
    for (let turn = 0; turn < 3; turn += 1) {
      const picture = await sharp({ create: { width: 40 + turn, height: 30, channels: 3, background: { r: turn, g: 90, b: 20 } } })
        .png()
        .toBuffer()
      const sent = await hub.as(ADMIN, {
        method: 'POST',
        url: '/api/uploads',
        ...(await multipart(`picture ${turn}.png`, picture, 'image/png')),
      })
      expect(sent.statusCode).toBe(201)
    }
  })
  afterAll(() => hub?.close())

  const house = (db: Database, dataDir: string): House => ({ db, model: hub.model, types, dataDir })

  test.skipIf(missing)('arrives record by record and byte by byte, though it was in use', async () => {
    let writing = true
    let written = 0
    const bidders = [await hub.bidder(), await hub.bidder()] as const
    const lot = await hub.lot()
    const load = (async () => {
      for (let turn = 0; writing; turn += 1) {
        const bidder = bidders[turn % 2 === 0 ? 0 : 1]
        expect((await hub.bid(bidder, lot, `${500 + turn * 300}.00`)).status).toBe(201)
        await hub.as(ADMIN, {
          method: 'POST',
          url: '/api/banks',
          payload: { code: `b${turn}`, name: `Bank ${turn} ${randomBytes(4).toString('hex')}` },
        })
        written += 1
      }
    })()
    while (written < 5) await new Promise((next) => setTimeout(next, 20))
    const end = await writeBackup(house(hub.db, place.dataDir), file)
    const during = written
    writing = false
    await load
    expect(during).toBeGreaterThan(5)
    expect(end).toMatchObject({ missing: [], uploads: 3 })
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const target = await newPlace(to)
    const db = await openDatabase(target.settings)
    await restoreBackup(house(db, target.dataDir), file)
    expect(await checkLedger(db.read)).toMatchObject({ ok: true })
    const restored = await contents(house(db, target.dataDir))
    for (const [table, rows] of restored) expect([table, rows.length]).toEqual([table, end.rows[table]])
    const held = (restored.get('bids') ?? []).filter((row) => row.includes(lot)).length
    expect(held).toBeGreaterThan(4)
    expect(held).toBeLessThanOrEqual(written)

    // A second backup without changes between is identical on either engine.
    const still = join(place.dataDir, 'still.tar')
    await writeBackup(house(hub.db, place.dataDir), still)
    const other = await newPlace(to)
    const second = await openDatabase(other.settings)
    const inserts = new Set<string>()
    const stop = second.observe((text) => text.startsWith('insert into') && inserts.add(text))
    await restoreBackup(house(second, other.dataDir), still)
    stop()
    // The number of prepared statements does not grow with the rows.
    expect(inserts.size).toBeLessThanOrEqual(2 * allTables(hub.model, types).length)
    for (const table of ['customers', 'auditEntries'])
      expect([...inserts].filter((text) => text.startsWith(`insert into "${table}" `)).length).toBeLessThanOrEqual(2)
    expect(await contents(house(second, other.dataDir))).toEqual(await contents(house(hub.db, place.dataDir)))
    const ids = await uploadsIn(place.dataDir)
    expect((await uploadsIn(other.dataDir)).toSorted()).toEqual(ids.toSorted())
    for (const id of ids) expect(await readFile(pathOf(other.dataDir, id))).toEqual(await readFile(pathOf(place.dataDir, id)))
    await second.close()
    await db.close()

    const moved = await createAuctionHouse({ database: other.settings, dataDir: other.dataDir, secret: SECRET, clock: () => hub.now })
    try {
      const [customer] = (await hub.as(ADMIN, { url: '/api/customers?range=[0,0]&sort=["id","ASC"]' })).json()
      const found = async (app: AuctionHouse) =>
        (
          await app.as(ADMIN, { url: `/api/customers?filter=${encodeURIComponent(JSON.stringify({ q: String(customer.fullName) }))}` })
        ).json()
      expect(await found(moved)).toEqual(await found(hub))
      expect((await found(moved)).length).toBeGreaterThan(0)
      expect((await moved.bid(bidders[0], lot, '900000.00')).status).toBe(201)
      expect(
        (await moved.as(ADMIN, { method: 'POST', url: '/api/banks', payload: { code: 'after', name: 'After the move' } })).statusCode,
      ).toBe(201)
      const { rows } = await sql<{ id: string }>`select id from ${sql.table('auditEntries')} order by _rowid desc limit 1`.execute(
        moved.db.read,
      )
      expect((await moved.stored('auditEntries', String(rows[0]?.id))).action).toBe('create')
      expect(await checkLedger(moved.db.read)).toMatchObject({ ok: true })
    } finally {
      await moved.close()
    }
  })

  test.skipIf(missing)('refuses what it can’t restore, and leaves the target as it was', async () => {
    const target = await newPlace(to)
    const db = await openDatabase(target.settings)
    const attempt = (name: string) => restoreBackup(house(db, target.dataDir), name)
    const whole = join(place.dataDir, 'whole.tar')
    await writeBackup(house(hub.db, place.dataDir), whole)
    await expect(writeBackup(house(hub.db, place.dataDir), whole)).rejects.toThrow(/is there already/)
    const bytes = await readFile(whole)

    const made = async (name: string, change: (copy: Buffer) => Buffer) => {
      const path = join(place.dataDir, name)
      await writeFile(path, change(Buffer.from(bytes)))
      return path
    }
    /** The first non-zero byte from there, because no checksum covers the zeros between files. */
    const flip = (copy: Buffer, from: number) => {
      const at = copy.findIndex((byte, index) => index >= from && byte !== 0)
      copy[at] = (copy[at] ?? 0) ^ 0x55
      return copy
    }
    const put = (copy: Buffer, text: string, at: number) => {
      copy.write(text, at)
      return copy
    }
    const manifestAt = bytes.indexOf('{"format"')
    const digit = `"version":${FORMAT_VERSION}`
    const cases: readonly (readonly [string, RegExp])[] = [
      [join(place.dataDir, 'nothing.tar'), /can't be read/],
      [await made('empty.tar', () => Buffer.alloc(0)), /no backup/],
      [await made('noise.tar', () => randomBytes(4_096)), /no backup/],
      [await made('newer.tar', (copy) => put(copy, '9', copy.indexOf(digit) + digit.length - 1)), /format 9/],
      [await made('others.tar', (copy) => put(copy, 'x', copy.indexOf('"banks"', manifestAt) + 1)), /other schemas/],
      [await made('short.tar', (copy) => copy.subarray(0, Math.floor(copy.length * 0.6))), /damaged|not complete/],
      [await made('endless.tar', (copy) => copy.subarray(0, copy.lastIndexOf('end.json') - 10)), /damaged|not complete/],
      [await made('half.tar', (copy) => flip(copy, Math.floor(copy.length / 2))), /damaged/],
      [await made('upload.tar', (copy) => flip(copy, copy.lastIndexOf('uploads/') + 600)), /damaged/],
    ]
    for (const [path, reason] of cases) {
      await expect(attempt(path), path).rejects.toThrow(reason)
      const left = (await readdir(target.dataDir)).filter((name) => !name.startsWith('hub.sqlite'))
      expect([path, left]).toEqual([path, []])
    }
    await attempt(whole)
    await expect(attempt(whole)).rejects.toThrow(/not empty/)
    await db.close()
    await truncate(whole, 10)
  })
})
