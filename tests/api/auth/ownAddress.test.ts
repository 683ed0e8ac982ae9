import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { authClient, manualClock } from '../../support/app/authClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

interface Person {
  readonly id: string
  readonly email: string
  token: string
}

describeEachEngine('one’s own address (PRODUCT.md S7)', (engine) => {
  const time = manualClock()
  const hub = engineApp(engine, { customers: 1, clock: time.clock })
  let made = 0

  const filtered = (field: string, value: string) => `filter=${encodeURIComponent(JSON.stringify({ [field]: value }))}`
  const mailsTo = async (address: string): Promise<Mail[]> =>
    (await hub.as(ADMIN, { url: `/api/outboxMails?${filtered('to', address)}&sort=["at","ASC"]` })).json()
  const mailTo = async (address: string, count = 1): Promise<Mail> => {
    await expect.poll(async () => (await mailsTo(address)).length, PATIENCE).toBeGreaterThanOrEqual(count)
    const mail = (await mailsTo(address)).at(-1)
    if (!mail) throw new Error('no mail')
    return mail
  }
  const codeIn = ({ text }: Mail) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

  async function newDealer(): Promise<Person> {
    made += 1
    const email = `address${made}@dealer.example`
    const client = authClient(() => hub.app, `203.0.113.${made}`)
    const { token, id } = (await client.post('sign-up', { name: 'Some Person', email, password: DEMO_PASSWORD })).json()
    // Mails of two calls may arrive in any order.
    await mailTo(email)
    return { id, email, token }
  }
  const call = (token: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) =>
    hub.app.inject({ method, url: `/api/${url}`, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
  const user = async (id: string) => (await hub.as(ADMIN, { url: `/api/users/${id}` })).json()
  const signIn = async (email: string): Promise<string> => (await authClient(() => hub.app, '198.51.100.7').signIn(email)).accessToken

  test('is unverified after sign-up; the mailed code verifies it, once', async () => {
    const { id, email, token } = await newDealer()
    expect((await call(token, 'GET', 'me/email')).json()).toEqual({ email, verified: false, pending: null })
    const mail = await mailTo(email)
    expect(mail.text).toContain(`http://hub.test/MyAccount#email=${codeIn(mail)}`)
    const wrong = await call(token, 'POST', 'me/email/verify', { code: '000000' })
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['code']])
    const answer = await call(token, 'POST', 'me/email/verify', { code: codeIn(mail) })
    expect(answer.json()).toEqual({ email, verified: true, pending: null })
    expect((await user(id)).emailVerified).toBe(true)
    expect((await call(await signIn(email), 'POST', 'me/email/verify', { code: codeIn(mail) })).statusCode).toBe(422)
  })

  test('sends another code, a few an hour; the earlier one is void', async () => {
    const { email, token } = await newDealer()
    const first = codeIn(await mailTo(email))
    expect((await call(token, 'POST', 'me/email/code')).statusCode).toBe(202)
    const second = codeIn(await mailTo(email, 2))
    if (first !== second) expect((await call(token, 'POST', 'me/email/verify', { code: first })).statusCode).toBe(422)
    for (let asked = 0; asked < 4; asked += 1) await call(token, 'POST', 'me/email/code')
    expect((await call(token, 'POST', 'me/email/code')).statusCode).toBe(429)
    expect((await call(token, 'POST', 'me/email/verify', { code: codeIn(await mailTo(email, 6)) })).statusCode).toBe(200)
    expect((await call(await signIn(email), 'POST', 'me/email/code')).json().code).toBe('emailVerified')
  })

  test('can’t be set by hand, not even by an Administrator', async () => {
    const { id, token } = await newDealer()
    await call(token, 'PATCH', `users/${id}`, { emailVerified: true })
    await hub.as(ADMIN, { method: 'PATCH', url: `/api/users/${id}`, payload: { emailVerified: true } })
    await hub.as(ADMIN, {
      method: 'POST',
      url: '/api/users/batch',
      payload: { action: 'update', ids: [id], data: { emailVerified: true } },
    })
    expect((await user(id)).emailVerified).toBe(false)
  })

  describe('that is to change', () => {
    test('changes by no path that does not ask for the password', async () => {
      const { id, email, token } = await newDealer()
      const moved = { email: 'thief@evil.example' }
      for (const method of ['PATCH', 'PUT'] as const) {
        const answer = await call(token, method, `users/${id}`, moved)
        expect([method, answer.statusCode, answer.json().code]).toEqual([method, 403, 'ownEmail'])
      }
      const batch = await call(token, 'POST', 'users/batch', { action: 'update', ids: [id], data: moved })
      expect(JSON.stringify(batch.json())).toContain('ownEmail')
      const own = await hub.as(ADMIN, { url: `/api/users?${filtered('email', ADMIN)}` })
      const admin = await hub.as(ADMIN, { method: 'PATCH', url: `/api/users/${own.json()[0].id}`, payload: moved })
      expect(admin.json().code).toBe('ownEmail')
      expect((await user(id)).email).toBe(email)
    })

    test('does not come back to a former one by restoring', async () => {
      const { id, email, token } = await newDealer()
      await hub.as(ADMIN, { method: 'PATCH', url: `/api/users/${id}`, payload: { email: `x-${email}` } })
      const answer = await call(await signIn(`x-${email}`), 'POST', `users/${id}/restore`, { version: 1 })
      expect([answer.statusCode, answer.json().code, token === '']).toEqual([403, 'ownEmail', false])
    })

    test('needs the password, and changes once the new one is proved; the old one gets a mail', async () => {
      const { id, email, token } = await newDealer()
      const next = `next-${email}`
      const wrong = await call(token, 'POST', 'me/email', { email: next, currentPassword: 'guess it' })
      expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['currentPassword']])
      expect((await call(token, 'POST', 'me/email', { email: next, currentPassword: DEMO_PASSWORD })).statusCode).toBe(202)
      expect((await call(token, 'GET', 'me/email')).json()).toEqual({ email, verified: false, pending: next })
      expect((await user(id)).email).toBe(email)
      const answer = await call(token, 'POST', 'me/email/verify', { code: codeIn(await mailTo(next)) })
      expect(answer.json()).toEqual({ email: next, verified: true, pending: null })
      expect(await mailTo(email, 2)).toMatchObject({ subject: 'The email address of your account has changed' })
      const dealers = (await hub.as(ADMIN, { url: `/api/dealers?${filtered('email', next)}` })).json()
      expect(dealers).toHaveLength(1)
      expect(await signIn(next)).not.toBe('')
    })

    test('to another user’s looks the same to the caller, and the owner gets a mail', async () => {
      const { email, token } = await newDealer()
      const answer = await call(token, 'POST', 'me/email', { email: DEALER, currentPassword: DEMO_PASSWORD })
      expect(answer.statusCode).toBe(202)
      expect((await call(token, 'GET', 'me/email')).json()).toEqual({ email, verified: false, pending: DEALER })
      expect(await mailTo(DEALER)).toMatchObject({ subject: 'Someone tried to use your email address' })
      expect(codeIn(await mailTo(DEALER))).toBe('')
    })

    test('by an Administrator, is unverified until its owner proves it, and the old one gets a mail', async () => {
      const made = { name: 'Ann', email: `ann@${engine.name}.example`, roles: ['Dealer'], password: DEMO_PASSWORD }
      const { id, emailVerified } = (await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload: made })).json()
      expect(emailVerified).toBe(true)
      const next = `new-${made.email}`
      await hub.as(ADMIN, { method: 'PATCH', url: `/api/users/${id}`, payload: { email: next } })
      expect(await user(id)).toMatchObject({ email: next, emailVerified: false })
      expect(await mailTo(made.email)).toMatchObject({ subject: 'The email address of your account has changed' })
      const code = codeIn(await mailTo(next))
      expect((await call(await signIn(next), 'POST', 'me/email/verify', { code })).json()).toMatchObject({ verified: true })
    })

    test('through the dealer’s record, is unverified as well', async () => {
      const { id, email } = await newDealer()
      const [dealer] = (await hub.as(ADMIN, { url: `/api/dealers?${filtered('email', email)}` })).json()
      await hub.as(ADMIN, { method: 'PATCH', url: `/api/dealers/${dealer.id}`, payload: { email: `d-${email}` } })
      expect(await user(id)).toMatchObject({ email: `d-${email}`, emailVerified: false })
      expect(await mailTo(email, 2)).toMatchObject({ subject: 'The email address of your account has changed' })
    })
  })

  test('gets a mail that the password has changed', async () => {
    const { email, token } = await newDealer()
    const body = { currentPassword: DEMO_PASSWORD, password: 'another one', confirmPassword: 'another one' }
    expect((await call(token, 'POST', 'me/password', body)).statusCode).toBe(204)
    expect(await mailTo(email, 2)).toMatchObject({ subject: 'Your password has been changed' })
  })

  describe('that is not verified', () => {
    test('bids, offers and withdraws nothing', async () => {
      const { id, token } = await newDealer()
      const { firm } = await user(id)
      const wallet = { firm, currency: 'USD', active: true }
      const { id: walletId } = (await hub.as(ADMIN, { method: 'POST', url: '/api/wallets', payload: wallet })).json()
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `withdrawal-${id}` }
      const payload = { kind: 'withdrawal', amount: '1.00' }
      const money = await hub.app.inject({ method: 'POST', url: `/api/wallets/${walletId}/requests`, headers, payload })
      expect([money.statusCode, money.json().code]).toEqual([403, 'emailUnverified'])
      const [lot] = (await hub.as(ADMIN, { url: `/api/auctions?${filtered('status', 'live')}` })).json()
      const bid = await call(token, 'POST', `auctions/${lot.id}/bids`, { maximum: '999999.00' })
      expect([bid.statusCode, bid.json().code]).toEqual([403, 'emailUnverified'])
    })
  })
})
