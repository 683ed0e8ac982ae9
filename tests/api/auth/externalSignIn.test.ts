import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { manualClock } from '../../support/app/authClient.ts'
import { BEGIN, oidcBrowser, problemOf, ticketOf } from '../../support/app/oidcBrowser.ts'
import { startOidcProvider, type TestProvider } from '../../support/app/oidcProvider.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('external sign-in', (engine) => {
  let provider: TestProvider
  const { clock, pass } = manualClock()
  beforeAll(async () => {
    provider = await startOidcProvider()
  })
  afterAll(() => provider.close())
  const hub = engineApp(engine, () => {
    const { issuer, clientId, clientSecret } = provider
    const gone = { id: 'gone', label: 'Gone', issuer: 'http://127.0.0.1:9', clientId, clientSecret }
    return { customers: 1, clock, oidc: [{ id: 'work', label: 'Our company', issuer, clientId, clientSecret }, gone] }
  })
  beforeEach(() => {
    provider.next = { claims: { email: 'Dealer@CarDealerHub.test', email_verified: true, name: 'Somebody Else' } }
  })

  const browser = () => oidcBrowser(hub, provider)

  test('is offered by name, without anything that is secret', async () => {
    const answer = await hub.app.inject({ url: '/api/Auth/providers' })
    expect(answer.json()).toEqual([
      { id: 'work', name: 'Our company' },
      { id: 'gone', name: 'Gone' },
    ])
  })

  test('asks the provider with state, nonce and a challenge, all new each time, and keeps nothing readable in the browser', async () => {
    const [one, two] = [await browser().get(BEGIN), await browser().get(BEGIN)]
    const [first, second] = [one, two].map(({ to }) => new URL(to).searchParams)
    expect(first?.get('redirect_uri')).toBe('http://hub.test/api/Auth/oidc/work/callback')
    expect(first?.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first?.get(name)).toMatch(/^[\w-]{20,}$/)
      expect(first?.get(name)).not.toBe(second?.get(name))
    }
    expect(one.set).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(one.set).not.toContain(first?.get('state'))
  })

  test('signs in the account of the address, whatever name the provider has, and leads to the wanted page', async () => {
    const person = browser()
    const page = await person.signIn(`?redirectUrl=${encodeURIComponent('/Customer?a=1')}`)
    expect(page.pathname + page.search).toBe('/sign-in?redirectUrl=%2FCustomer%3Fa%3D1')
    const session = (await person.exchange(ticketOf(page))).json()
    expect(session).toMatchObject({ email: DEALER, userRoles: ['Dealer'] })
    expect(session.name).not.toBe('Somebody Else')
    const headers = { authorization: `Bearer ${session.token}` }
    expect((await hub.app.inject({ url: '/api/customers', headers })).statusCode).toBe(200)
    const refreshed = await hub.app.inject({
      method: 'POST',
      url: '/api/Auth/refreshToken',
      payload: { accessToken: session.token, refreshToken: session.refreshToken },
    })
    expect(refreshed.statusCode).toBe(200)
  })

  test('makes a dealer of a new user, in the language of the page', async () => {
    provider.next = { claims: { email: 'new.one@dealer.example', email_verified: true, name: 'Nadia Neu' } }
    const person = browser()
    const session = (await person.exchange(ticketOf(await person.signIn('?locale=fr')))).json()
    expect(session).toMatchObject({ name: 'Nadia Neu', email: 'new.one@dealer.example', userRoles: ['Dealer'] })
    expect((await hub.as(ADMIN, { url: `/api/users/${session.id}` })).json()).toMatchObject({ locale: 'fr', active: true })
    const dealers = (await hub.as(ADMIN, { url: `/api/dealers?filter={"userId":"${session.id}"}` })).json()
    expect(dealers).toMatchObject([{ firstName: 'Nadia', lastName: 'Neu' }])
    const again = browser()
    expect((await again.exchange(ticketOf(await again.signIn()))).json().id).toBe(session.id)
  })

  describe('gives its ticket', () => {
    test('once', async () => {
      const person = browser()
      const ticket = ticketOf(await person.signIn())
      const both = await Promise.all([person.exchange(ticket), person.exchange(ticket)])
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
    })

    test('to the browser that asked alone', async () => {
      const ticket = ticketOf(await browser().signIn())
      const other = browser()
      await other.signIn()
      expect((await other.exchange(ticket)).statusCode).toBe(401)
      expect((await browser().exchange(ticket)).statusCode).toBe(401)
    })

    test('for a minute', async () => {
      const person = browser()
      const ticket = ticketOf(await person.signIn())
      pass(61)
      expect((await person.exchange(ticket)).statusCode).toBe(401)
    })

    test('unchanged', async () => {
      const person = browser()
      const ticket = ticketOf(await person.signIn())
      for (const wrong of ['', 'x', `${ticket.slice(0, -2)}AA`, 5]) expect((await person.exchange(wrong as string)).statusCode).toBe(401)
    })
  })

  describe('says what is wrong:', () => {
    const verified = { email: DEALER, email_verified: true }

    test.each([
      ['an address that the provider has not verified', { claims: { ...verified, email_verified: false } }, 'unverified'],
      ['no address', { claims: { email_verified: true } }, 'unverified'],
      ['a signature of another', { claims: verified, forged: true }, 'failed'],
      ['a token for another client', { claims: { ...verified, aud: 'another' } }, 'failed'],
      ['a token of another sign-in', { claims: { ...verified, nonce: 'stale' } }, 'failed'],
      ['a token that has expired', { claims: { ...verified, exp: 1_000_000 } }, 'failed'],
      ['a person who says no', { claims: verified, refuses: true }, 'cancelled'],
    ])('%s', async (_, next, problem) => {
      provider.next = next
      const page = await browser().signIn()
      expect([problemOf(page), ticketOf(page)]).toEqual([problem, ''])
    })

    test('a way back that began in another browser, or too long ago', async () => {
      const back = new URL(await provider.visit((await browser().get(BEGIN)).to))
      expect((await browser().get(back.pathname + back.search)).to).toBe('/sign-in#problem=expired')
      const slow = browser()
      const late = new URL(await provider.visit((await slow.get(BEGIN)).to))
      pass(601)
      expect((await slow.get(late.pathname + late.search)).to).toBe('/sign-in#problem=expired')
    })

    test('a state that is not this sign-in’s', async () => {
      const person = browser()
      const back = new URL(await provider.visit((await person.get(BEGIN)).to))
      back.searchParams.set('state', 'another')
      expect((await person.get(back.pathname + back.search)).to).toBe('/sign-in#problem=failed')
    })

    test('a provider that does not answer', async () => {
      expect((await browser().get('/api/Auth/oidc/gone')).to).toBe('/sign-in#problem=failed')
    })

    test('a provider that is not configured', async () => {
      expect((await browser().get('/api/Auth/oidc/nobody')).statusCode).toBe(404)
    })

    test('an account that is not active any more', async () => {
      const { id } = (await hub.as(ADMIN, { url: `/api/users?filter={"email":"${DEALER}"}` })).json()[0]
      await hub.as(ADMIN, { method: 'PUT', url: `/api/users/${id}`, payload: { active: false } })
      expect(problemOf(await browser().signIn())).toBe('inactive')
      await hub.as(ADMIN, { method: 'PUT', url: `/api/users/${id}`, payload: { active: true } })
    })
  })
})
