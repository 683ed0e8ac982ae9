// @vitest-environment happy-dom
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectApi } from './transport.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  app.all('/api/echo', async ({ method, query, headers, body }, reply) => {
    reply.header('Content-Range', 'cars 0-24/300').header('set-cookie', ['a=1', 'b=2'])
    return { method, query, authorization: headers.authorization ?? null, body: body ?? null }
  })
  app.delete('/api/cars/:id', async (_, reply) => reply.code(204).send())
  app.get('/api/bytes', async (_, reply) => reply.type('application/octet-stream').send(Buffer.from([0, 255, 128, 10])))
  app.get('/api/expired', async (_, reply) => reply.code(419).send({ message: 'expired' }))
  await app.ready()
})
afterAll(() => app.close())

connectApi(() => app)

test('a request reaches the application with its method, query, headers and body, and the answer comes back with its headers', async () => {
  const response = await fetch('http://localhost:3000/api/echo?sort=%5B%22id%22%5D', {
    method: 'PUT',
    headers: { Authorization: 'Bearer t', 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Zoë 🚗' }),
  })
  expect(await response.json()).toEqual({ method: 'PUT', query: { sort: '["id"]' }, authorization: 'Bearer t', body: { name: 'Zoë 🚗' } })
  expect(response.headers.get('content-range')).toBe('cars 0-24/300')
})

test('an address without a host is one of this page', async () => {
  expect(await (await fetch('/api/echo')).json()).toMatchObject({ method: 'GET', body: null })
})

test('answers without a body, of bytes, and of unusual statuses arrive as they are', async () => {
  const deleted = await fetch('/api/cars/1', { method: 'DELETE' })
  expect([deleted.status, await deleted.text()]).toEqual([204, ''])
  const bytes = await fetch('/api/bytes')
  expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 255, 128, 10])
  expect((await fetch('/api/expired')).status).toBe(419)
})

test('a request to anywhere else is an error', async () => {
  await expect(fetch('http://localhost:3000/other')).rejects.toThrow()
  await expect(fetch('https://elsewhere.invalid/api')).rejects.toThrow()
})
