import { expect, test } from 'vitest'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Session {
  readonly id: string
  readonly token: string
  readonly refreshToken: string
}

describeEachEngine('firms', (engine) => {
  const hub = engineApp(engine)

  const read = async (who: string, url: string) => (await hub.as(who, { url: `/api/${url}` })).json()
  const firmOf = async (email: string): Promise<string> =>
    (await read(ADMIN, `users?filter=${encodeURIComponent(JSON.stringify({ email }))}`))[0].firm
  const put = (who: string, url: string, payload: object) => hub.as(who, { method: 'PUT', url: `/api/${url}`, payload })
  const act = (who: string, firm: string, action: string, payload: object = {}) =>
    hub.as(who, { method: 'POST', url: `/api/firms/${firm}/${action}`, payload })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const signUp = async (email: string): Promise<Session> =>
    (
      await hub.app.inject({
        method: 'POST',
        url: '/api/Auth/sign-up',
        payload: { name: 'Nora New', email, password: 'open sesame', confirmPassword: 'open sesame', locale: 'en' },
      })
    ).json()

  test('sign-up opens one that waits for approval, whose own record its user reads and edits, but for number and state', async () => {
    const { id, token } = await signUp(`nora-${engine.name}@example.com`)
    const { firm } = await read(ADMIN, `users/${id}`)
    const own = await hub.app.inject({ url: `/api/firms/${firm}`, headers: bearer(token) })
    expect(own.json()).toMatchObject({ name: 'Nora New', state: 'pending', number: expect.any(Number) })
    const change = async (payload: object) =>
      (await hub.app.inject({ method: 'PUT', url: `/api/firms/${firm}`, payload, headers: bearer(token) })).json()
    expect(await change({ city: 'Oslo', state: 'approved', number: 1 })).toMatchObject({
      city: 'Oslo',
      state: 'pending',
      number: own.json().number,
    })
    const warehouses = await hub.app.inject({ url: '/api/warehouses', headers: bearer(token) })
    expect(warehouses.json()).toMatchObject([{ warehouseNumber: 1, firmNo: own.json().number, id: own.json().defaultWarehouse }])
    expect((await change({ timeZone: 'Nowhere/Land' })).errors).toEqual({ timeZone: 'There is no such time zone' })
  })

  test('are hidden from each other, and only Admins list, approve and suspend them', async () => {
    const [mine, theirs] = [await firmOf(DEALER), await firmOf(DEALER2)]
    expect((await hub.as(DEALER, { url: `/api/firms/${mine}` })).statusCode).toBe(200)
    expect((await hub.as(DEALER, { url: `/api/firms/${theirs}` })).statusCode).toBe(404)
    expect((await put(DEALER, `firms/${theirs}`, { city: 'X' })).statusCode).toBe(404)
    expect((await hub.as(DEALER, { url: '/api/firms' })).statusCode).toBe(403)
    expect((await act(DEALER, mine, 'approve')).statusCode).toBe(403)
    expect((await act(ADMIN, 'house', 'suspend', { reason: 'x' })).json().code).toBe('houseFirm')
    expect((await act(ADMIN, mine, 'suspend')).json().errors).toHaveProperty('reason')
  })

  test('close their books up to a day that has come, their own alone, and open them again', async () => {
    const [mine, theirs] = [await firmOf(DEALER), await firmOf(DEALER2)]
    const close = (firm: string, until: unknown) => act(DEALER, firm, 'closePeriod', { until })
    expect((await close(mine, '2020-12-31')).json()).toMatchObject({ closedUntil: '2020-12-31' })
    expect((await close(theirs, '2020-12-31')).statusCode).toBe(404)
    expect((await close(mine, '2999-12-31')).json()).toMatchObject({ code: 'periodNotOver' })
    expect((await close(mine, 'soon')).json().errors).toHaveProperty('until')
    expect((await put(DEALER, `firms/${mine}`, { closedUntil: '2021-12-31' })).json()).toMatchObject({ closedUntil: '2020-12-31' })
    expect((await close(mine, null)).json()).toMatchObject({ closedUntil: null })
    const history = await read(DEALER, `firms/${mine}/history`)
    expect(history.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['closePeriod', 'closePeriod'])
  })

  test('that are suspended write nothing until they are approved again; their users are notified', async () => {
    const session = await signUp(`stopped-${engine.name}@example.com`)
    const { firm } = await read(ADMIN, `users/${session.id}`)
    const car = { make: 'Saab', model: '900', year: 1990 }
    const create = (token: string) => hub.app.inject({ method: 'POST', url: '/api/cars', payload: car, headers: bearer(token) })
    expect((await create(session.token)).statusCode).toBe(201)
    expect((await act(ADMIN, firm, 'suspend', { reason: 'Unpaid' })).json()).toMatchObject({ state: 'suspended', stateReason: 'Unpaid' })
    expect((await create(session.token)).json().code).toBe('tokenExpired')
    const renew = async ({ token, refreshToken }: Pick<Session, 'token' | 'refreshToken'>) => {
      const answer = await hub.app.inject({ method: 'POST', url: '/api/Auth/refreshToken', payload: { accessToken: token, refreshToken } })
      return { token: answer.json().accessToken, refreshToken: answer.json().refreshToken }
    }
    const renewed = await renew(session)
    expect([(await create(renewed.token)).statusCode, (await create(renewed.token)).json().code]).toEqual([403, 'firmStopped'])
    expect((await hub.app.inject({ url: '/api/cars', headers: bearer(renewed.token) })).json()).toHaveLength(1)
    expect((await act(ADMIN, firm, 'approve')).json()).toMatchObject({ state: 'approved', stateReason: null })
    const again = await renew(renewed)
    expect((await create(again.token)).statusCode).toBe(201)
    const notifications = (await hub.app.inject({ url: '/api/notifications', headers: bearer(again.token) })).json<{ kind: string }[]>()
    expect(notifications.map(({ kind }) => kind).sort()).toEqual(['firmApproved', 'firmSuspended'])
  })

  test('share cars and wallets among their users only', async () => {
    const firm = await firmOf(DEALER)
    const email = `colleague-${engine.name}@example.com`
    const made = await hub.as(ADMIN, {
      method: 'POST',
      url: '/api/users',
      payload: { name: 'Carl', email, roles: ['Dealer'], password: 'open sesame', firm },
    })
    expect(made.json()).toMatchObject({ firm })
    const login = await hub.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email, password: 'open sesame' } })
    const ids = async (url: string) =>
      (await hub.app.inject({ url, headers: bearer(login.json().token) })).json<{ id: string }[]>().map(({ id }) => id)
    for (const url of ['/api/cars?range=[0,99]', '/api/wallets', '/api/subscriptions']) {
      const whole = await hub.as(DEALER, { url })
      expect(await ids(url)).toEqual(whole.json<{ id: string }[]>().map(({ id }) => id))
      expect((await hub.as(DEALER2, { url })).json<{ id: string }[]>().map(({ id }) => id)).not.toContain((await ids(url))[0])
    }
    const second = { plan: (await read(ADMIN, 'subscriptionPlans'))[0].id, startDate: '2026-01-01', status: 'active', firm }
    expect((await hub.as(ADMIN, { method: 'POST', url: '/api/subscriptions', payload: second })).json().code).toBe('subscriptionActive')
  })

  test('of the demo have their own customers, orders and stock', async () => {
    for (const url of ['customers', 'salesOrders', 'materialTransactions', 'warehouses']) {
      const [one, other] = [await read(DEALER, url), await read(DEALER2, url)]
      expect([url, one.length > 0, other.length > 0]).toEqual([url, true, true])
      expect(one.filter(({ id }: { id: string }) => other.some((record: { id: string }) => record.id === id))).toEqual([])
    }
  })

  test('are opened for users and dealers whom an Admin makes without choosing one', async () => {
    const payload = { name: 'Own Firm', email: `own-${engine.name}@example.com`, roles: ['Dealer'], password: 'open sesame' }
    const made = await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload })
    expect(await read(ADMIN, `firms/${made.json().firm}`)).toMatchObject({ name: 'Own Firm', state: 'approved' })
    const admin = await hub.as(ADMIN, {
      method: 'POST',
      url: '/api/users',
      payload: { ...payload, email: `a-${engine.name}@example.com`, roles: ['Admin'] },
    })
    expect(admin.json().firm).toBe('house')
    const elsewhere = await put(ADMIN, `users/${admin.json().id}`, { firm: made.json().firm })
    expect(elsewhere.json().errors).toEqual({ roles: 'Only the house firm has the role Admin' })
  })
})
