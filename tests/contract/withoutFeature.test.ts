import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { HOUSE_FIRM } from '../../schemas/parts/tenancy.ts'
import { DEMO_PASSWORD } from '../../src/server/seed/demoUsers.ts'
import { type ServerProcess, startServer } from '../support/processes/serverProcess.ts'
import { nodeBinary } from '../support/processes/spawnSupervised.ts'

const repository = resolve(import.meta.dirname, '../..')

/** The auctions and what follows them, with their files and schemas; no other schema refers to these entities. */
const FEATURES = ['auctions', 'deals']
const ENTITIES = [
  'auctions',
  'bids',
  'bidIncrements',
  'watches',
  'deals',
  'feeTables',
  'carOffers',
  'auctionEvents',
  'savedSearches',
  'searchMatches',
  'biddingTerms',
  'termsAcceptances',
]

let product = ''
let server: ServerProcess
let token = ''

beforeAll(async () => {
  product = await mkdtemp(join(tmpdir(), 'without-'))
  for (const folder of ['src', 'schemas', 'i18n', 'tests/api', 'tests/support'])
    await cp(join(repository, folder), join(product, folder), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'])
    await cp(join(repository, file), join(product, file))
  await symlink(join(repository, 'node_modules'), join(product, 'node_modules'))
  for (const feature of FEATURES) await rm(join(product, 'src/server/features', feature), { recursive: true })
  for (const entity of ENTITIES) await rm(join(product, 'schemas', `${entity}.ts`))
  server = await startServer({ entry: join(product, 'src/server/main.ts') })
  const credentials = { email: 'admin@cardealerhub.test', password: DEMO_PASSWORD }
  token = (await call<{ token: string }>('POST', 'Auth/login', credentials)).body.token
}, 600_000)

afterAll(async () => {
  await server?.stop()
  await rm(product, { recursive: true, force: true })
})

async function call<T>(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly body: T }> {
  const answer = await fetch(`${server.origin}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const isList = (path: string, operations: object) => /^\/api\/[a-zA-Z]+$/.test(path) && 'get' in operations && 'post' in operations

test('a product without auctions describes none of them and lists and writes all else', async () => {
  const { status, body } = await call<Description>('GET', 'openapi.json')
  expect(status).toBe(200)
  const paths = Object.keys(body.paths)
  expect(paths.filter((path) => ENTITIES.some((entity) => path.startsWith(`/api/${entity}`)))).toEqual([])
  const lists = Object.entries(body.paths).flatMap(([path, operations]) => (isList(path, operations) ? [path.slice('/api/'.length)] : []))
  expect(lists).toContain('cars')
  const answers = await Promise.all(lists.map(async (list) => [list, (await call('GET', list)).status]))
  expect(answers.filter(([, answer]) => answer !== 200)).toEqual([])
  expect((await call('GET', 'auctions')).status).toBe(404)

  const made = await call<{ id: string; name: string }>('POST', 'marks', { name: 'Lodestar', code: 'LODE', firm: HOUSE_FIRM })
  expect(made).toMatchObject({ status: 201, body: { name: 'Lodestar' } })
  expect(await call('GET', `marks/${made.body.id}`)).toMatchObject({ status: 200, body: { name: 'Lodestar' } })
  expect((await call('GET', 'dashboard')).status).toBe(200)
})

test('it passes the contract test of calls', async () => {
  const postgres = inject('postgres')
  const { stdout } = await promisify(execFile)(
    nodeBinary,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'tests/api/records/calls.test.ts', '-t', 'on sqlite'],
    {
      cwd: product,
      env: { PATH: process.env.PATH, HOME: tmpdir(), NO_COLOR: '1', ...('url' in postgres && { TEST_DATABASE_URL: postgres.url }) },
    },
  )
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('5 passed, 0 failed, 5 skipped')
}, 600_000)
