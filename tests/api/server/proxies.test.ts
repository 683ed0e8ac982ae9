import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Counter, createAttempts, LIMITS } from '../../../src/server/auth/signIn/attempts.sql.ts'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { createTestApp, DEALER, DEALER2, type TestApp } from '../../support/app/app.ts'
import { manualClock } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const PROXY = '10.1.2.3'
const HOUR = 3600

interface From {
  /** Address of the connection's peer. */
  readonly peer?: string
  /** Address of the client in its header. */
  readonly forwarded?: string
  readonly cookie?: string
  readonly password?: string
}

describeEachEngine('Behind a proxy on another machine', (engine) => {
  const { clock, pass } = manualClock()
  const hub = engineApp(engine, { customers: 1, clock, exempt: [], serving: { trustProxy: ['10.0.0.0/8'] } })
  beforeEach(() => pass(HOUR))

  const from = ({ peer = PROXY, forwarded, cookie }: From): Pick<InjectOptions, 'remoteAddress' | 'headers'> => ({
    remoteAddress: peer,
    headers: { ...(forwarded && { 'x-forwarded-for': forwarded }), ...(cookie && { cookie }) },
  })
  const login = (email: string, where: From) =>
    hub.app.inject({
      ...from(where),
      method: 'POST',
      url: '/api/Auth/login',
      payload: { email, password: where.password ?? DEMO_PASSWORD },
    })
  const guess = (email: string, where: From) => login(email, { ...where, password: 'wrong-password' })
  const cookieIn = (answer: { headers: Readonly<Record<string, unknown>> }) => String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''

  /** Hashing this many guesses would take a minute, so they are counted directly. */
  const alreadyTried = async (times: number, counter: Counter) => {
    const { take } = createAttempts(clock)
    await hub.db.write(async (trx) => {
      for (let time = 0; time < times; time += 1) await take(trx, [counter])
    })
  }

  test('each client is counted by its own address', async () => {
    await alreadyTried(300, [LIMITS.signInNetwork, '198.51.100.1'])
    expect((await login(DEALER, { forwarded: '198.51.100.1' })).statusCode).toBe(429)
    expect((await login(DEALER, { forwarded: '198.51.100.2' })).statusCode).toBe(200)
  })

  test('what a client writes before the proxy’s own word counts for nothing', async () => {
    await alreadyTried(9, [LIMITS.signInHere, `${DEALER} 198.51.100.3`])
    await guess(DEALER, { forwarded: '203.0.113.98, 198.51.100.3' })
    expect((await guess(DEALER, { forwarded: '203.0.113.99, 198.51.100.3' })).statusCode).toBe(429)
  })

  test('X-Forwarded-For of anybody else is ignored', async () => {
    await alreadyTried(9, [LIMITS.signInHere, `${DEALER} 198.51.100.4`])
    await guess(DEALER, { peer: '198.51.100.4', forwarded: '203.0.113.98' })
    expect((await guess(DEALER, { peer: '198.51.100.4', forwarded: '203.0.113.99' })).statusCode).toBe(429)
    expect((await login(DEALER, { peer: '198.51.100.5', forwarded: '198.51.100.4' })).statusCode).toBe(200)
  })

  test('no one locks out a user who has signed in on this device before, from any address', async () => {
    const known = cookieIn(await login(DEALER, { forwarded: '198.51.100.6' }))
    await alreadyTried(50, [LIMITS.signInAccount, DEALER])
    await alreadyTried(300, [LIMITS.signInNetwork, '198.51.100.6'])
    expect((await login(DEALER, { forwarded: '198.51.100.7' })).statusCode).toBe(429)
    expect((await login(DEALER, { forwarded: '198.51.100.6', cookie: known })).statusCode).toBe(200)
    expect((await login(DEALER2, { forwarded: '198.51.100.8', cookie: known })).statusCode).toBe(200)
  })

  test('a known device has ten attempts itself, and its cookie is of no use for another account', async () => {
    const known = cookieIn(await login(DEALER, { forwarded: '198.51.100.9' }))
    const [user = '', device = ''] = known.replace('hubDevice=', '').split('~')
    await alreadyTried(9, [LIMITS.signInDevice, `${user} ${device}`])
    expect((await guess(DEALER, { forwarded: '198.51.100.9', cookie: known })).statusCode).toBe(401)
    expect((await login(DEALER, { forwarded: '198.51.100.9', cookie: known })).statusCode).toBe(429)
    expect((await login(DEALER, { forwarded: '198.51.100.9' })).statusCode).toBe(200)
    await alreadyTried(50, [LIMITS.signInAccount, DEALER2])
    expect((await login(DEALER2, { forwarded: '198.51.100.9', cookie: known })).statusCode).toBe(429)
  })

  test('strangers use up neither the codes nor the password change of the user they attack', async () => {
    const answer = await login(DEALER, { forwarded: '198.51.100.10' })
    const known = cookieIn(answer)
    await alreadyTried(20, [LIMITS.forgotAccount, DEALER])
    await alreadyTried(50, [LIMITS.signInAccount, DEALER])
    const forgot = (where: From) =>
      hub.app.inject({ ...from(where), method: 'POST', url: '/api/Auth/forgot-password', payload: { email: DEALER } })
    expect((await forgot({ forwarded: '198.51.100.11' })).statusCode).toBe(429)
    expect((await forgot({ forwarded: '198.51.100.10', cookie: known })).statusCode).toBe(202)
    const changed = await hub.app.inject({
      method: 'POST',
      url: '/api/me/password',
      headers: { authorization: `Bearer ${answer.json<{ token: string }>().token}` },
      payload: { currentPassword: 'not it', password: 'another one' },
    })
    expect([changed.statusCode, changed.json().details.currentPassword.keyword]).toEqual([422, 'wrongPassword'])
  })
})

/** Without a separate database, because the counters are in memory. */
let flooded: TestApp
beforeEach(async () => {
  flooded = await createTestApp({ customers: 1, exempt: [] })
})
afterEach(() => flooded.close())

test('visitors who use up the requests of an address that all share leave those who are signed in or known alone', async () => {
  const login = await flooded.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email: DEALER, password: DEMO_PASSWORD } })
  const { token, refreshToken } = login.json<{ token: string; refreshToken: string }>()
  const cookie = String(login.headers['set-cookie']).split(';', 1)[0]
  const flood = Array.from({ length: 3_000 }, () => flooded.app.inject({ url: '/api/Auth/providers' }))
  await Promise.all(flood)
  expect((await flooded.app.inject({ url: '/api/Auth/providers' })).statusCode).toBe(429)
  expect((await flooded.app.inject({ url: '/api/schemas', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200)
  const payload = { accessToken: token, refreshToken }
  const refreshed = await flooded.app.inject({ method: 'POST', url: '/api/Auth/refreshToken', payload, headers: { cookie } })
  expect(refreshed.statusCode).toBe(200)
})
