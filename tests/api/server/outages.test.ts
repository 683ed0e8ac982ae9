import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, createTestApp, type TestApp } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { BreakableConnection } from '../../support/database/breakableConnection.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { type FreshDatabase, freshDatabase, postgresOffer } from '../../support/database/postgres.ts'
import { PATIENCE } from '../../support/patience.ts'

const make = (name: string) => ({ method: 'POST' as const, url: '/api/lookupTypes', payload: { name } })

describe.skipIf('missing' in postgresOffer())('while PostgreSQL is away', () => {
  let fresh: FreshDatabase
  let connection: BreakableConnection
  let hub: TestApp
  beforeAll(async () => {
    fresh = await freshDatabase()
    connection = new BreakableConnection(fresh.url)
    await connection.open()
    hub = await createTestApp({ database: { databaseUrl: connection.url }, customers: 1 })
    await hub.token(ADMIN)
  })
  afterAll(async () => {
    await hub.close()
    await connection.cut().catch(() => undefined)
    await fresh.drop()
  })

  test('reads and writes answer 503 with when to try again, health says which part, and it recovers by itself', async () => {
    expect((await hub.as(ADMIN, make('Before'))).statusCode).toBe(201)
    await connection.cut()
    const written = await hub.as(ADMIN, make('Meanwhile'))
    expect([written.statusCode, written.json().code, written.headers['retry-after']]).toEqual([503, 'databaseAway', '5'])
    expect(written.json().message).toMatch(/^The database cannot be reached/)
    expect(written.body).not.toMatch(/ECONN|127\.0\.0\.1|terminated/)
    const read = await hub.as(ADMIN, { url: '/api/customers' })
    expect([read.statusCode, read.json().code]).toEqual([503, 'databaseAway'])
    const health = await hub.app.inject({ url: '/api/health' })
    expect([health.statusCode, health.json().parts]).toEqual([503, { database: 'away', files: 'ok' }])
    await connection.open()
    await expect.poll(async () => (await hub.as(ADMIN, make('After'))).statusCode, PATIENCE).toBe(201)
    await expect.poll(async () => (await hub.app.inject({ url: '/api/health' })).statusCode, PATIENCE).toBe(200)
  })
})

test('a full database answers 507 with a code, and takes writes when there is space again', async () => {
  const hub = await createTestApp({ customers: 1 })
  const pages = async (most: number) => {
    await hub.db.write(async (trx) => void (await sql.raw(`pragma max_page_count = ${most}`).execute(trx)))
  }
  await pages(1)
  const large = (name: string) =>
    hub.as(ADMIN, { method: 'POST', url: '/api/reports', payload: { name, sqlQuery: `select ${'x'.repeat(19_000)}` } })
  let full = await large('0')
  // Pages that are already free take the first ones.
  for (let number = 1; number < 10 && full.statusCode === 201; number += 1) full = await large(String(number))
  expect([full.statusCode, full.json().code]).toEqual([507, 'storageFull'])
  await pages(1_000_000)
  expect((await hub.as(ADMIN, make('Space again'))).statusCode).toBe(201)
  await hub.close()
})

describeEachEngine('uploads that fail', (engine) => {
  const uploads = () => join(engine.dataDir, 'uploads')
  beforeAll(async () => {
    await mkdir(join(uploads(), 'aa'), { recursive: true })
    await writeFile(join(uploads(), 'aa', 'old.part'), 'x')
    await writeFile(join(uploads(), 'aa', 'young.part'), 'x')
    await utimes(join(uploads(), 'aa', 'old.part'), new Date(0), new Date(0))
  })
  const hub = engineApp(engine, { customers: 1 })
  afterEach(() => rm(uploads(), { recursive: true, force: true }))

  test('leave nothing behind: what a killed process left is removed at the start, what others write is not', async () => {
    await expect.poll(() => readdir(join(uploads(), 'aa'))).toEqual(['young.part'])
  })

  test('a folder that takes no writes is named by health', async () => {
    await rm(engine.dataDir, { recursive: true, force: true })
    await writeFile(engine.dataDir, '')
    const health = await hub.app.inject({ url: '/api/health' })
    await rm(engine.dataDir)
    await mkdir(engine.dataDir)
    expect([health.statusCode, health.json().parts.files]).toEqual([503, 'failing'])
  })

  test.each(['/api/uploads', '/api/customers/import'])('a body without its boundary is the sender’s fault at %s', async (url) => {
    const { payload } = await multipart('a.csv', 'code\nA')
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=another']) {
      const answer = await hub.as(ADMIN, { method: 'POST', url, payload, headers: { 'content-type': type } })
      expect(answer.statusCode, `${type}: ${answer.body}`).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })

  test('an export with a filter of the wrong type is refused before it begins', async () => {
    const answer = await hub.as(ADMIN, { url: '/api/warehouses/export?filter={"firmNo":"abc"}' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'badFilter'])
  })
})
