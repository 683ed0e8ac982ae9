import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { choosePlan } from '../../../src/server/features/subscriptions/changePlan.ts'
import { ADMIN, DEALER2 } from '../../support/app/app.ts'
import { type PlanFirm, planHouse } from '../../support/app/planFirms.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** The last but 15th day of a period of 31 days that began on 1 March. */
const TODAY = '2027-03-16T12:00:00Z'

describeEachEngine('calls of plans', (engine) => {
  const hub = engineApp(engine, { customers: 1, clock: () => new Date(TODAY) })
  const house = planHouse(hub)
  let [small, large]: EntityMap['subscriptionPlans'][] = []
  let addon: { id: string }

  const post = (firm: PlanFirm, what: string, payload: object, key: string = randomUUID()) =>
    hub.as(firm.email, { method: 'POST', url: `/api/subscriptions/${what}`, payload, headers: { 'idempotency-key': key } })
  const get = (firm: PlanFirm, what: string) => hub.as(firm.email, { url: `/api/subscriptions/${what}` })

  /** A firm whose plan began on 1 March, with money left. */
  async function subscribed(name: string, money: string, details: object = {}): Promise<PlanFirm> {
    const firm = await house.firm(name, { ...details })
    await house.give(firm, money)
    const records = { ...(await recordContextOf(hub)), clock: () => new Date('2027-03-01T12:00:00Z') }
    await choosePlan(records, { subject: firm.subject, key: randomUUID(), request: [] }, small?.id ?? '')
    return firm
  }

  beforeAll(async () => {
    await house.send('PUT', 'firms/house', { country: 'DE', defaultVat: '19.00' })
    small = await house.plan('Small', '49.00')
    large = await house.plan('Large', '149.00', { carLimit: 50 })
    addon = await house.send('POST', 'addonServices', { name: 'Films', description: '-', pricePerMonth: '31.00' })
  })

  test('a firm chooses its first plan and pays a whole period, once', async () => {
    const firm = await house.firm('First Plan')
    expect((await get(firm, 'own')).json()).toEqual({ subscription: null, usage: { cars: 0, bids: 0, wins: 0 }, limits: null, next: null })
    const preview = (await get(firm, `preview?what=plan&id=${small?.id}`)).json()
    expect(preview).toMatchObject({ when: 'now', date: '2027-03-16', obstacles: [], charge: { net: '49.00', vat: '9.31', total: '58.31' } })
    const refused = await post(firm, 'choose', { plan: small?.id })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'insufficientFunds'])
    expect([await house.invoicesOf(firm), await house.subscriptionOf(firm)]).toEqual([[], undefined])

    await house.give(firm, '100')
    const key = randomUUID()
    const answers = await Promise.all([post(firm, 'choose', { plan: small?.id }, key), post(firm, 'choose', { plan: small?.id }, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0].json()).toEqual(answers[1].json())
    expect(await house.balance(firm)).toBe('41.69')
    expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'active', startDate: '2027-03-16', renewalDate: '2027-04-16' })
    const [invoice, ...others] = await house.invoicesOf(firm)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      firm: 'house',
      netTotal: '58.31',
      totalVat: '9.31',
      settlement: 'settled',
      recipientFirm: firm.id,
      forPlan: true,
    })
    expect(await house.ledger()).toMatchObject({ ok: true })
    const own = (await get(firm, 'own')).json()
    expect(own.next).toMatchObject({ date: '2027-04-16', charge: { total: '58.31', currency: 'EUR' } })
    expect(own.next.charge.lines).toMatchObject([{ kind: 'plan', name: 'Small', from: '2027-04-16', until: '2027-05-15' }])
  })

  test('a first plan charges the cars above its limit at once', async () => {
    const firm = await house.firm('Full Yard')
    await house.give(firm, '100')
    for (let car = 0; car < 3; car += 1) await house.send('POST', 'cars', { firm: firm.id, make: 'Opel', model: 'Corsa', year: 2020 })
    const yard = await house.plan('Yard', '20.00', { carLimit: 1 })
    const { charge, obstacles } = (await get(firm, `preview?what=plan&id=${yard.id}`)).json()
    expect(charge.lines).toMatchObject([{ kind: 'plan', amount: '20.00' }, { kind: 'extraCars', quantity: 2, price: '5.00', amount: '10.00' }]) // biome-ignore format: one line
    expect([charge.total, obstacles]).toEqual(['35.70', []])
    expect((await post(firm, 'choose', { plan: yard.id, previewed: '35.70' })).statusCode).toBe(200)
    expect(await house.balance(firm)).toBe('64.30')
  })

  test('an upgrade applies at once and costs what the preview says, to the cent', async () => {
    const firm = await subscribed('Upgrading', '200')
    const preview = (await get(firm, `preview?what=plan&id=${large?.id}`)).json()
    expect(preview.charge.lines.map(({ kind, days, of, amount }: Record<string, unknown>) => [kind, days, of, amount])).toEqual([
      ['plan', 16, 31, '76.90'],
      ['credit', 16, 31, '-25.29'],
    ])
    // 19 % of 51.61 is 9.8059.
    expect(preview.charge).toMatchObject({ net: '51.61', vat: '9.81', total: '61.42' })
    const before = await house.balance(firm)
    expect((await post(firm, 'choose', { plan: large?.id })).json()).toMatchObject({ plan: large?.id, periodPrice: '149.00' })
    expect([before, await house.balance(firm)]).toEqual(['141.69', '80.27'])
    const invoice = (await house.invoicesOf(firm)).at(-1)
    expect(invoice).toMatchObject({ grossTotal: '51.61', totalVat: '9.81', netTotal: '61.42', settlement: 'settled' })
    expect(invoice?.lines.map(({ description, gross }) => [description, gross])).toEqual([
      ['Large, 2027-03-16 – 2027-03-31 (16/31)', '76.90'],
      ['Small, 2027-03-16 – 2027-03-31 (16/31)', '-25.29'],
    ])
    expect(await house.subscriptionOf(firm)).toMatchObject({ renewalDate: '2027-04-01', periodStart: '2027-03-01' })
  })

  test('a charge that is no longer the previewed one is refused', async () => {
    const firm = await subscribed('Stale', '200')
    const addonOf = (previewed: string) => post(firm, 'addons', { addon: addon.id, booked: true, previewed })
    for (const answer of [await post(firm, 'choose', { plan: large?.id, previewed: '61.41' }), await addonOf('0.00')])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'chargeChanged'])
    // Shown as planned for the renewal, it would now be charged at once, and the other way round.
    expect((await post(firm, 'choose', { plan: large?.id, previewed: '0.00' })).json().code).toBe('chargeChanged')
    expect(await house.invoicesOf(firm)).toHaveLength(1)
    expect((await addonOf('19.04')).statusCode).toBe(200)
    expect((await post(firm, 'choose', { plan: large?.id, previewed: '61.42' })).statusCode).toBe(200)
    expect((await post(firm, 'choose', { plan: small?.id, previewed: '58.31' })).json().code).toBe('chargeChanged')
    expect((await post(firm, 'choose', { plan: small?.id, previewed: '0.00' })).json()).toMatchObject({ plannedPlan: small?.id })
  })

  test('an upgrade without enough money changes nothing', async () => {
    const firm = await subscribed('Poor', '60')
    expect((await post(firm, 'choose', { plan: large?.id })).json()).toMatchObject({ code: 'insufficientFunds' })
    expect(await house.subscriptionOf(firm)).toMatchObject({ plan: small?.id, plannedPlan: null })
    expect(await house.invoicesOf(firm)).toHaveLength(1)
  })

  describe('a smaller plan', () => {
    let firm: PlanFirm
    beforeAll(async () => {
      firm = await subscribed('Downgrading', '200')
      await post(firm, 'choose', { plan: large?.id })
    })

    test('is planned for the renewal, and taken back by choosing the current one', async () => {
      expect((await get(firm, `preview?what=plan&id=${small?.id}`)).json()).toEqual({
        when: 'renewal',
        date: '2027-04-01',
        charge: null,
        obstacles: [],
      })
      expect((await post(firm, 'choose', { plan: small?.id })).json()).toMatchObject({ plan: large?.id, plannedPlan: small?.id })
      expect((await get(firm, 'own')).json().next.charge.lines).toMatchObject([{ kind: 'plan', name: 'Small', amount: '49.00' }])
      // A cancellation hides it until the plan is kept.
      const cancel = (cancelled: boolean) => post(firm, 'cancellation', { cancelled })
      await cancel(true)
      expect((await get(firm, 'own')).json().next).toBeNull()
      expect((await cancel(false)).json()).toMatchObject({ cancelled: false, plannedPlan: small?.id })
      expect((await get(firm, 'own')).json().next.charge.lines).toMatchObject([{ name: 'Small' }])
      await cancel(true)
      expect((await post(firm, 'choose', { plan: large?.id })).json()).toMatchObject({
        plan: large?.id,
        plannedPlan: null,
        cancelled: false,
      })
    })

    test('is refused while the firm has more than it allows', async () => {
      const tiny = await house.plan('Tiny', '9.00', { carLimit: 1 })
      for (let car = 0; car < 2; car += 1) await house.send('POST', 'cars', { firm: firm.id, make: 'Opel', model: 'Corsa', year: 2020 })
      const obstacles = [{ what: 'cars', used: 2, allowed: 1 }]
      expect((await get(firm, `preview?what=plan&id=${tiny.id}`)).json()).toMatchObject({ when: 'renewal', charge: null, obstacles })
      const refused = await post(firm, 'choose', { plan: tiny.id })
      expect([refused.statusCode, refused.json().code, refused.json().params]).toEqual([409, 'planTooSmall', obstacles[0]])
    })
  })

  test('an add-on is charged for the rest of the period, and ends with it', async () => {
    const firm = await subscribed('Add-ons', '200')
    const preview = (await get(firm, `preview?what=addon&id=${addon.id}`)).json()
    expect(preview).toMatchObject({ when: 'now', charge: { net: '16.00', vat: '3.04', total: '19.04' } })
    expect((await post(firm, 'addons', { addon: addon.id, booked: true })).json()).toMatchObject({ addonServices: [addon.id] })
    expect(await house.balance(firm)).toBe('122.65')
    expect((await get(firm, 'own')).json().next.charge).toMatchObject({ net: '80.00' })
    expect((await post(firm, 'addons', { addon: addon.id, booked: false })).json()).toMatchObject({ droppedAddons: [addon.id] })
    expect((await get(firm, 'own')).json().next.charge).toMatchObject({ net: '49.00' })
    expect((await post(firm, 'addons', { addon: addon.id, booked: true })).json()).toMatchObject({ droppedAddons: [] })
    expect(await house.balance(firm)).toBe('122.65')
  })

  test('a cancelled plan has no next charge until it is kept', async () => {
    const firm = await subscribed('Cancelling', '100')
    expect((await post(firm, 'cancellation', { cancelled: true })).json()).toMatchObject({ cancelled: true, status: 'active' })
    expect((await get(firm, 'own')).json().next).toBeNull()
    expect((await post(firm, 'cancellation', { cancelled: false })).json()).toMatchObject({ cancelled: false })
    expect((await get(firm, 'own')).json().next).toMatchObject({ date: '2027-04-01' })
  })

  test('firms of another country with a tax number pay no VAT', async () => {
    const firm = await subscribed('Abroad', '100', { country: 'FR', taxNo: 'FR 12' })
    expect((await house.invoicesOf(firm))[0]).toMatchObject({ netTotal: '49.00', totalVat: '0.00' })
  })

  test('unknown, withdrawn and other firms’ things are refused', async () => {
    const firm = await subscribed('Refusals', '100')
    const gone = await house.plan('Gone', '10.00', { active: false })
    const code = async (answer: ReturnType<typeof post>) => [(await answer).statusCode, (await answer).json().code]
    expect(await code(post(firm, 'choose', { plan: 'nothing' }))).toEqual([404, 'notFound'])
    expect(await code(post(firm, 'choose', { plan: gone.id }))).toEqual([409, 'planWithdrawn'])
    expect(await code(post(firm, 'addons', { addon: 'nothing', booked: true }))).toEqual([404, 'notFound'])
    expect(await code(post(await house.firm('No Plan'), 'cancellation', { cancelled: true }))).toEqual([409, 'planNeeded'])
    expect((await hub.as(ADMIN, { url: '/api/subscriptions/own' })).json()).toMatchObject({ subscription: null, next: null })
    expect((await hub.as(ADMIN, { url: `/api/subscriptions/preview?what=plan&id=${small?.id}` })).json().code).toBe('planOfHouse')
    expect((await hub.as(undefined, { url: '/api/subscriptions/own' })).statusCode).toBe(401)
    // An Admin acts for a firm that they choose; a dealer can't.
    const own = await house.subscriptionOf(firm)
    const as = (email: string) => hub.as(email, { url: '/api/subscriptions/own', headers: { 'x-firm': firm.id } })
    expect((await as(ADMIN)).json().subscription).toBe(own?.id)
    expect((await as(DEALER2)).json().subscription).not.toBe(own?.id)
    const [invoice] = await house.invoicesOf(firm)
    expect((await hub.as(DEALER2, { url: `/api/invoices/${invoice?.id}` })).statusCode).toBe(404)
    expect((await hub.as(firm.email, { url: `/api/invoices/${invoice?.id}` })).statusCode).toBe(200)
  })

  test('a suspended or ended plan makes the firm read-only, but it can pay and choose a plan', async () => {
    const firm = await subscribed('Read Only', '200')
    const { id = '' } = (await house.subscriptionOf(firm)) ?? {}
    const signIn = async () => {
      const login = { method: 'POST', url: '/api/Auth/login', payload: { email: firm.email, password: 'demo1234' } } as const
      const { token } = (await hub.app.inject(login)).json<{ token: string }>()
      return (method: 'GET' | 'POST', url: string, payload?: object) =>
        hub.app.inject({
          ...{ method, url: `/api/${url}`, ...(payload && { payload }) },
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        })
    }
    const car = { make: 'Opel', model: 'Corsa', year: 2020 }
    const before = await signIn()
    expect((await before('POST', 'cars', car)).statusCode).toBe(201)
    for (const status of ['suspended', 'ended']) {
      await house.send('PUT', `subscriptions/${id}`, { status })
      if (status === 'suspended') expect((await before('GET', 'cars')).json().code).toBe('tokenExpired')
      const stopped = await signIn()
      const refused = await stopped('POST', 'cars', car)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'planStopped'])
      expect((await stopped('GET', 'cars')).json()).toHaveLength(1)
      expect((await stopped('POST', `wallets/${firm.wallet}/requests`, { kind: 'topUp', amount: '50' })).statusCode).toBe(201)
    }
    const ended = await signIn()
    expect((await ended('POST', 'subscriptions/choose', { plan: small?.id })).statusCode).toBe(200)
    expect((await (await signIn())('POST', 'cars', car)).statusCode).toBe(201)
  })

  test('no call that writes in a firm’s records escapes a suspended plan, but payments', async () => {
    const firm = await subscribed('Escaping', '200')
    const { id = '' } = (await house.subscriptionOf(firm)) ?? {}
    const car = { make: 'Opel', model: 'Corsa', year: 2020 }
    const login = { method: 'POST', url: '/api/Auth/login', payload: { email: firm.email, password: 'demo1234' } } as const
    const signIn = async () => `Bearer ${(await hub.app.inject(login)).json<{ token: string }>().token}`
    const send = async (authorization: string, method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) => {
      const headers = { authorization, 'idempotency-key': randomUUID() }
      const answer = await hub.app.inject({ method, url, headers, ...(method !== 'DELETE' && { payload }) })
      const body: { code?: string; id?: string; results?: { code?: string }[] } = answer.body === '' ? {} : answer.json()
      return { status: answer.statusCode, body }
    }
    const own = (await send(await signIn(), 'POST', '/api/cars', car)).body.id ?? ''
    const deleted = (await send(await signIn(), 'POST', '/api/marks', { code: 'GONE', name: 'Gone' })).body.id ?? ''
    expect((await send(await signIn(), 'DELETE', `/api/marks/${deleted}`)).status).toBe(200)
    await house.send('PUT', `subscriptions/${id}`, { status: 'suspended' })
    const token = await signIn()

    const isOfFirms = (entity: string) => entity === 'firms' || hub.model.entities[entity]?.tenant !== undefined
    const passed: string[] = []
    for (const { method, path, right, readsOnly } of hub.app.calls) {
      if (method === 'GET' || readsOnly || right === 'anybody' || right === 'handler' || path.startsWith('/api/me/')) continue
      // The rules of bidding refuse these (`planSuspended`).
      if (/\/(?:batch|bulk|cells|import|restore|trash\/delete|bids|buyNow)$/.test(path)) continue
      // Of what belongs to no firm: who sees it needs the right of the undone write, too.
      if (path.endsWith('/undo') && typeof right === 'object' && 'resource' in right && !isOfFirms(right.resource)) continue
      const { status, body } = await send(token, method, path.replace(/\{\w+\}/, 'none'))
      if (status !== 403) passed.push(`${method} ${path}`)
      else expect(['planStopped', 'forbidden'], path).toContain(body.code)
    }
    expect(passed.sort()).toEqual([
      // Drafts, views, templates, seen comments and accepted terms are the user’s own.
      'DELETE /api/drafts/{entity}/{record}',
      'DELETE /api/templates/{id}',
      'DELETE /api/views/{id}',
      'POST /api/biddingTerms/{id}/accept',
      'POST /api/comments/{entity}/{record}/seen',
      'POST /api/deals/{id}/pay',
      'POST /api/documents',
      'POST /api/invoices/{id}/payFromWallet',
      'POST /api/jobs/{id}/cancel',
      'POST /api/subscriptions/addons',
      'POST /api/subscriptions/cancellation',
      'POST /api/subscriptions/choose',
      'POST /api/subscriptions/payments',
      'POST /api/templates',
      'POST /api/uploads/{id}/link',
      'POST /api/views',
      'POST /api/wallets/{id}/requests',
      'PUT /api/drafts/{entity}/{record}',
      'PUT /api/presence/{entity}/{record}',
      'PUT /api/templates/{id}',
      'PUT /api/views/{id}',
      'PUT /api/views/{id}/choice',
    ])
    // Records: one, several, as a job, and imported.
    const code = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
      (await send(token, method, url, payload)).body.code
    expect(await code('POST', '/api/cars', car)).toBe('planStopped')
    expect(await code('PUT', `/api/cars/${own}`, { ...car, year: 2021 })).toBe('planStopped')
    expect(await code('POST', `/api/cars/${own}/undo`, { version: 1 })).toBe('planStopped')
    expect(await code('POST', `/api/cars/${own}/archive`)).toBe('planStopped')
    // Of all records, only the user’s own can be created, and not even the firm changes.
    const written: string[] = []
    for (const { id: entity } of hub.model.list) {
      const { status } = await send(token, 'POST', `/api/${entity}`)
      if (![403, 404, 405].includes(status)) written.push(`${entity} ${status}`)
    }
    expect(written).toEqual(['savedSearches 422'])
    expect(await code('PUT', `/api/firms/${firm.id}`, { city: 'Hamburg' })).toBe('planStopped')
    for (const what of ['batch', 'bulk']) {
      for (const payload of [{ action: 'update', data: { year: 2021 } }, { action: 'archive' }]) {
        const { body } = await send(token, 'POST', `/api/cars/${what}`, { ...payload, ids: [own] })
        expect(body.code ?? body.results?.[0]?.code, `${what} ${payload.action}`).toBe('planStopped')
      }
    }
    const [inTrash] = await hub.repository.of('deletedRecords').find(hub.db.read, { record: deleted })
    const ofMany = [
      ['/api/cars/cells', { records: [{ id: own, version: 1, data: { year: 2021 } }] }],
      ['/api/trash/restore', { ids: [inTrash?.id] }],
      ['/api/trash/delete', { ids: [inTrash?.id] }],
    ] as const
    for (const [url, payload] of ofMany) {
      const { body } = await send(token, 'POST', url, payload)
      expect(body.code ?? body.results?.[0]?.code, url).toBe('planStopped')
    }
    const multipart = { authorization: token, 'content-type': 'multipart/form-data; boundary=x' }
    const part = 'content-disposition: form-data; name="file"; filename="cars.csv"\r\ncontent-type: text/csv'
    const file = `--x\r\n${part}\r\n\r\nmake,model\r\nOpel,Corsa\r\n--x--\r\n`
    const imported = await hub.app.inject({ method: 'POST', url: '/api/cars/import', headers: multipart, payload: file })
    expect([imported.statusCode, imported.json().code]).toEqual([403, 'planStopped'])
    // What is one's own, not the firm's, goes on.
    expect((await send(token, 'POST', '/api/me/password', {})).body.code).not.toBe('planStopped')
  })
})
