import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { BenchDatabase, BenchDatabases } from '../databases.ts'
import { SMALL } from '../growth/growth.ts'
import { multiply } from '../growth/multiply.ts'
import type { LoadSize } from '../load/compareLoad.ts'
import type { LoadResult } from '../load/loadPlan.ts'
import type { LoadProcess } from '../load/loadProcess.ts'
import { getOne, listPath, page, type Scenario } from '../load/scenarios.ts'
import { median } from '../median.ts'
import { sampleOf } from '../sample.ts'
import { seeded, signIn, startProduct } from '../servers.ts'
import { type Aim, milliseconds, type Row } from '../table.ts'
import { type ClientRequest, type Clients, startClients } from './clients.ts'

/** Number of clients that scan while another one is measured. */
const SCANNING = 2

/** Milliseconds until their first requests run. */
const WARM_UP = 500

/** A contained text that no customer has, in a field without a search index: every row is read. */
const scan = (origin: string, token: string): ClientRequest => ({
  url: `${origin}${listPath({ address_contains: 'no such street' })}`,
  init: { headers: { authorization: `Bearer ${token}` } },
  status: 200,
})

/** A report that does not end before its deadline. */
const runaway = (origin: string, token: string): ClientRequest => ({
  url: `${origin}/api/reports/try`,
  init: {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sqlQuery: 'select count(*) as n from customers a, customers b where a.first_name < b.second_name' }),
  },
  status: 422,
})

/** A login role for reports where the engine needs one. */
async function reportsEnv({ databaseUrl }: BenchDatabase): Promise<Record<string, string>> {
  if (databaseUrl === undefined) return {}
  const role = `reports_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create role ${role} login password '${role}'`)
  await client.end()
  return { REPORTS_DATABASE_URL: Object.assign(new URL(databaseUrl), { username: role, password: role }).href }
}

const once = ({ requests, status }: Scenario, port: number, seconds: number) => ({
  port,
  connections: 1,
  seconds,
  requests,
  status,
  firstNumber: 0,
})

interface Compared {
  readonly quiet: readonly LoadResult[]
  readonly busy: readonly LoadResult[]
  readonly answers: number
}

/** Rounds of a scenario, alternately alone and beside other clients. */
async function inTurns(
  load: LoadProcess,
  port: number,
  scenario: Scenario,
  begin: () => Clients,
  { rounds, seconds }: LoadSize,
): Promise<Compared> {
  const [quiet, busy]: [LoadResult[], LoadResult[]] = [[], []]
  let answers = 0
  await load.run(once(scenario, port, 1))
  for (let turn = 0; turn < rounds * 2; turn += 1) {
    quiet.push(await load.run(once(scenario, port, seconds)))
    const others = begin()
    await new Promise((begun) => setTimeout(begun, WARM_UP))
    busy.push(await load.run(once(scenario, port, seconds)))
    answers += others.answers()
    await others.stop()
  }
  return { quiet, busy, answers }
}

const row = (what: string, of: (result: LoadResult) => number, { quiet, busy }: Compared, aim: Aim): Row => {
  const [beside, alone] = [median(busy.map(of)), median(quiet.map(of))]
  return {
    what,
    ours: milliseconds(beside),
    peer: milliseconds(alone),
    ratio: median(busy.map((one, at) => of(one) / of(quiet[at] ?? one))),
    aim,
  }
}

const medianOf = ({ p50 }: LoadResult) => p50
const percentile99 = ({ p99 }: LoadResult) => p99

/** How much longer quick requests take while other clients scan a large table; each round is compared with the quiet one before it. */
export async function beside(places: BenchDatabases, load: LoadProcess, size: number, effort: LoadSize): Promise<Row[]> {
  const place = await seeded(await places.empty())
  await multiply(place, size / SMALL)
  const server = await startProduct(place, await reportsEnv(place))
  try {
    const token = await signIn(server)
    const { port, origin } = server
    const sample = await sampleOf(origin, token)
    const scans = await inTurns(load, port, getOne(token, sample), () => startClients(SCANNING, scan(origin, token)), effort)
    const reports = await inTurns(load, port, page(token), () => startClients(1, runaway(origin, token)), effort)
    const scanned = `${scans.answers} scans`
    return [
      row(`get one beside ${SCANNING} clients that scan, half of them, ${places.engine}`, medianOf, scans, { most: 1.2 }),
      row(`the same, 99 %, ${scanned}, ${places.engine}`, percentile99, scans, { most: 2 }),
      row(`page of 25 beside a runaway report, 99 %, ${places.engine}`, percentile99, reports, { most: 1.2 }),
    ]
  } finally {
    await server.stop()
  }
}
