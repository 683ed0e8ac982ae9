import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { declareCall } from '../../model/calls/callContract.ts'
import { defineCall } from './defineCall.ts'

const lines = declareCall({ method: 'GET', path: '/api/lines', tag: 'Lines', summary: 'Lines', right: 'anybody', produces: 'text/plain' })

test('what a handler sends itself is not sent once more', async () => {
  const logged: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (entry: string) => void logged.push(entry) } } })
  app.decorate('calls', [])
  app.decorate('answered', () => {})
  app.decorate('authorize', async () => ({ id: '', roles: [] }))
  defineCall(app, lines, async ({ reply }) => {
    reply.hijack()
    reply.raw.end('two')
    return reply
  })
  expect((await app.inject('/api/lines')).body).toBe('two')
  await app.close()
  expect(logged).toEqual([])
})
