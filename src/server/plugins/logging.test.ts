import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errors } from './errors.ts'
import { logging } from './logging.ts'
import { loadTexts } from './texts.ts'

test('the line of a failed request has its method, path and address, and neither query nor secrets', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  const app = Fastify({ logger: { ...logging('error'), stream } })
  await app.register(errors, { texts: await loadTexts() })
  app.get('/broken', () => {
    throw Object.assign(new Error('no disk'), { token: 'eyJ', of: { password: 'demo' } })
  })
  const { statusCode, body } = await app.inject({ url: '/broken?filter=person', headers: { authorization: 'Bearer eyJ' } })
  expect([statusCode, body.includes('no disk')]).toEqual([500, false])
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'request failed',
      req: { method: 'GET', path: '/broken', address: '127.0.0.1' },
      err: expect.objectContaining({ message: 'no disk', token: '[secret]', of: { password: '[secret]' } }),
    }),
  ])
})
