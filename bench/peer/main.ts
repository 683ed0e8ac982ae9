import { createVerifier } from 'fast-jwt'
import Fastify, { type FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { searchTerms } from '../../src/model/values/foldText.ts'
import type { Actor } from './audit.ts'
import { type Customer, newCustomer } from './customer.ts'
import { postgresStore } from './postgresStore.ts'
import { sqliteStore } from './sqliteStore.ts'

interface ListQuery {
  readonly filter: string
  readonly sort: string
  readonly range: string
}

const { PORT, HOST, JWT_SECRET = '', DATABASE_URL, DATABASE_FILE = '' } = process.env

const store = DATABASE_URL ? postgresStore(DATABASE_URL) : sqliteStore(DATABASE_FILE)
const verify: (token: string) => Actor = createVerifier({ key: JWT_SECRET, algorithms: ['HS256'], cache: 1000 })
const actorOf = (request: FastifyRequest): Actor => verify((request.headers.authorization ?? '').slice('Bearer '.length))

const app = Fastify({ logger: false })

app.get<{ Params: { id: string } }>('/api/customers/:id', async (request, reply) => {
  actorOf(request)
  const customer = await store.get(request.params.id)
  if (!customer) return reply.status(404).send()
  reply.header('etag', `"${customer._version}"`)
  return customer
})

app.get<{ Querystring: ListQuery }>('/api/customers', async (request, reply) => {
  actorOf(request)
  const filter: { q?: string } = JSON.parse(request.query.filter)
  const [first, last]: [number, number] = JSON.parse(request.query.range)
  const [field, order] = JSON.parse(request.query.sort)
  if (field !== 'code' || order !== 'ASC') return reply.status(400).send()
  const limit = last - first + 1
  const { rows, total } = await (filter.q === undefined ? store.page(first, limit) : store.search(searchTerms(filter.q), first, limit))
  reply.header('content-range', `customers ${rows.length === 0 ? '*' : `${first}-${first + rows.length - 1}`}/${total}`)
  return rows
})

app.post<{ Body: Partial<Customer> }>('/api/customers', async (request, reply) => {
  const actor = actorOf(request)
  const customer = newCustomer(v7(), new Date().toISOString(), request.body)
  await store.create(customer, v7(), actor)
  return reply.status(201).header('location', `/api/customers/${customer.id}`).header('etag', '"1"').send(customer)
})

process.stdout.write(`${await app.listen({ host: HOST ?? '127.0.0.1', port: Number(PORT ?? 0) })}\n`)
