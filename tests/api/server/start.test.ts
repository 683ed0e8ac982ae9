import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { openingDatabase, startErrorText } from '../../../src/server/start/startErrors.ts'
import { openEvents } from '../../support/app/eventClient.ts'
import { type DatabaseSettings, describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { freshDatabase, postgresOffer } from '../../support/database/postgres.ts'
import { freePort } from '../../support/processes/freePort.ts'
import { type ServerProcess, spawnServer, startServer } from '../../support/processes/serverProcess.ts'

const running: ServerProcess[] = []
afterAll(async () => {
  for (const server of running) await server.stop()
})

async function start(env: Readonly<Record<string, string>> = {}, dataDir?: string): Promise<ServerProcess> {
  const server = await startServer({ env, ...(dataDir === undefined ? {} : { dataDir }) })
  running.push(server)
  return server
}

async function post(origin: string, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const signIn = async (origin: string, email: string, password: string) => {
  const answer = await post(origin, '/api/Auth/login', { email, password })
  return { status: answer.status, token: answer.ok ? ((await answer.json()) as { token: string }).token : '' }
}

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'k9Jw2mXq7Rz4Tn8Lp3Vb6Yc1Hd5Fg0Sa',
  ADMIN_EMAIL: 'boss@dealer.example',
  ADMIN_PASSWORD: 'a good one',
}

describeEachEngine('a start', (engine) => {
  const database = (): Readonly<Record<string, string>> => (engine.databaseUrl === undefined ? {} : { DATABASE_URL: engine.databaseUrl })
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hub-start-'))
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('prints the address and the demo accounts, which work; the next one finds the data and the secret as they were left', async () => {
    const first = await start(database(), dataDir)
    const printed = first.output()
    for (const account of ['admin@', 'dealer@', 'dealer2@']) expect(printed).toContain(`${account}cardealerhub.test`)
    expect(printed).toContain('demo1234')
    const { token } = await signIn(first.origin, 'admin@cardealerhub.test', 'demo1234')
    const list = await fetch(`${first.origin}/api/customers`, { headers: { authorization: `Bearer ${token}` } })
    expect(list.headers.get('content-range')).toBe('customers 0-24/10001')
    expect((await post(first.origin, '/api/lookupTypes', { name: 'Left behind' }, token)).status).toBe(201)
    await first.stop()

    const secret = await readFile(join(dataDir, 'session.secret'), 'utf8')
    expect(secret.length).toBeGreaterThanOrEqual(64)

    const second = await start(database(), dataDir)
    expect(await readFile(join(dataDir, 'session.secret'), 'utf8')).toBe(secret)
    const found = await fetch(`${second.origin}/api/lookupTypes?filter={"name":"Left behind"}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await found.json()).toHaveLength(1)
    await second.stop()
  })
})

test('in production there is the first Admin and no demo data', async () => {
  const server = await start(PRODUCTION)
  expect(server.output()).not.toContain('demo1234')
  expect((await signIn(server.origin, 'admin@cardealerhub.test', 'demo1234')).status).toBe(401)
  const { token } = await signIn(server.origin, 'boss@dealer.example', 'a good one')
  const list = await fetch(`${server.origin}/api/customers`, { headers: { authorization: `Bearer ${token}` } })
  expect(await list.json()).toEqual([])
})

test('mistakes in the configuration stop the start with what to do about each', async () => {
  const server = await spawnServer({
    env: { ...PRODUCTION, JWT_SECRET: 'change-me-change-me-change-me-change-me', ADMIN_EMAIL: '' },
  })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/JWT_SECRET is a placeholder/)
  expect(server.output()).toMatch(/ADMIN_EMAIL is missing/)
})

test('a second server on the same embedded database is refused with the remedy; a killed one leaves no lock behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-lock-'))
  const first = await start(PRODUCTION, dataDir)
  const second = await spawnServer({ env: PRODUCTION, dataDir })
  expect(await second.exited).toBe(1)
  expect(second.output()).toMatch(/^Another server is running on DATA_DIR .* Stop it, or set DATA_DIR/)
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(200)
  first.signal('SIGKILL')
  await first.exited
  const third = await start(PRODUCTION, dataDir)
  await third.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const garbage = async (dataDir: string) => writeFile(join(dataDir, 'hub.sqlite'), 'no database at all. '.repeat(1000))

/** A valid header, followed by invalid pages. */
const damaged = async (dataDir: string) => {
  const file = join(dataDir, 'hub.sqlite')
  const db = new DatabaseSync(file)
  db.exec('create table a (b); create table c (d)')
  db.close()
  const bytes = await readFile(file)
  await writeFile(file, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0xff)]))
}

/** The message of a start whose database can't be opened. */
const refusalOf = async (settings: DatabaseSettings): Promise<string> => {
  const opened = openingDatabase(async () => (await openDatabase(settings)).close())
  return startErrorText(await opened.catch((error: unknown) => error))
}

test('a file that is no database stops the start with one message and its remedy', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bad-'))
  await garbage(dataDir)
  const server = await spawnServer({ env: PRODUCTION, dataDir })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/^hub\.sqlite is no database\. Restore a backup[^\n]*$/)
  await rm(dataDir, { recursive: true, force: true })
})

test.each([
  ['a damaged database', damaged, /^The embedded database \(hub\.sqlite\) is damaged\. Restore a backup[^\n]*$/],
  [
    'a folder in place of the database',
    (dataDir: string) => mkdir(join(dataDir, 'hub.sqlite')),
    /^The embedded database cannot be opened\. [^\n]*$/,
  ],
])('%s is explained in one line with its remedy', async (_title, prepare, message) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hub-bad-'))
  await prepare(dataDir)
  expect(await refusalOf({ file: join(dataDir, 'hub.sqlite') })).toMatch(message)
  await rm(dataDir, { recursive: true, force: true })
})

test('a DATA_DIR that is no folder stops the start with the remedy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-file-'))
  await writeFile(join(folder, 'file'), '')
  const server = await spawnServer({ env: PRODUCTION, dataDir: join(folder, 'file', 'below') })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/^DATA_DIR .* is no folder that this user may read and write\. Change its owner/)
  expect(server.output().split('\n')).toHaveLength(1)
  await rm(folder, { recursive: true, force: true })
})

test('a port in use stops the start with the remedy', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const server = await spawnServer({ env: PRODUCTION, port: typeof address === 'object' && address !== null ? address.port : 0 })
  expect(await server.exited).toBe(1)
  expect(server.output()).toBe('The address is in use already. Set PORT to another one, or stop the other server.')
  other.close()
})

test('an unreachable address in DATABASE_URL stops the start with the remedy, which does not contain the password', async () => {
  const server = await spawnServer({ env: { ...PRODUCTION, DATABASE_URL: `postgres://hub:geheim@127.0.0.1:${await freePort()}/hub` } })
  expect(await server.exited).toBe(1)
  expect(server.output()).toBe('No PostgreSQL answers at the address in DATABASE_URL. Start it, or correct host and port.')
})

describe.skipIf('missing' in postgresOffer())('a PostgreSQL', () => {
  test.each([
    [
      'does not know the role',
      (url: URL) => Object.assign(url, { username: 'nobody_here' }),
      /^PostgreSQL refuses the role in DATABASE_URL\. Create it[^\n]*$/,
    ],
    [
      'has no such database',
      (url: URL) => Object.assign(url, { pathname: '/nothing_here' }),
      /^The database named in DATABASE_URL does not exist\. Create it[^\n]*$/,
    ],
  ])('that %s is explained in one line with the remedy', async (_title, change, message) => {
    const fresh = await freshDatabase()
    expect(await refusalOf({ databaseUrl: change(new URL(fresh.url)).href })).toMatch(message)
    await fresh.drop()
  })
})

test('a wrong password and a missing right are reported with their remedy', async () => {
  for (const [code, message] of [
    ['28P01', /refuses the password/],
    ['42501', /lacks a right/],
    ['53300', /no connection free/],
  ] as const) {
    const failing = openingDatabase(() => Promise.reject(Object.assign(new Error('no'), { code })))
    await expect(failing).rejects.toThrow(message)
  }
})

/** A request whose body is delayed: the server has accepted it when it asks for the rest. */
function begun(origin: string, path: string, token: string, body: string) {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    authorization: `Bearer ${token}`,
    expect: '100-continue',
  }
  const call = request(`${origin}${path}`, { method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once('response', (response) => resolve(response.resume().statusCode))
    call.once('error', reject)
  })
  const taken = new Promise<void>((resolve) => call.once('continue', () => resolve()))
  call.flushHeaders()
  return { taken, status, finish: () => call.end(body) }
}

test('on SIGTERM it ends streams and silent connections, answers running requests and exits with 0', async () => {
  const server = await start(PRODUCTION)
  const { token } = await signIn(server.origin, PRODUCTION.ADMIN_EMAIL, PRODUCTION.ADMIN_PASSWORD)
  const stream = await openEvents(server.origin, token)
  // Browsers open connections ahead, without a request.
  const silent = connect(Number(new URL(server.origin).port), '127.0.0.1')
  await once(silent, 'connect')
  const last = begun(server.origin, '/api/lookupTypes', token, '{"name":"Last"}')
  await last.taken
  server.signal('SIGTERM')
  await stream.ended
  last.finish()
  expect(await last.status).toBe(201)
  expect(await server.exited).toBe(0)
  silent.destroy()
})
