import { HOUSE_FIRM } from '../../schemas/parts/tenancy.ts'
import { NUMBER } from './loadPlan.ts'

/** Requests of one kind. */
export interface Scenario {
  readonly name: string
  readonly requests: readonly string[]
  /** Status that every answer has. */
  readonly status: number
}

/** Prefixes of names and codes in the demo data, and filters that match them. */
export interface Sample {
  readonly ids: readonly string[]
  readonly names: readonly string[]
}

/** Rows of a page. */
const PAGE = 25

/** Number of pages to read, from the first. */
const PAGES = 20

const request = (method: string, path: string, token: string, body?: string): string => {
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept: application/json', `Authorization: Bearer ${token}`]
  if (body === undefined) return `${head.join('\r\n')}\r\n\r\n`
  return `${[...head, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`
}

/** Address of a list as requested by `ra-data-simple-rest`. */
export function listPath(filter: object, page = 0, limit = PAGE): string {
  const range = [page * PAGE, page * PAGE + limit - 1]
  const query = { filter: JSON.stringify(filter), range: JSON.stringify(range), sort: JSON.stringify(['code', 'ASC']) }
  return `/api/customers?${new URLSearchParams(query)}`
}

export const getOne = (token: string, { ids }: Sample): Scenario => ({
  name: 'get one',
  requests: ids.map((id) => request('GET', `/api/customers/${id}`, token)),
  status: 200,
})

export const page = (token: string): Scenario => ({
  name: 'page of 25 with its count',
  requests: Array.from({ length: PAGES }, (_, index) => request('GET', listPath({}, index), token)),
  status: 200,
})

export const search = (token: string, { names }: Sample): Scenario => ({
  name: 'search',
  requests: names.map((q) => request('GET', listPath({ q }), token)),
  status: 200,
})

/** A scenario with a filtered list. */
export const filtered = (token: string, name: string, filter: object): Scenario => ({
  name,
  requests: [request('GET', listPath(filter), token)],
  status: 200,
})

export const create = (token: string): Scenario => ({
  name: 'create (durable)',
  requests: [
    request(
      'POST',
      '/api/customers',
      token,
      JSON.stringify({
        firm: HOUSE_FIRM,
        code: `B${NUMBER}`,
        firstName: 'Margarethe',
        secondName: 'Öztürk-Lindqvist',
        email: `margarethe.${NUMBER}@example.com`,
        phoneNumber: '+4915123456789',
        address: '14 Long Acre, WC2E 9LW London',
        country: 'GB',
        taxNo: `GB${NUMBER}`,
        blocked: false,
      }),
    ),
  ],
  status: 201,
})
