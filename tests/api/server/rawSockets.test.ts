import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Timeouts } from '../../../src/server/plugins/slowBodies.ts'
import { ADMIN } from '../../support/app/app.ts'
import { rawSocket } from '../../support/app/rawSocket.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'

/** Milliseconds between two parts of a slow body. */
const PAUSE = 20

const TIMEOUTS = { headers: 300, interval: 50, anonymous: 400, request: 60_000 } satisfies Timeouts

const hub = suiteApp({ customers: 1, serving: { timeouts: TIMEOUTS } })
let port: number
beforeAll(async () => {
  await hub.app.listen({ port: 0, host: '127.0.0.1' })
  port = (hub.app.server.address() as AddressInfo).port
})

const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`

const post = (url: string, ...headers: readonly string[]) =>
  head([`POST ${url} HTTP/1.1`, 'Host: hub.test', 'Content-Type: application/json', ...headers])

const bearer = async () => `Authorization: Bearer ${await hub.token(ADMIN)}`

/** Sends `part` repeatedly until the connection is closed, or `times` times. */
async function drip(opening: string, part: string, times = Number.POSITIVE_INFINITY): Promise<string> {
  const { socket, answered } = await rawSocket(port)
  socket.write(opening)
  for (let sent = 0; sent < times && socket.writable; sent += 1) {
    socket.write(part)
    await sleep(PAUSE)
  }
  return answered
}

const expectOthersServed = async () => expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)

test.each([
  ['to sign in', '/api/Auth/login'],
  ['to an address that there is not', '/api/nowhere'],
  ['to an address that can not be read', '/api/%zz'],
  ['to a page', '/home'],
])('a body that drips in without sign-in %s is cut', async (_, url) => {
  expect(await drip(post(url, 'Content-Length: 100000'), ' ')).toMatch(/^HTTP\/1\.1 4\d\d /)
  await expectOthersServed()
})

test('a body in chunks that drips in without sign-in is answered with 408', async () => {
  expect(await drip(post('/api/Auth/login', 'Transfer-Encoding: chunked'), '1\r\n \r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that stops coming is cut for a signed-in user too', async () => {
  const answer = await drip(post('/api/lookupTypes', await bearer(), 'Content-Length: 100000'), ' ')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that gets on is taken, however long it takes', async () => {
  const payload = JSON.stringify({ name: 'Slow but steady' })
  const [size, parts] = [4_000, (3 * TIMEOUTS.anonymous) / PAUSE]
  const opening = post('/api/lookupTypes', await bearer(), 'Connection: close', `Content-Length: ${size * parts + payload.length}`)
  const answer = await drip(opening + payload, ' '.repeat(size), parts)
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)
})

test.each([
  ['half a header', 'GET /api/health HTTP/1.1\r\nHost: hub.te', 408],
  ['nothing', '', 408],
  ['what is not HTTP', '\x16\x03\x01\x02\x00', 400],
  ['an invalid chunk', `${post('/api/Auth/login', 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`, 400],
  ['two lengths', `${post('/api/Auth/login', 'Content-Length: 2', 'Content-Length: 30')}{}`, 400],
  ['a length and chunks', `${post('/api/Auth/login', 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400],
  ['a negative length', `${post('/api/Auth/login', 'Content-Length: -1')}{}`, 400],
  ['no host', head(['GET /api/health HTTP/1.1']), 400],
])('%s ends the connection, and no other', async (_, sent, status) => {
  const { socket, answered } = await rawSocket(port)
  if (sent !== '') socket.write(sent, 'latin1')
  expect(await answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  await expectOthersServed()
})

test('a header without an end ends its connection', async () => {
  const { socket, answered } = await rawSocket(port)
  socket.write(`GET / HTTP/1.1\r\nX: ${'x'.repeat(300_000)}`)
  await answered
  await expectOthersServed()
})

test('a body that is shorter than its length says is no request', async () => {
  const { socket, answered } = await rawSocket(port)
  socket.end(`${post('/api/lookupTypes', await bearer(), 'Content-Length: 1000')}{"name":"Cut short"}`)
  await answered
  const answer = await hub.as(ADMIN, { url: `/api/lookupTypes?filter=${encodeURIComponent('{"name":"Cut short"}')}` })
  expect(answer.json()).toEqual([])
  await expectOthersServed()
})

test('a hundred silent connections block no other client, and are closed', async () => {
  const idle = await Promise.all(Array.from({ length: 100 }, () => rawSocket(port)))
  await expectOthersServed()
  await Promise.all(idle.map(({ answered }) => answered))
  await expectOthersServed()
})
