import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { authClient, manualClock, type Pair } from '../../support/app/authClient.ts'
import { oidcBrowser, ticketOf } from '../../support/app/oidcBrowser.ts'
import { startOidcProvider, type TestProvider } from '../../support/app/oidcProvider.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

/** Mail is sent after the answer, which may take a moment on a busy machine. */

const TRAP = 'trap-1234'

interface Entered {
  readonly id: string
  readonly token: string
  readonly refreshToken: string
  readonly passwordRemoved: boolean
}

describeEachEngine('an account that another person registered with my address', (engine) => {
  let provider: TestProvider
  const { clock, pass } = manualClock()
  beforeAll(async () => {
    provider = await startOidcProvider()
  })
  afterAll(() => provider.close())
  const hub = engineApp(engine, () => {
    const { issuer, clientId, clientSecret } = provider
    return { customers: 1, clock, oidc: [{ id: 'work', label: 'Our company', issuer, clientId, clientSecret }] }
  })
  const client = authClient(() => hub.app)
  let people = 0

  const someone = () => `person${++people}@dealer.example`

  const mailsTo = async (email: string): Promise<{ text: string }[]> => {
    const url = `/api/outboxMails?filter=${encodeURIComponent(JSON.stringify({ to: email }))}&sort=["at","DESC"]`
    const { accessToken } = await client.signIn(ADMIN)
    return (await client.get(url, accessToken)).json()
  }
  const signUp = async (email: string, password = TRAP): Promise<Entered> => {
    const body = { name: 'Who Ever', email, password, confirmPassword: password }
    const answer = await authClient(() => hub.app, `203.0.113.${people + 10}`).post('sign-up', body)
    expect(answer.statusCode, answer.body).toBe(201)
    // Its mail may arrive after that of a later call.
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), PATIENCE)
    return answer.json()
  }
  const ticketFor = async (email: string) => {
    provider.next = { claims: { email, email_verified: true, name: 'The Owner' } }
    const person = oidcBrowser(hub, provider)
    const ticket = ticketOf(await person.signIn())
    return () => person.exchange(ticket)
  }
  const enter = async (email: string): Promise<Entered> => {
    const answer = await (await ticketFor(email))()
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const pairOf = ({ token, refreshToken }: Entered): Pair => ({ accessToken: token, refreshToken })
  const notices = async ({ token }: Entered): Promise<string[]> =>
    (await client.get('/api/notifications', token)).json<{ kind: string }[]>().map(({ kind }) => kind)
  const edit = (id: string, token: string, payload: object) =>
    hub.app.inject({ method: 'PUT', url: `/api/users/${id}`, headers: { authorization: `Bearer ${token}` }, payload })
  const mailedCode = async (email: string): Promise<string> => {
    pass(3601)
    const before = (await mailsTo(email)).length
    await client.post('forgot-password', { email })
    const [mail] = await vi.waitFor(async () => {
      const now = await mailsTo(email)
      expect(now.length).toBe(before + 1)
      return now
    }, PATIENCE)
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const reset = async (email: string, code: string, password: string) =>
    (await client.post('reset-password', { email, code, password })).statusCode

  /** Attempts of the stranger to use their former access. */
  const opens = async (thief: Entered, email: string, password = TRAP) => ({
    page: (await client.get('/api/customers', thief.token)).statusCode,
    renewal: (await client.refresh(pairOf(thief))).statusCode,
    password: (await client.login(email, password)).statusCode,
  })
  const NOTHING = { page: 401, renewal: 401, password: 401 }

  test('is mine alone once I sign in by a provider: password and sessions of the stranger end, and I am notified', async () => {
    const email = someone()
    const thief = await signUp(email)
    const owner = await enter(email)
    expect(owner).toMatchObject({ id: thief.id, passwordRemoved: true })
    expect(await opens(thief, email)).toEqual(NOTHING)
    expect(await notices(owner)).toEqual(['passwordRemoved'])
    expect((await client.refresh(pairOf(owner))).statusCode).toBe(200)
  })

  test('is not opened by a code that was mailed before', async () => {
    const email = someone()
    await signUp(email)
    const code = await mailedCode(email)
    await enter(email)
    expect(await reset(email, code, TRAP)).toBe(422)
  })

  test('cannot be made silent about it beforehand', async () => {
    const { id, token } = await signUp(someone())
    expect((await edit(id, token, { mutedNotifications: ['passwordRemoved'] })).statusCode).toBe(422)
  })

  test('is no account of a stranger who proved an address of their own first: it is not changed to mine without my code', async () => {
    const [own, email] = [someone(), someone()]
    const { id } = await signUp(own)
    expect(await reset(own, await mailedCode(own), TRAP)).toBe(204)
    const thief = { ...(await client.login(own, TRAP)).json<Entered>(), id }
    expect((await edit(id, thief.token, { email })).statusCode).toBe(403)
    const owner = await enter(email)
    expect(owner.id).not.toBe(id)
  })

  test('is not entered where it has another address by the time of the exchange', async () => {
    const [email, other] = [someone(), someone()]
    const { id, token } = await signUp(email)
    const exchange = await ticketFor(email)
    expect((await edit(id, token, { email: other })).statusCode).toBe(403)
    const { accessToken } = await client.signIn(ADMIN)
    expect((await edit(id, accessToken, { email: other })).statusCode).toBe(200)
    expect((await exchange()).statusCode).toBe(401)
  })

  test('is taken over once: later entries end nothing, and a password that I set by a mailed code stays', async () => {
    const email = someone()
    await signUp(email)
    const first = await enter(email)
    expect(await reset(email, await mailedCode(email), 'my-own-1')).toBe(204)
    expect((await enter(email)).passwordRemoved).toBe(false)
    const mine = await client.signIn(email, 'my-own-1')
    const again = await enter(email)
    expect(again).toMatchObject({ id: first.id, passwordRemoved: false })
    expect((await client.refresh(mine)).statusCode).toBe(200)
    expect(await notices(again)).toEqual(['passwordRemoved'])
  })

  test('stays as it is where its address was proved by a mailed code before', async () => {
    const email = someone()
    await signUp(email)
    expect(await reset(email, await mailedCode(email), 'my-own-1')).toBe(204)
    const mine = await client.signIn(email, 'my-own-1')
    const entered = await enter(email)
    expect([entered.passwordRemoved, await notices(entered)]).toEqual([false, []])
    expect((await client.refresh(mine)).statusCode).toBe(200)
    expect((await client.login(email, 'my-own-1')).statusCode).toBe(200)
  })

  test('stays as it is where an Administrator set its password, as a user, as a dealer, or as a new password of either', async () => {
    const [asUser, asDealer, later, laterDealer] = [someone(), someone(), someone(), someone()]
    const post = (url: string, payload: object) => hub.as(ADMIN, { method: 'POST', url, payload })
    const made = await post('/api/users', { name: 'Made', email: asUser, password: TRAP, roles: ['Dealer'] })
    expect(made.statusCode, made.body).toBe(201)
    const dealer = {
      firstName: 'Made',
      lastName: 'Too',
      userName: 'made.too',
      email: asDealer,
      phoneNumber: '+905321234567',
      password: TRAP,
    }
    const dealt = await post('/api/dealers', { ...dealer, confirmPassword: TRAP })
    expect(dealt.statusCode, dealt.body).toBe(201)
    const { id } = await signUp(later)
    expect((await hub.as(ADMIN, { method: 'PUT', url: `/api/users/${id}`, payload: { password: 'given-12' } })).statusCode).toBe(200)
    const { id: owner } = await signUp(laterDealer)
    const [known] = (await hub.as(ADMIN, { url: `/api/dealers?filter={"userId":"${owner}"}` })).json<{ id: string }[]>()
    const payload = { password: 'given-12', confirmPassword: 'given-12' }
    const given = await hub.as(ADMIN, { method: 'PUT', url: `/api/dealers/${known?.id}`, payload })
    expect(given.statusCode, given.body).toBe(200)
    for (const [email, password] of [
      [asUser, TRAP],
      [asDealer, TRAP],
      [later, 'given-12'],
      [laterDealer, 'given-12'],
    ] as const) {
      expect((await enter(email)).passwordRemoved, email).toBe(false)
      expect((await client.login(email, password)).statusCode, email).toBe(200)
    }
  })

  test('is not taken for proved because an Administrator wrote the address down', async () => {
    const [own, email] = [someone(), someone()]
    const { id } = await signUp(own)
    expect((await hub.as(ADMIN, { method: 'PUT', url: `/api/users/${id}`, payload: { email } })).statusCode).toBe(200)
    expect((await enter(email)).passwordRemoved).toBe(true)
  })

  test('that a provider made has no password to lose', async () => {
    const email = someone()
    const first = await enter(email)
    const second = await enter(email)
    expect([first.passwordRemoved, second.passwordRemoved, await notices(second)]).toEqual([false, false, []])
    expect((await client.refresh(pairOf(first))).statusCode).toBe(200)
  })
})
