import { deepStrictEqual } from 'node:assert/strict'
import { HOUSE_FIRM } from '../schemas/parts/tenancy.ts'
import { listPath, type Sample } from './load/scenarios.ts'

interface Answer {
  readonly status: number
  readonly range: string | null
  readonly etag: string | null
  readonly body: unknown
}

async function fetchAnswer(origin: string, token: string, path: string): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { headers, status } = response
  return { status, range: headers.get('content-range'), etag: headers.get('etag'), body: await response.json() }
}

const CREATED = {
  firm: HOUSE_FIRM,
  code: 'AGREE-1',
  firstName: 'Zoë',
  secondName: 'Agreement',
  email: 'zoe.agreement@example.com',
  phoneNumber: '+4915123456789',
  address: '1 Long Acre',
  country: 'GB',
}

type Row = Readonly<Record<string, unknown>>

/** A row without ids and times, which differ between the servers. */
const comparable = ({ id, createdAt, updatedAt, at, recordId, ...rest }: Row): Row => rest

async function createOn(origin: string, token: string): Promise<readonly Row[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/customers`, { method: 'POST', headers, body: JSON.stringify(CREATED) })
  const created = (await response.json()) as Row
  const found = await fetchAnswer(origin, token, listPath({ q: 'zoe agreem' }))
  return [created, ...(found.body as Row[])].map(comparable)
}

/** Throws at the first difference between the answers of the servers. Creates one customer on both. */
export async function assertSameAnswers(product: string, peer: string, token: string, sample: Sample): Promise<void> {
  const gets = sample.ids.slice(0, 5).map((id) => `/api/customers/${id}`)
  const lists = [listPath({}), listPath({}, 3), ...sample.names.map((q) => listPath({ q }))]
  for (const path of [...gets, ...lists])
    deepStrictEqual(await fetchAnswer(peer, token, path), await fetchAnswer(product, token, path), path)
  deepStrictEqual(await createOn(peer, token), await createOn(product, token))
}
