import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../schemas/parts/tenancy.ts'
import { entityOf } from '../../src/model/entityOf.ts'
import { chunksOf } from '../../src/model/values/chunksOf.ts'
import { createTestApp } from '../../tests/support/app/app.ts'
import { type BenchDatabase, type BenchDatabases, fileOf } from '../databases.ts'
import { seeded, signIn, startProduct } from '../servers.ts'
import { type Aim, perSecond, type Row } from '../table.ts'

/** Rows of a file whose import is compared with one `TIMES` as large. */
const ROWS = 10_000
export const TIMES = 4

/** Rows per transaction, as in an import. */
const PART = 500

const PEAK = pathToFileURL(join(import.meta.dirname, '../copies/reportPeakMemory.ts')).href

const HEADINGS = ['code', 'firstName', 'secondName', 'email', 'phoneNumber', 'address', 'country'] as const

const row = (at: number): readonly string[] => [
  `I${at}`,
  `Name ${at % 997}`,
  `Family ${at % 7919}`,
  `name${at}@example.com`,
  `+4930${1_000_000 + at}`,
  `Street ${at}`,
  ['TR', 'DE', 'FR', 'GB', 'AE'][at % 5] ?? 'TR',
]

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => row(at))

interface Measured {
  /** Rows a second: read and checked, written, and undone. */
  readonly check: number
  readonly write: number
  readonly undo: number
  /** Peak memory of the server in megabytes. */
  readonly peak: number
}

/** Imports new customers through the API, and undoes it. */
async function measure(place: BenchDatabase, count: number): Promise<Measured> {
  const server = await startProduct(place, { NODE_OPTIONS: `--import ${PEAK}` })
  const authorization = `Bearer ${await signIn(server)}`
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.origin + path, { ...init, headers: { authorization, 'x-firm': HOUSE_FIRM } })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { readonly jobId: string; readonly status: string; readonly failed: number }
  }
  const settled = async (id: string) => {
    for (;;) {
      const { status, failed } = await call(`/api/jobs/${id}`)
      if (status !== 'running' && failed === 0) return
      if (status !== 'running') throw new Error(`an import ended as ${status}, ${failed} rows failed`)
      await sleep(50)
    }
  }
  const rate = async (work: () => Promise<unknown>) => {
    const since = performance.now()
    await work()
    return (count * 1000) / (performance.now() - since)
  }
  const form = new FormData()
  form.append('file', new Blob([[HEADINGS, ...rowsOf(count)].map((cells) => cells.join()).join('\n')]), 'rows.csv')
  let id = ''
  const check = await rate(async () => {
    id = (await call('/api/customers/import', { method: 'POST', body: form })).jobId
    await settled(id)
  })
  const write = await rate(async () => {
    await call(`/api/customers/import/${id}/commit`, { method: 'POST' })
    await settled(id)
  })
  const undo = await rate(async () => settled((await call(`/api/jobs/${id}/undo`, { method: 'POST' })).jobId))
  await server.stop()
  return { check, write, undo, peak: Number(/^PEAK (\d+)$/m.exec(server.output())?.[1]) / 1024 }
}

/** Rows a second of bare inserts of the same records with an audit entry each, in transactions of the same size: no validation, look-up or event. */
async function bareInserts(place: BenchDatabase, count: number): Promise<number> {
  const database = place.databaseUrl === undefined ? { file: fileOf(place) } : { databaseUrl: place.databaseUrl }
  const hub = await createTestApp({ database })
  try {
    const customers = entityOf(hub, 'customers')
    const records = rowsOf(count).map((cells): Record<string, string> & { id: string } => ({
      ...Object.fromEntries(cells.map((cell, at) => [HEADINGS[at] ?? '', cell])),
      id: v7(),
      fullName: `${cells[1]} ${cells[2]}`,
      firm: HOUSE_FIRM,
    }))
    const since = performance.now()
    for (const part of chunksOf(records, PART)) {
      const entries = part.map(({ id: recordId, ...values }) => ({
        ...{ id: v7(), at: new Date().toISOString(), action: 'create', entity: 'customers', recordId, recordVersion: 1 },
        ...{ changes: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { old: null, new: value }])) },
        outcome: 'done' as const,
      }))
      await hub.db.write(async (trx) => {
        await hub.repository.insertMany(trx, customers, part)
        await hub.repository.of('auditEntries').insertMany(trx, entries)
      })
    }
    return (count * 1000) / (performance.now() - since)
  } finally {
    await hub.close()
  }
}

const aims: Readonly<Record<'check' | 'write' | 'undo', Aim>> = { check: { least: 0.5 }, write: { least: 0.5 }, undo: { least: 0.3 } }

const megabytes = (value: number) => `${Math.round(value)} MB`

/** Rates of an import beside bare inserts, and its peak memory beside that of a smaller one. */
export async function imports(places: BenchDatabases, rows = ROWS): Promise<readonly Row[]> {
  const house = await seeded(await places.empty())
  const [first, second, third] = [await places.copy(house), await places.copy(house), await places.copy(house)]
  const few = await measure(first, rows)
  const many = await measure(second, rows * TIMES)
  const bare = await bareInserts(third, rows * TIMES)
  const rate = (what: string, key: keyof typeof aims): Row => ({
    what: `${what}, ${places.engine}`,
    ours: perSecond(many[key]),
    peer: perSecond(bare),
    ratio: many[key] / bare,
    aim: aims[key],
  })
  return [
    rate('read and check', 'check'),
    rate('write', 'write'),
    rate('undo', 'undo'),
    {
      what: `peak memory, ${TIMES} times the rows, ${places.engine}`,
      ours: megabytes(many.peak),
      peer: megabytes(few.peak),
      ratio: many.peak / few.peak,
      aim: { most: 1.5 },
    },
  ]
}
