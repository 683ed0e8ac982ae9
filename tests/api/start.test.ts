import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '../support/describeEachEngine.ts'
import { openEvents } from '../support/eventClient.ts'
import { type ServerProcess, spawnServer, startServer } from '../support/serverProcess.ts'

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

  test('prints the address and the demo accounts, which work; the next one finds the data as it was left', async () => {
    const first = await start(database(), dataDir)
    const printed = first.output()
    for (const account of ['admin@', 'dealer@', 'dealer2@']) expect(printed).toContain(`${account}cardealerhub.test`)
    expect(printed).toContain('demo1234')
    const { token } = await signIn(first.origin, 'admin@cardealerhub.test', 'demo1234')
    const list = await fetch(`${first.origin}/api/customers`, { headers: { authorization: `Bearer ${token}` } })
    expect(list.headers.get('content-range')).toBe('customers 0-24/10000')
    expect((await post(first.origin, '/api/lookupTypes', { name: 'Left behind' }, token)).status).toBe(201)
    await first.stop()

    const second = await start(database(), dataDir)
    const found = await fetch(`${second.origin}/api/lookupTypes?filter={"name":"Left behind"}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await found.json()).toHaveLength(1)
    await second.stop()
  }, 120_000)
})

test('in production there is the first Admin and no demo data', async () => {
  const server = await start(PRODUCTION)
  expect(server.output()).not.toContain('demo1234')
  expect((await signIn(server.origin, 'admin@cardealerhub.test', 'demo1234')).status).toBe(401)
  const { token } = await signIn(server.origin, 'boss@dealer.example', 'a good one')
  const list = await fetch(`${server.origin}/api/customers`, { headers: { authorization: `Bearer ${token}` } })
  expect(await list.json()).toEqual([])
})

test.each([
  [
    'a default secret in production',
    { ...PRODUCTION, JWT_SECRET: 'change-me-change-me-change-me-change-me' },
    /JWT_SECRET is a placeholder/,
  ],
  ['no first Admin in production', { ...PRODUCTION, ADMIN_EMAIL: '' }, /ADMIN_EMAIL is missing/],
  ['the demo on all addresses', { HOST: '0.0.0.0' }, /HOST is "0.0.0.0", but the demo/],
])('%s stops the start with what to do', async (_title, env, message) => {
  const server = await spawnServer({ env })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(message)
})

/** A request whose body waits: the server has taken it when it asks for the rest. */
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

test('being told to stop, it ends streams, answers what is under way and leaves with 0', async () => {
  const server = await start()
  const { token } = await signIn(server.origin, 'admin@cardealerhub.test', 'demo1234')
  const stream = await openEvents(server.origin, token)
  const last = begun(server.origin, '/api/lookupTypes', token, '{"name":"Last"}')
  await last.taken
  server.signal('SIGTERM')
  await stream.ended
  last.finish()
  expect(await last.status).toBe(201)
  expect(await server.exited).toBe(0)
})

test('the secret of the demo is its own, made at the first start and kept', async () => {
  const server = await start()
  const secret = await readFile(join(server.dataDir, 'session.secret'), 'utf8')
  expect(secret.length).toBeGreaterThanOrEqual(64)
})
