import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '../processes/freePort.ts'
import { describeEachEngine } from './describeEachEngine.ts'
import { freshDatabase, postgresOffer } from './postgres.ts'
import { preparePostgres } from './postgresBinaries.ts'
import setup from './postgresSetup.ts'

const offer = postgresOffer()

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe.skipIf('missing' in offer)('PostgreSQL for tests', () => {
  test('a fresh database is empty, knows the letters of every script, and is gone when dropped', async () => {
    const one = await freshDatabase()
    const two = await freshDatabase()
    await query(one.url, 'create table only_here (id int)')
    expect(await query(two.url, "select count(*)::int as n from pg_tables where schemaname = 'public'")).toEqual([{ n: 0 }])
    expect(await query(two.url, "select lower('ÉΩЖ') as low, 'ÉTÉ' ilike 'été' as same")).toEqual([{ low: 'éωж', same: true }])
    await one.drop()
    await two.drop()
    await expect(query(one.url, 'select 1')).rejects.toThrow(/does not exist/)
  })

  test('dropping ends the connections that are still open', async () => {
    const { url, drop } = await freshDatabase()
    const client = new Client({ connectionString: url })
    const errors: string[] = []
    client.on('error', (error) => errors.push(error.message))
    const ended = new Promise((done) => client.once('end', done))
    await client.connect()
    await drop()
    await ended
    expect(errors.join()).toMatch(/terminat/)
  })

  test('text search by trigrams is there', async () => {
    const { url, drop } = await freshDatabase()
    await query(url, 'create extension pg_trgm')
    expect(await query(url, "select similarity('vehicle', 'vehicles') > 0.5 as alike")).toEqual([{ alike: true }])
    await drop()
  })
})

describeEachEngine('an engine of a suite', (engine) => {
  test('offers a database and a folder of its own', async () => {
    expect(existsSync(engine.dataDir)).toBe(true)
    expect(engine.databaseUrl !== undefined).toBe(engine.name === 'postgres')
    expect(await engine.fresh()).not.toEqual(engine.database)
    if (engine.databaseUrl !== undefined) expect(await query(engine.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('without PostgreSQL', () => {
  afterEach(() => vi.unstubAllEnvs())

  async function attempt(ci: string) {
    const provide = vi.fn()
    vi.stubEnv('TEST_DATABASE_URL', `postgresql://nobody@127.0.0.1:${await freePort()}/none`)
    vi.stubEnv('CI', ci)
    return { provide, result: setup({ provide }) }
  }

  test('a run prints it and passes the reason to the tests', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { provide, result } = await attempt('')
    const teardown = await result
    expect(stderr.mock.calls.join('')).toMatch(/PostgreSQL cannot be started: TEST_DATABASE_URL does not answer.*SKIPPED/s)
    expect(provide).toHaveBeenCalledWith('postgres', { missing: expect.stringContaining('ECONNREFUSED') })
    stderr.mockRestore()
    await teardown()
  })

  test('a run where CI=true fails', async () => {
    const { result } = await attempt('true')
    await expect(result).rejects.toThrow(/PostgreSQL cannot be started/)
  })

  test.runIf(process.getuid?.() === 0)('a temporary folder closed to others is avoided', async () => {
    const { mkdtemp, rm } = await import('node:fs/promises')
    const closed = await mkdtemp('/tmp/closed-')
    vi.stubEnv('TMPDIR', closed)
    const { folder } = await preparePostgres(true)
    expect(folder.startsWith(closed)).toBe(false)
    for (const path of [closed, folder]) await rm(path, { recursive: true })
  })
})
