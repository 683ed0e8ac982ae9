import { beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { authClient, manualClock, type Pair } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

describeEachEngine('A session', (engine) => {
  const { clock, pass } = manualClock()
  const hub = engineApp(engine, { clock })
  // Limits count per quarter of an hour; each test starts a new one.
  beforeEach(() => pass(61 * MINUTE))

  const client = authClient(() => hub.app)
  const read = ({ accessToken }: Pair) => client.get('/api/currencies', accessToken)
  const auditOf = async (action: string) => {
    const { accessToken } = await client.signIn(ADMIN)
    const filter = encodeURIComponent(JSON.stringify({ action }))
    return (await client.get(`/api/auditEntries?filter=${filter}&sort=["at","DESC"]&range=[0,99]`, accessToken)).json<
      { outcome: string; actorName: string }[]
    >()
  }

  describe('starts', () => {
    test('with address and password, and answers what the browser keeps', async () => {
      const answer = await client.login('  Dealer@CarDealerHub.test ')
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        token: expect.any(String),
        refreshToken: expect.any(String),
        imageId: null,
        name: 'Dana Dealer',
        email: DEALER,
        userRoles: ['Dealer'],
        id: expect.any(String),
      })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect((await client.get('/api/currencies', answer.json().token)).statusCode).toBe(200)
    })

    test('fails with a wrong password, with the same answer as for an unknown address', async () => {
      const wrong = await client.login(DEALER, 'wrong-password')
      const unknown = await client.login('nobody@cardealerhub.test', 'wrong-password')
      expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
      expect(wrong.json()).toMatchObject({ code: 'invalidCredentials', message: 'Login Failed Invalid Username or The Password' })
      expect(unknown.body).toBe(wrong.body)
    })

    test('only for complete forms, with the texts of the caller’s language', async () => {
      const empty = await client.post('login', {})
      expect(empty.statusCode).toBe(422)
      expect(empty.json().errors).toEqual({ email: 'Please enter your email', password: 'Please enter your password' })
      const short = await client.post('login', { email: 'x', password: '12345' })
      expect(short.json().errors).toEqual({
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
      })
      const french = await client.post('login', {}, { 'accept-language': 'fr' })
      expect(french.json().errors.email).not.toBe(empty.json().errors.email)
    })

    test.each([['[]'], ['"text"'], ['null'], ['{"email":{"a":1},"password":["demo1234"]}']])('never from %s', async (payload) => {
      const answer = await client.post('login', payload, { 'content-type': 'application/json' })
      expect(answer.statusCode).toBe(422)
    })

    test('in the audit trail, and so do refusals', async () => {
      await client.signIn(DEALER2)
      await client.login(DEALER2, 'wrong-password')
      const entries = (await auditOf('signIn')).filter(({ actorName }) => actorName === 'Deniz Dealer')
      expect(entries.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['done', 'denied']))
    })
  })

  describe('goes on', () => {
    test('after a quarter of an hour by a refresh only', async () => {
      const first = await client.signIn(DEALER)
      pass(15 * MINUTE)
      const expired = await read(first)
      expect([expired.statusCode, expired.json().code]).toEqual([401, 'tokenExpired'])
      const second = await client.refresh(first)
      expect(second.statusCode).toBe(200)
      expect(Object.keys(second.json()).toSorted()).toEqual(['accessToken', 'refreshToken'])
      expect(second.json().refreshToken).not.toBe(first.refreshToken)
      expect((await read(second.json())).statusCode).toBe(200)
    })

    test('in all tabs, when many refresh the same token at once', async () => {
      const first = await client.signIn(DEALER)
      const answers = await Promise.all(Array.from({ length: 12 }, () => client.refresh(first)))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const refreshTokens = new Set(answers.map((answer) => answer.json<Pair>().refreshToken))
      expect(refreshTokens.size).toBe(1)
      expect((await client.refresh(answers[0]?.json<Pair>() ?? first)).statusCode).toBe(200)
    })

    test('when a late tab still sends the token before last', async () => {
      const first = await client.signIn(DEALER)
      const second = (await client.refresh(first)).json<Pair>()
      const third = (await client.refresh(second)).json<Pair>()
      pass(9)
      const late = await client.refresh(first)
      expect(late.json<Pair>().refreshToken).toBe(third.refreshToken)
    })

    test('for the roles of now', async () => {
      const dealer = await client.login(DEALER2)
      const { id, token, refreshToken } = dealer.json<{ id: string; token: string; refreshToken: string }>()
      const { accessToken: adminToken } = await client.signIn(ADMIN)
      const put = (payload: { roles: string[]; firm?: string }) =>
        hub.app.inject({ method: 'PUT', url: `/api/users/${id}`, payload, headers: { authorization: `Bearer ${adminToken}` } })
      expect((await put({ roles: ['Dealer', 'Admin'] })).json().errors).toEqual({ roles: 'Only the house firm has the role Admin' })
      expect((await put({ roles: ['Dealer', 'Admin'], firm: 'house' })).statusCode).toBe(200)
      const old = await client.get('/api/auditEntries', token)
      expect([old.statusCode, old.json().code]).toEqual([401, 'tokenExpired'])
      const renewed = (await client.refresh({ accessToken: token, refreshToken })).json<Pair>()
      expect((await client.get('/api/auditEntries', renewed.accessToken)).statusCode).toBe(200)
      expect((await put({ roles: ['Dealer'] })).statusCode).toBe(200)
    })
  })

  describe('ends', () => {
    test('for every holder, when a refresh token comes back that was used long ago', async () => {
      const first = await client.signIn(DEALER)
      const second = (await client.refresh(first)).json<Pair>()
      pass(11)
      const stolen = await client.refresh(first)
      expect([stolen.statusCode, stolen.json().code]).toEqual([401, 'unableToRefresh'])
      expect((await read(second)).statusCode).toBe(401)
      expect((await client.refresh(second)).statusCode).toBe(401)
      expect((await auditOf('refresh'))[0]).toMatchObject({ outcome: 'denied', actorName: 'Dana Dealer' })
    })

    test('not by tokens that were never given out, or that belong to another session', async () => {
      const mine = await client.signIn(DEALER)
      const other = await client.signIn(DEALER)
      const forged = [
        { accessToken: mine.accessToken, refreshToken: 'x'.repeat(43) },
        { accessToken: mine.accessToken, refreshToken: '' },
        { accessToken: '', refreshToken: mine.refreshToken },
        { accessToken: other.accessToken, refreshToken: mine.refreshToken },
        { accessToken: `${mine.accessToken.slice(0, -3)}AAA`, refreshToken: mine.refreshToken },
      ]
      for (const pair of forged) expect((await client.refresh(pair)).statusCode).toBe(401)
      expect((await client.refresh(mine)).statusCode).toBe(200)
      expect((await client.refresh(other)).statusCode).toBe(200)
    })

    test('at once when its user signs out, even with an expired token', async () => {
      const pair = await client.signIn(DEALER)
      const signOut = (accessToken: string) => client.post('sign-out', undefined, { authorization: `Bearer ${accessToken}` })
      expect((await signOut(pair.accessToken)).statusCode).toBe(204)
      expect((await read(pair)).statusCode).toBe(401)
      expect((await client.refresh(pair)).statusCode).toBe(401)
      expect((await auditOf('signOut'))[0]).toMatchObject({ actorName: 'Dana Dealer', outcome: 'done' })

      const late = await client.signIn(DEALER)
      pass(20 * MINUTE)
      expect((await signOut(late.accessToken)).statusCode).toBe(204)
      expect((await client.refresh(late)).statusCode).toBe(401)
      expect((await signOut('no.such.token')).statusCode).toBe(204)
    })

    test('after fourteen days without use, and after ninety in any case', async () => {
      const idle = await client.signIn(DEALER)
      pass(14 * DAY)
      expect((await client.refresh(idle)).statusCode).toBe(401)
      let busy = await client.signIn(DEALER)
      for (let day = 0; day < 81; day += 9) {
        pass(9 * DAY)
        busy = (await client.refresh(busy)).json<Pair>()
      }
      pass(9 * DAY)
      expect((await client.refresh(busy)).statusCode).toBe(401)
    })

    test('when its user is deactivated, who learns it only with the right password', async () => {
      const made = await client.post('sign-up', { name: 'Gone Soon', email: 'gone@cardealerhub.test', password: 'secret1' })
      const { id, token, refreshToken } = made.json<{ id: string; token: string; refreshToken: string }>()
      const admin = await client.signIn(ADMIN)
      const put = { method: 'PUT', url: `/api/users/${id}`, payload: { active: false } } as const
      const done = await hub.app.inject({ ...put, headers: { authorization: `Bearer ${admin.accessToken}` } })
      expect(done.statusCode).toBe(200)
      expect((await client.get('/api/currencies', token)).statusCode).toBe(401)
      expect((await client.refresh({ accessToken: token, refreshToken })).statusCode).toBe(401)
      const right = await client.login('gone@cardealerhub.test', 'secret1')
      const wrong = await client.login('gone@cardealerhub.test', 'secret2')
      expect([right.json().code, wrong.json().code]).toEqual(['accountInactive', 'invalidCredentials'])
    })
  })

  describe('of a new dealer', () => {
    const account = { name: 'Nora New', email: 'Nora@CarDealerHub.test', password: 'secret1', confirmPassword: 'secret1', locale: 'fr' }

    test('is signed in immediately, as a Dealer whatever was requested', async () => {
      const answer = await client.post('sign-up', { ...account, roles: ['Admin'], active: true, userRoles: ['Admin'] })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({
        name: 'Nora New',
        email: 'nora@cardealerhub.test',
        userRoles: ['Dealer'],
        token: expect.any(String),
      })
      expect((await client.get('/api/auditEntries', answer.json().token)).statusCode).toBe(403)
      expect((await client.login('nora@cardealerhub.test', 'secret1')).statusCode).toBe(200)
    })

    test('is refused for an address that is taken, at its field', async () => {
      const answer = await client.post('sign-up', { ...account, email: DEALER.toUpperCase() })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ email: 'An account with this email already exists' })
    })

    test('is refused with every mistake at its field', async () => {
      const answer = await client.post('sign-up', { name: ' ', email: 'nora@', password: 'short', confirmPassword: 'other' })
      expect(Object.keys(answer.json().errors).toSorted()).toEqual(['confirmPassword', 'email', 'name', 'password'])
    })
  })

  test('leaves no token, code or password in any table', async () => {
    const pair = await client.signIn(DEALER)
    const second = (await client.refresh(pair)).json<Pair>()
    const tables = ['users', 'sessions', 'refreshTokens', 'verificationCodes', 'auditEntries', 'attemptCounters']
    const rows = await Promise.all(tables.map((table) => hub.db.read.selectFrom(table).selectAll().execute()))
    const text = JSON.stringify(rows)
    expect(text).toContain('$scrypt$')
    for (const secret of ['demo1234', pair.refreshToken, second.refreshToken, pair.accessToken]) expect(text).not.toContain(secret)
  })
})
