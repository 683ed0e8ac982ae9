import { expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { suiteApp } from '../../support/app/suiteApp.ts'

const METRICS_TOKEN = 'a-token-of-the-monitor'

const hub = suiteApp({ customers: 1, serving: { production: true } })
const monitored = suiteApp({ customers: 1, serving: { production: true, metricsToken: METRICS_TOKEN } })

test('the description of the API needs a session, its page a known browser', async () => {
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui-bundle.js'])
    expect((await hub.as(undefined, { url })).statusCode).toBe(401)
  const payload = { email: DEALER, password: 'demo1234' }
  const cookie = String((await hub.app.inject({ method: 'POST', url: '/api/Auth/login', payload })).headers['set-cookie'])
  expect(cookie).toMatch(/^hubDevice=[\w~.-]+; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Lax$/)
  const headers = { cookie: cookie.split(';', 1)[0] ?? '' }
  expect((await hub.app.inject({ url: '/api/docs', headers })).statusCode).toBe(200)
  expect((await hub.app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(401)
  expect((await hub.as(DEALER, { url: '/api/openapi.json' })).statusCode).toBe(200)
})

test.each([
  ['from this machine', {}, 200],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.1' } }, 401],
  ['through one that says it otherwise', { headers: { forwarded: 'for=203.0.113.1' } }, 401],
  ['through one that says nothing but keeps the host', { headers: { host: 'hub.example.com' } }, 401],
  ['from elsewhere', { remoteAddress: '203.0.113.1' }, 401],
  ['from elsewhere as this machine', { remoteAddress: '203.0.113.1', headers: { 'x-forwarded-for': '127.0.0.1', host: '127.0.0.1' } }, 401],
])('the metrics %s', async (_, request, status) => {
  const direct = { host: '127.0.0.1:3000' }
  const asked = { url: '/api/metrics', ...request, headers: { ...direct, ...('headers' in request ? request.headers : {}) } }
  expect((await hub.app.inject(asked)).statusCode).toBe(status)
})

test('the metrics are an Admin’s, and with a token they are whose it is, and not this machine’s any more', async () => {
  const url = '/api/metrics'
  expect([
    (await hub.as(ADMIN, { url, remoteAddress: '203.0.113.1' })).statusCode,
    (await hub.as(DEALER, { url, remoteAddress: '203.0.113.1' })).statusCode,
  ]).toEqual([200, 403])
  const by = (authorization: string) => monitored.app.inject({ url, headers: { authorization }, remoteAddress: '203.0.113.1' })
  expect((await by(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200)
  expect((await by(`Bearer ${METRICS_TOKEN}x`)).statusCode).toBe(401)
  expect((await monitored.app.inject({ url, headers: { host: '127.0.0.1' } })).statusCode).toBe(401)
})
