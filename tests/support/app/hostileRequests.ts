import type { InjectOptions } from 'fastify'
import { v7 } from 'uuid'
import { multipart } from './multipart.ts'

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

const members = (count: number) => Object.fromEntries(many(count, (index) => [`k${index}`, 1]))

const posted = (url: string, payload: unknown): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
})

const order = (lines: unknown): InjectOptions => posted('/api/salesOrders', { date: '2026-01-01', lines })

const listed = (query: Readonly<Record<string, unknown>>): InjectOptions => ({
  url: `/api/customers?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`,
})

const imported = async (entity: string, name: string, content: string): Promise<InjectOptions> => ({
  method: 'POST',
  url: `/api/${entity}/import`,
  ...(await multipart(name, content)),
})

const wrongLine = { lineType: 'x', lineNumber: 'x', material: 'x', quantity: 'x', price: {}, vatPercentage: [], unit: 5, a: 1, b: 2 }

/** Requests that grow with `size` in one place and could cost more work than their size justifies, each by another route. */
export const HOSTILE: Readonly<Record<string, (size: number) => InjectOptions | Promise<InjectOptions>>> = {
  'distinct entries of a list': (size) => posted('/api/cars', { damages: many(size, (index) => `d${index}`) }),
  'objects in a list of texts': (size) => posted('/api/cars', { damages: many(size, (index) => ({ a: index, b: [index] })) }),
  'uploads that there are not': (size) => posted('/api/cars', { make: 'a', model: 'b', year: 2000, images: many(size, () => v7()) }),
  'empty lines': (size) => order(many(size, () => ({}))),
  'wrong lines': (size) => order(many(size, () => wrongLine)),
  'discount lines': (size) => order(many(size, (index) => ({ lineType: index % 2 ? 'discount' : 'material', quantity: '1', price: '1' }))),
  'lines of a material that there is not': (size) =>
    order(many(size, (index) => ({ lineType: 'material', lineNumber: index, material: v7(), quantity: '1', price: '1' }))),
  'unknown members': (size) => posted('/api/cars', members(size)),
  'unknown members of lines': (size) => order(many(10, () => members(size))),
  'a long name of a member': (size) => posted('/api/cars', { ['x'.repeat(size)]: 1 }),
  'a long text': (size) => posted('/api/customers', { code: 'x'.repeat(size) }),
  'a long number': (size) => order([{ lineType: 'material', quantity: '9'.repeat(size), price: '1' }]),
  'a free object': (size) => posted('/api/reports', { name: 'x', chartCode: members(size) }),
  'a free list': (size) => posted('/api/reports', { name: 'x', chartCode: { a: many(size, () => [1]) } }),
  'a batch of short ids': (size) => posted('/api/countries/batch', { action: 'delete', ids: many(Math.min(size, 2_000), String) }),
  'a batch of ids': (size) =>
    posted('/api/customers/batch', { action: 'update', data: members(20), ids: many(Math.min(size, 2_000), () => v7()) }),
  'versions of a batch': (size) => posted('/api/customers/batch', { action: 'delete', ids: ['x'], versions: members(size) }),
  'the filter of a batch': (size) => posted('/api/customers/batch', { action: 'delete', filter: members(size) }),
  'lines of an action': (size) =>
    posted(`/api/salesOrders/${v7()}/deliver`, { lines: many(size, (index) => ({ id: String(index), quantity: '1' })) }),
  'a sign-in': (size) => posted('/api/Auth/login', members(size)),
  'an address to sign in with': (size) => posted('/api/Auth/login', { email: `a@${'a.'.repeat(size)}`, password: 'long enough' }),
  'ids in a filter': (size) => listed({ filter: { id: many(Math.min(size, 4_000), () => v7()) } }),
  'members of a filter': (size) => listed({ filter: members(Math.min(size, 10_000)) }),
  'a sort': (size) => listed({ sort: many(Math.min(size, 10_000), () => 'x') }),
  'columns of an export': (size) => ({ url: `/api/customers/export?columns=${many(Math.min(size, 20_000), () => 'code').join()}` }),
  'columns of an import': (size) =>
    imported('customers', 'a.json', JSON.stringify(many(Math.min(size, 1_000), (index) => ({ [`k${index}`]: 1 })))),
  'wrong rows of an import': (size) =>
    imported('salesOrders', 'a.json', JSON.stringify(many(Math.min(size, 100), () => ({ lines: many(20, () => wrongLine) })))),
}
