import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { ADMIN } from '../../support/app/app.ts'
import { authClient, type Pair } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('one’s own account', (engine) => {
  const hub = engineApp(engine, { customers: 1 })
  let person: string
  const client = authClient(() => hub.app)
  let made = 0

  /** A new dealer, signed in. */
  async function newDealer(): Promise<Pair & { email: string; id: string }> {
    made += 1
    const email = `person${made}@dealer.example`
    const answer = await client.post('sign-up', { name: 'Some Person', email, password: DEMO_PASSWORD })
    const { token, refreshToken, id } = answer.json()
    person = email
    return { accessToken: token, refreshToken, email, id }
  }
  const call = (token: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    hub.app.inject({ method, url: `/api/me/${url}`, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })

  describe('its sessions', () => {
    test('are listed with device and address, the current one marked, and no other user’s', async () => {
      const mine = await newDealer()
      const headers = { 'user-agent': 'A phone' }
      await client.post('login', { email: mine.email, password: DEMO_PASSWORD }, headers)
      const sessions = (await call(mine.accessToken, 'GET', 'sessions')).json()
      expect(sessions).toHaveLength(2)
      expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
      expect(sessions).toContainEqual(expect.objectContaining({ agent: 'A phone', address: '203.0.113.1', current: false }))
    })

    test('end one by one, at once', async () => {
      const mine = await newDealer()
      const other = await client.signIn(mine.email)
      const list = (await call(mine.accessToken, 'GET', 'sessions')).json()
      const { id } = list.find(({ current }: { current: boolean }) => !current)
      expect((await call(mine.accessToken, 'DELETE', `sessions/${id}`)).statusCode).toBe(204)
      expect((await client.get('/api/customers', other.accessToken)).statusCode).toBe(401)
      expect((await client.refresh(other)).statusCode).toBe(401)
      expect((await call(mine.accessToken, 'GET', 'sessions')).json()).toHaveLength(1)
      expect((await call(mine.accessToken, 'DELETE', `sessions/${id}`)).statusCode).toBe(404)
    })

    test('end all but this one', async () => {
      const mine = await newDealer()
      const others = [await client.signIn(mine.email), await client.signIn(mine.email)]
      expect((await call(mine.accessToken, 'DELETE', 'sessions')).statusCode).toBe(204)
      for (const { accessToken } of others) expect((await client.get('/api/customers', accessToken)).statusCode).toBe(401)
      expect((await client.get('/api/customers', mine.accessToken)).statusCode).toBe(200)
    })

    test('of others can’t be ended', async () => {
      const [mine, victim] = [await newDealer(), await newDealer()]
      const { id } = (await call(victim.accessToken, 'GET', 'sessions')).json()[0]
      expect((await call(mine.accessToken, 'DELETE', `sessions/${id}`)).statusCode).toBe(404)
      expect((await client.get('/api/customers', victim.accessToken)).statusCode).toBe(200)
    })

    test('are a visitor’s not at all', async () => {
      for (const request of [{ url: '/api/me/sessions' }, { method: 'POST', url: '/api/me/password', payload: {} }] as const) {
        expect((await hub.app.inject(request)).statusCode).toBe(401)
      }
    })
  })

  describe('its password', () => {
    const change = (currentPassword: string, password = 'another one') => ({ currentPassword, password, confirmPassword: password })

    test('changes with the current one; other sessions end and this one goes on', async () => {
      const mine = await newDealer()
      const other = await client.signIn(mine.email)
      expect((await call(mine.accessToken, 'POST', 'password', change(DEMO_PASSWORD))).statusCode).toBe(204)
      expect((await client.refresh(other)).statusCode).toBe(401)
      expect((await client.get('/api/customers', mine.accessToken)).statusCode).toBe(401)
      const renewed = (await client.refresh(mine)).json()
      expect((await client.get('/api/customers', renewed.accessToken)).statusCode).toBe(200)
      expect((await client.login(person)).statusCode).toBe(401)
      expect((await client.login(person, 'another one')).statusCode).toBe(200)
    })

    test('stays without it, and guesses are counted', async () => {
      const mine = await newDealer()
      const answers = []
      for (let guess = 0; guess < 11; guess += 1) answers.push(await call(mine.accessToken, 'POST', 'password', change(`guess ${guess}`)))
      expect(answers[0]?.json()).toMatchObject({ details: { currentPassword: { keyword: 'wrongPassword' } } })
      expect(answers[0]?.json().errors.currentPassword).toBe('The current password is wrong')
      expect(answers.at(-1)?.statusCode).toBe(429)
      expect((await client.get('/api/customers', mine.accessToken)).statusCode).toBe(200)
    })

    test.each([
      [{ currentPassword: '', password: 'long enough', confirmPassword: 'long enough' }, 'currentPassword', 'required'],
      [{ currentPassword: 'x', password: 'short', confirmPassword: 'short' }, 'password', 'minLength'],
      [{ currentPassword: 'x', password: 'long enough', confirmPassword: 'something else' }, 'confirmPassword', 'sameAs'],
    ])('is validated as at sign-up: %j', async (payload, field, keyword) => {
      const { accessToken } = await newDealer()
      expect((await call(accessToken, 'POST', 'password', payload)).json().details).toMatchObject({ [field]: { keyword } })
    })

    test('does not change past the question, by the record itself', async () => {
      const mine = await newDealer()
      const headers = { authorization: `Bearer ${mine.accessToken}` }
      const answer = await hub.app.inject({ method: 'PUT', url: `/api/users/${mine.id}`, headers, payload: { password: 'past it' } })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'ownPassword'])
      expect((await client.login(person)).statusCode).toBe(200)
    })
  })

  describe('its user name', () => {
    test('changes, unless it is taken', async () => {
      const [mine, other] = [await newDealer(), await newDealer()]
      const name = `chosen${made}`
      expect((await call(mine.accessToken, 'PUT', 'account', { userName: name })).json()).toEqual({ userName: name })
      const answer = await call(other.accessToken, 'PUT', 'account', { userName: name })
      expect([answer.statusCode, answer.json().details.userName.keyword]).toEqual([422, 'unique'])
    })

    test('is a dealer’s alone', async () => {
      const token = await hub.token(ADMIN)
      expect((await call(token, 'GET', 'account')).json()).toEqual({ userName: null })
      expect((await call(token, 'PUT', 'account', { userName: 'chief' })).statusCode).toBe(404)
    })
  })
})
