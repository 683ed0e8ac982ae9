import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import type { Mail } from '../../../src/server/auth/mail/mailer.ts'
import { choosePlan } from '../../../src/server/features/subscriptions/changePlan.ts'
import { mailNotices } from '../../../src/server/features/subscriptions/mailNotices.ts'
import { renewSubscriptions } from '../../../src/server/features/subscriptions/renewals.ts'
import { type PlanFirm, planHouse } from '../../support/app/planFirms.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { signingInAgain } from '../../support/app/signingInAgain.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('the management of plans', (engine) => {
  let now = '2027-03-01T12:00:00Z'
  const hub = engineApp(engine, { customers: 1, clock: () => new Date(now) })
  const as = signingInAgain(hub)
  const house = planHouse({ as })
  let [small, large]: EntityMap['subscriptionPlans'][] = []

  const post = (firm: PlanFirm, what: string, payload: object, key: string = randomUUID()) =>
    as(firm.email, { method: 'POST', url: `/api/subscriptions/${what}`, payload, headers: { 'idempotency-key': key } })
  const get = async (firm: PlanFirm, what: string) => (await as(firm.email, { url: `/api/subscriptions/${what}` })).json()
  const act = async (firm: PlanFirm, action: string, payload: object = {}) =>
    house.send<EntityMap['subscriptions']>('POST', `subscriptions/${(await house.subscriptionOf(firm))?.id}/${action}`, { ...payload })
  const run = async () => {
    const context = await recordContextOf(hub)
    await renewSubscriptions({ ...context, clock: () => new Date(now) })
  }
  const lines = async (firm: PlanFirm) =>
    (await house.invoicesOf(firm)).map(({ lines }) => lines.map(({ description, gross }) => [description, gross]))

  async function subscribed(name: string, money: string, details: Readonly<Record<string, unknown>> = {}): Promise<PlanFirm> {
    now = '2027-03-01T12:00:00Z'
    const firm = await house.firm(name, details)
    await house.give(firm, money)
    const records = { ...(await recordContextOf(hub)), clock: () => new Date(now) }
    await choosePlan(records, { subject: firm.subject, key: randomUUID(), request: [] }, small?.id ?? '')
    return firm
  }

  beforeAll(async () => {
    for (const { id } of await house.find<{ id: string }>('subscriptions', {}))
      await house.send('PUT', `subscriptions/${id}`, { status: 'ended' })
    await house.send('PUT', 'firms/house', { country: 'DE', defaultVat: '19.00' })
    small = await house.plan('Small', '49.00', { carLimit: 2 })
    large = await house.plan('Large', '149.00')
  })

  test('an Administrator sees the plan of a user’s firm, and what counts', async () => {
    const firm = await subscribed('Seen', '100')
    const car = await house.send<{ id: string }>('POST', 'cars', { firm: firm.id, make: 'Opel', model: 'Corsa', year: 2020 })
    const own = await get(firm, 'own')
    expect(own).toMatchObject({ usage: { cars: 1, bids: 0, wins: 0 }, limits: { carLimit: 2, pipelineCarLimit: 5, extraCarPrice: '5.00' } })
    expect(await get(firm, 'counted')).toEqual({ cars: [{ id: car.id, name: '2020 Opel Corsa', status: 'inStock' }], bids: [], wins: [] })
    const seen = await house.send<object>('GET', `subscriptions/of/${firm.user}`)
    expect(seen).toMatchObject({ ...own, user: { id: firm.user, name: 'Seen' }, firm: { id: firm.id }, due: [] })
    expect((await as(firm.email, { url: `/api/subscriptions/of/${firm.user}` })).statusCode).toBe(403)
    await expect(house.send('GET', 'subscriptions/of/nobody')).rejects.toThrow('notFound')
  })

  test('a plan is free until a day, and charged from the next period on', async () => {
    const firm = await subscribed('Granted', '500')
    expect(await act(firm, 'grant', { plan: large?.id, until: '2027-05-01' })).toMatchObject({ plan: large?.id, freeUntil: '2027-05-01' })
    await expect(act(firm, 'grant', { until: '2027-02-28' })).rejects.toThrow('planDayPast')
    now = '2027-05-02T12:00:00Z'
    await run()
    expect(await house.invoicesOf(firm)).toHaveLength(1)
    expect(await house.subscriptionOf(firm)).toMatchObject({ renewalDate: '2027-06-01', periodPrice: '0.00', freeUntil: '2027-05-01' })
    // The smaller plan waits for the renewal, though its price is above what was paid.
    expect((await post(firm, 'choose', { plan: small?.id })).json()).toMatchObject({ plan: large?.id, plannedPlan: small?.id })
    expect((await post(firm, 'choose', { plan: large?.id })).json()).toMatchObject({ plannedPlan: null })
    now = '2027-06-01T12:00:00Z'
    await run()
    expect((await lines(firm)).slice(1)).toEqual([[['Large, 2027-06-01 – 2027-06-30', '149.00']]])
    expect(await house.subscriptionOf(firm)).toMatchObject({ freeUntil: null, periodPrice: '149.00' })
  })

  test('a discount applies to the plan until a day, also to an upgrade', async () => {
    const firm = await subscribed('Discounted', '500')
    expect(await act(firm, 'discount', { percent: '10', until: '2027-04-20' })).toMatchObject({ discountPercent: '10.00' })
    now = '2027-04-16T12:00:00Z'
    await run()
    expect((await post(firm, 'choose', { plan: large?.id })).statusCode).toBe(200)
    now = '2027-05-01T12:00:00Z'
    await run()
    expect((await lines(firm)).slice(1)).toEqual([
      [['Small, 2027-04-01 – 2027-04-30', '44.10']],
      // Half of 134.10 and of 44.10.
      [
        ['Large, 2027-04-16 – 2027-04-30 (15/30)', '67.05'],
        ['Small, 2027-04-16 – 2027-04-30 (15/30)', '-22.05'],
      ],
      [['Large, 2027-05-01 – 2027-05-31', '149.00']],
    ])
    for (const percent of ['-1', '100.01', 'ten']) await expect(act(firm, 'discount', { percent, until: '2027-06-01' })).rejects.toThrow()
    expect(await act(firm, 'discount', {})).toMatchObject({ discountPercent: null, discountUntil: null })
  })

  test('an upgrade that a new discount makes cheaper than what was paid costs nothing, and pays nothing back', async () => {
    const firm = await subscribed('Cheaper', '500')
    await act(firm, 'discount', { percent: '80', until: '2027-12-31' })
    now = '2027-03-16T12:00:00Z'
    const before = await house.balance(firm)
    expect((await get(firm, `preview?what=plan&id=${large?.id}`)).charge).toMatchObject({ net: '0.00', vat: '0.00', total: '0.00' })
    expect((await post(firm, 'choose', { plan: large?.id })).json()).toMatchObject({ plan: large?.id, periodPrice: '49.00' })
    expect([await house.balance(firm), (await house.invoicesOf(firm)).length]).toEqual([before, 1])
    now = '2027-04-01T12:00:00Z'
    await run()
    expect((await lines(firm)).at(-1)).toEqual([['Large, 2027-04-01 – 2027-04-30', '29.80']])
  })

  test('several changes in one period each charge the rest of it, and the renewal has the current price', async () => {
    const [larger, largest] = [await house.plan('Larger', '299.00'), await house.plan('Largest', '399.00')]
    const firm = await subscribed('Restless', '900')
    const choose = async (day: string, plan: EntityMap['subscriptionPlans'] | undefined) => {
      now = `2027-03-${day}T12:00:00Z`
      expect((await post(firm, 'choose', { plan: plan?.id })).statusCode).toBe(200)
    }
    await choose('11', large)
    await choose('21', larger)
    // Planned and taken back, then planned and outdone by an upgrade.
    await choose('21', small)
    await choose('21', larger)
    await choose('25', small)
    await choose('31', largest)
    expect(await house.subscriptionOf(firm)).toMatchObject({ plannedPlan: null, periodPrice: '399.00', renewalDate: '2027-04-01' })
    await house.send('PUT', `subscriptionPlans/${largest.id}`, { pricePerMonth: '349.00' })
    now = '2027-04-01T12:00:00Z'
    await run()
    expect((await house.invoicesOf(firm)).map(({ lines, netTotal }) => [...lines.map(({ gross }) => gross), netTotal])).toEqual([
      ['49.00', '58.31'],
      ['100.94', '-33.19', '80.62'],
      ['106.10', '-52.87', '63.34'],
      ['12.87', '-9.65', '3.83'],
      ['349.00', '415.31'],
    ])
    expect(await house.ledger()).toMatchObject({ ok: true })
  })

  test('a sign-up starts one trial, whose end is announced and mailed once; after it the firm is read-only', async () => {
    now = '2027-03-01T12:00:00Z'
    for (const { id } of await house.find<{ id: string }>('subscriptionPlans', {}))
      await house.send('PUT', `subscriptionPlans/${id}`, { trial: id === large?.id })
    const email = `trial-${randomUUID().slice(0, 8)}@example.com`
    const payload = { name: 'Trial Motors', email, password: 'demo1234', phoneNumber: '+49 30 1234567' }
    expect((await hub.app.inject({ method: 'POST', url: '/api/Auth/sign-up', payload })).statusCode).toBeLessThan(300)
    const [user] = await house.find<EntityMap['users']>('users', { email })
    const firm = user?.firm ?? ''
    const standing = () => house.find<EntityMap['subscriptions']>('subscriptions', { firm })
    expect(await standing()).toMatchObject([{ plan: large?.id, status: 'trial', startDate: '2027-03-01', renewalDate: '2027-03-15' }])
    const own = (await as(email, { url: '/api/subscriptions/own' })).json()
    expect(own).toMatchObject({ limits: { carLimit: 10 }, next: null })
    const kinds = async () => (await hub.repository.of('notifications').find(hub.db.read, { user: user?.id ?? '' })).map(({ kind }) => kind)
    now = '2027-03-11T12:00:00Z'
    await run()
    expect(await kinds()).toEqual([])
    for (const hour of ['12-12', '12-18', '13-12']) {
      now = `2027-03-${hour.replace('-', 'T')}:00:00Z`
      await run()
    }
    expect(await kinds()).toEqual(['planTrialEnds'])
    now = '2027-03-15T12:00:00Z'
    await run()
    expect(await standing()).toMatchObject([{ status: 'ended', endDate: '2027-03-15' }])
    expect(await kinds()).toEqual(['planTrialEnds', 'planEnded'])
    const refused = await as(email, { method: 'POST', url: '/api/cars', payload: { make: 'Opel', model: 'Corsa', year: 2020 } })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'planStopped'])

    await hub.db.write(async (trx) => {
      const [stored] = await hub.repository.of('users').getLocked(trx, [user?.id ?? ''])
      if (stored) await hub.repository.of('users').update(trx, stored, { emailVerified: true, locale: 'fr' })
    })
    const mails: Mail[] = []
    const submit = async (mail: Mail) => {
      mails.push(mail)
      return 'sent' as const
    }
    const mailing = { records: await recordContextOf(hub), mailer: { submit }, publicUrl: 'https://hub.example' }
    await Promise.all([mailNotices(mailing), mailNotices(mailing)])
    await mailNotices(mailing)
    const mailed = mails.filter(({ to }) => to === email)
    expect(mailed.map(({ subject }) => subject)).toEqual(['Votre abonnement Large', 'Votre abonnement Large'])
    // Two processes may mail them in either order.
    const trialEnds = mailed.find(({ text }) => text.includes('se termine le 14 mars 2027'))
    expect(trialEnds?.text).toContain('https://hub.example/Subscription')
  })

  test('a trial that is cancelled ends uncharged, although a plan was chosen for after it', async () => {
    now = '2028-02-15T12:00:00Z'
    const firm = await house.firm('Cancelling Trial')
    await house.give(firm, '500')
    const trial = { firm: firm.id, plan: large?.id, status: 'trial', startDate: '2028-02-15', renewalDate: '2028-02-29' }
    await house.send('POST', 'subscriptions', trial)
    await post(firm, 'choose', { plan: small?.id })
    expect((await get(firm, 'own')).next).toMatchObject({ date: '2028-02-29' })
    await post(firm, 'cancellation', { cancelled: true })
    expect((await get(firm, 'own')).next).toBeNull()
    now = '2028-02-29T12:00:00Z'
    await run()
    const [ended] = await house.find<EntityMap['subscriptions']>('subscriptions', { firm: firm.id })
    expect(ended).toMatchObject({ status: 'ended', endDate: '2028-02-29' })
    expect([await house.invoicesOf(firm), await house.balance(firm)]).toEqual([[], '500.00'])
  })

  test('a pause charges nothing, makes the firm read-only, and keeps the rest of the period', async () => {
    const firm = await subscribed('Paused', '500')
    now = '2027-03-11T12:00:00Z'
    expect(await act(firm, 'pause')).toMatchObject({ status: 'paused', pausedSince: '2027-03-11' })
    await expect(act(firm, 'pause')).rejects.toThrow('planNotActive')
    expect((await post(firm, 'choose', { plan: large?.id })).json().code).toBe('planPaused')
    expect((await get(firm, 'own')).next).toBeNull()
    const car = { make: 'Opel', model: 'Corsa', year: 2020 }
    const refused = await as(firm.email, { method: 'POST', url: '/api/cars', payload: car })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'planStopped'])
    now = '2027-04-20T12:00:00Z'
    await run()
    expect(await act(firm, 'resume')).toMatchObject({
      status: 'active',
      periodStart: '2027-04-10',
      renewalDate: '2027-05-11',
      anchorDay: 11,
    })
    await expect(act(firm, 'resume')).rejects.toThrow('planNotPaused')
    expect(await house.invoicesOf(firm)).toHaveLength(1)
    now = '2027-05-11T12:00:00Z'
    await run()
    expect((await lines(firm)).at(-1)).toEqual([['Small, 2027-05-11 – 2027-06-10', '49.00']])
  })

  test('an Administrator ends a plan, and keeps notes that the firm does not see', async () => {
    const firm = await subscribed('Ending', '100')
    const { id = '' } = (await house.subscriptionOf(firm)) ?? {}
    await house.send('PUT', `subscriptions/${id}`, { notes: 'Called twice' })
    expect((await as(firm.email, { url: `/api/subscriptions/${id}` })).json().notes).toBeUndefined()
    expect(await act(firm, 'end')).toMatchObject({ status: 'ended', endDate: '2027-03-01', notes: 'Called twice' })
    await expect(act(firm, 'end')).rejects.toThrow('planOver')
    expect((await as(firm.email, { method: 'POST', url: `/api/subscriptions/${id}/end` })).statusCode).toBe(403)
  })

  test('says whom a change of a plan or add-on affects', async () => {
    const plan = await house.plan('Changing', '20.00')
    const firm = await subscribed('Affected', '100')
    await act(firm, 'grant', { plan: plan.id })
    await act(firm, 'grant', { plan: plan.id, until: '2027-12-31' })
    for (let car = 0; car < 2; car += 1) await house.send('POST', 'cars', { firm: firm.id, make: 'Opel', model: 'Corsa', year: 2020 })
    const impact = (query: string) => house.send<object>('GET', `subscriptions/impact?${query}`)
    expect(await impact(`what=plan&id=${plan.id}&carLimit=1&pipelineCarLimit=0`)).toEqual({
      ...{ subscriptions: 1, planned: 0, overCars: 1, overPipeline: 0 },
      ...{ firstRenewal: '2027-04-01', lastRenewal: '2027-04-01' },
    })
    await expect(impact('what=addon&id=none')).rejects.toThrow('notFound')
  })

  describe('what is due', () => {
    let firm: PlanFirm
    let invoice = ''
    const suspend = async (name: string) => {
      firm = await subscribed(name, '60')
      for (const day of ['04-01', '04-02', '04-04', '04-08']) {
        now = `2027-${day}T12:00:00Z`
        await run()
      }
      now = '2027-06-10T12:00:00Z'
      expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'suspended', failedAttempts: 4 })
      const { due } = await get(firm, 'due')
      invoice = due[0]?.invoice
      return due
    }

    test('is paid from the wallet, once, and restores the plan at once', async () => {
      expect(await suspend('Pays Later')).toMatchObject([
        {
          ...{ total: '58.31', open: '58.31', currency: 'EUR', available: '1.69', failedAttempts: 4, retryDate: null, transfer: null },
          lines: [{ description: 'Small, 2027-04-01 – 2027-04-30', amount: '49.00' }],
        },
      ])
      const pay = { invoice, means: 'wallet' }
      expect((await post(firm, 'payments', pay)).json().code).toBe('insufficientFunds')
      await house.give(firm, '200')
      const key = randomUUID()
      const answers = await Promise.all([post(firm, 'payments', pay, key), post(firm, 'payments', pay, key)])
      expect(answers.map((answer) => answer.json())).toEqual(Array(2).fill({ state: 'paid', invoice, request: null }))
      // No job has run; the months between are not charged.
      expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'active', renewalDate: '2027-06-01', unpaidInvoice: null })
      expect(await get(firm, 'due')).toEqual({ due: [] })
      expect((await post(firm, 'payments', pay)).statusCode).toBe(404)
      await run()
      expect((await lines(firm)).map(([first]) => first?.[0])).toEqual([
        'Small, 2027-03-01 – 2027-03-31',
        'Small, 2027-04-01 – 2027-04-30',
        'Small, 2027-06-01 – 2027-06-30',
      ])
      expect(await house.ledger()).toMatchObject({ ok: true })
    })

    test('is paid by a transfer that an Administrator confirms', async () => {
      await suspend('Transfers')
      const { state, request } = (await post(firm, 'payments', { invoice, means: 'transfer', note: 'SEPA 7' })).json()
      expect(state).toBe('announced')
      expect((await post(firm, 'payments', { invoice, means: 'transfer' })).json().code).toBe('transferAnnounced')
      expect((await get(firm, 'due')).due).toMatchObject([{ transfer: { id: request, amount: '58.31' } }])
      expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'suspended' })
      const confirm = { reference: 'SEPA 7', reason: 'arrived' }
      await house.send('POST', `walletRequests/${request}/confirm`, confirm, { 'idempotency-key': randomUUID() })
      expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'active', renewalDate: '2027-06-01' })
      expect(await house.balance(firm)).toBe('1.69')
      expect(await house.ledger()).toMatchObject({ ok: true })
    })

    test('is forgiven by an Administrator who sets the plan active: the months between are not charged', async () => {
      await suspend('Forgiven')
      const { id } = (await house.subscriptionOf(firm)) ?? {}
      await house.send('PUT', `subscriptions/${id}`, { status: 'active' })
      expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'active', renewalDate: '2027-06-01', failedAttempts: 0 })
      await house.give(firm, '500')
      await run()
      expect((await lines(firm)).map(([first]) => first?.[0]).slice(2)).toEqual(['Small, 2027-06-01 – 2027-06-30'])
    })
  })
})
