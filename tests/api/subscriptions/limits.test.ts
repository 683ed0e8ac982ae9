import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { noticeAllLimits } from '../../../src/server/features/subscriptions/limitNotices.ts'
import { ADMIN } from '../../support/app/app.ts'
import { type PlanFirm, planHouse } from '../../support/app/planFirms.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { signingInAgain } from '../../support/app/signingInAgain.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

const CAR = { make: 'Opel', model: 'Corsa', year: 2020 }
const CONFIRMED = { 'x-confirm': 'carAddition:extraCar' }

describeEachEngine('limits of plans', (engine) => {
  const hub = engineApp(engine, { customers: 1 })
  const as = signingInAgain(hub)
  const house = planHouse({ as })
  let plan: EntityMap['subscriptionPlans'] | undefined
  let seller: PlanFirm

  const post = (firm: PlanFirm, url: string, payload: object = {}, headers: Record<string, string> = {}) =>
    as(firm.email, { method: 'POST', url: `/api/${url}`, payload, headers: { 'idempotency-key': randomUUID(), ...headers } })

  async function subscribed(name: string): Promise<PlanFirm> {
    const firm = await house.firm(name)
    await house.send('POST', `firms/${firm.id}/approve`).catch(() => undefined)
    await house.give(firm, '90000')
    expect((await post(firm, 'subscriptions/choose', { plan: plan?.id })).statusCode).toBe(200)
    const { terms } = await house.send<{ terms: { id: string } }>('GET', 'biddingTerms/current')
    expect((await post(firm, `biddingTerms/${terms.id}/accept`)).statusCode).toBe(204)
    return firm
  }

  /** A live lot of the seller. */
  async function lot(about: object = {}): Promise<string> {
    const car = await house.send<{ id: string }>('POST', 'cars', { ...CAR, firm: seller.id })
    const [startsAt, endsAt] = [-60_000, 3_600_000].map((offset) => new Date(Date.now() + offset).toISOString())
    const times = { startsAt, endsAt, startPrice: '100', saleType: 'pure', currency: 'EUR' }
    const { id } = await house.send<{ id: string }>('POST', 'auctions', { car: car.id, ...times, ...about })
    return id
  }

  const bid = (firm: PlanFirm, auction: string, maximum = '500') => post(firm, `auctions/${auction}/bids`, { maximum })

  beforeAll(async () => {
    plan = await house.plan('Limited', '10.00', { carLimit: 3, pipelineCarLimit: 2, extraCarPrice: '7.00' })
    seller = await house.firm('Seller')
  })

  test('a car above the limit is confirmed at the price of an extra car, and charged at the renewal', async () => {
    const firm = await subscribed('Stocking')
    for (let car = 0; car < 2; car += 1) expect((await post(firm, 'cars', CAR)).statusCode).toBe(201)
    // Twenty at once for the last place.
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(firm, 'cars', CAR)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({ code: 'operationWarn', operation: 'carAddition', confirmation: 'extraCar', confirmable: true })
    expect(refused.about).toEqual({ used: 3, limit: 3, price: '7.00', currency: 'EUR' })
    const extra = await post(firm, 'cars', CAR, CONFIRMED)
    expect(extra.statusCode).toBe(201)
    const own = (await as(firm.email, { url: '/api/subscriptions/own' })).json()
    expect(own).toMatchObject({ usage: { cars: 4 }, limits: { carLimit: 3 } })
    expect(own.next.charge.lines).toMatchObject([{ kind: 'plan' }, { kind: 'extraCars', quantity: 1, amount: '7.00' }])
    // An archived car comes back as an extra one, too.
    const { id } = extra.json<{ id: string }>()
    expect((await post(firm, `cars/${id}/archive`)).statusCode).toBe(200)
    const restock = await post(firm, `cars/${id}/restock`)
    expect([restock.statusCode, restock.json().confirmation]).toEqual([409, 'extraCar'])
    expect((await post(firm, `cars/${id}/restock`, {}, CONFIRMED)).statusCode).toBe(200)
  })

  test('an import and a bulk action above the limit are confirmed too, or add nothing', async () => {
    const firm = await subscribed('Importing')
    const file = (rows: number, name: string) =>
      ['--x', 'content-disposition: form-data; name="file"; filename="cars.csv"', 'content-type: text/csv', '', 'make,model,year']
        .concat(
          Array.from({ length: rows }, (_, row) => `Opel,${name} ${row},2020`),
          '--x--',
          '',
        )
        .join('\r\n')
    const preview = async (rows: number, name: string) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-firm': firm.id }
      const answer = await as(ADMIN, { method: 'POST', url: '/api/cars/import', headers, payload: file(rows, name) })
      expect(answer.json()).toMatchObject({ creates: rows, errors: 0 })
      return answer.json<{ jobId: string }>().jobId
    }
    const commit = (id: string, headers: Record<string, string> = {}) =>
      as(ADMIN, { method: 'POST', url: `/api/cars/import/${id}/commit`, headers: { 'x-firm': firm.id, ...headers } })
    const job = async (id: string, owner = ADMIN) => (await as(owner, { url: `/api/jobs/${id}` })).json()
    const ended = (id: string, owner = ADMIN) => expect.poll(async () => (await job(id, owner)).status, PATIENCE).toBe('done')
    const used = async () => (await as(firm.email, { url: '/api/subscriptions/own' })).json().usage.cars

    const [above, late] = [await preview(4, 'Above'), await preview(2, 'Late')]
    const asked = await commit(above)
    expect([asked.statusCode, asked.json()]).toMatchObject([409, { operation: 'carAddition', confirmation: 'extraCar', confirmable: true }])
    expect(await used()).toBe(0)
    expect((await commit(above, CONFIRMED)).statusCode).toBe(202)
    await ended(above)
    expect(await used()).toBe(4)
    // This preview was within the limit, so nothing was asked; its rows are above it by now.
    expect((await commit(late)).statusCode).toBe(202)
    await ended(late)
    expect(await job(late)).toMatchObject({ failed: 2 })
    expect(await used()).toBe(4)

    const cars = (await as(firm.email, { url: '/api/cars' })).json<{ id: string }[]>()
    const ids = cars.map(({ id }) => id)
    const all = async (action: string, headers?: Record<string, string>) => {
      const { jobId } = (await post(firm, 'cars/bulk', { action, ids }, headers)).json<{ jobId: string }>()
      await ended(jobId, firm.email)
      return job(jobId, firm.email)
    }
    expect(await all('archive')).toMatchObject({ failed: 0 })
    const restocked = await all('restock')
    expect(restocked).toMatchObject({ failed: 1 })
    expect(await used()).toBe(3)
    expect((await post(firm, `jobs/${restocked.id}/retry`, {}, CONFIRMED)).statusCode).toBe(202)
    await ended(restocked.id, firm.email)
    expect(await job(restocked.id, firm.email)).toMatchObject({ done: 4, failed: 0 })
    expect(await used()).toBe(4)

    // A row that updates a car can't make it count: neither its status nor its firm can be set.
    expect((await post(firm, `cars/${ids[0]}/archive`)).statusCode).toBe(200)
    const restocking = ['--x', 'content-disposition: form-data; name="file"; filename="cars.csv"', 'content-type: text/csv', '']
    const rows = ['id,status', `${ids[0]},inStock`, '--x--', '']
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-firm': firm.id }
    const row = await as(ADMIN, { method: 'POST', url: '/api/cars/import', headers, payload: [...restocking, ...rows].join('\r\n') })
    expect(row.json()).toMatchObject({ updates: 0 })
    expect((await as(ADMIN, { method: 'PUT', url: `/api/cars/${ids[1]}`, payload: { firm: seller.id } })).statusCode).toBe(422)
  })

  /** Calls of an Admin, who may delete cars. */
  const admin = (method: 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
    as(ADMIN, { method, url: `/api/${url}`, headers, ...(payload && { payload }) })
  const usedBy = async ({ email }: PlanFirm) => (await as(email, { url: '/api/subscriptions/own' })).json().usage.cars
  const stock = async (firm: PlanFirm, count: number): Promise<string[]> => {
    const made = await Promise.all(Array.from({ length: count }, () => post(firm, 'cars', CAR)))
    return made.map((answer) => answer.json<{ id: string }>().id)
  }

  test('a deleted car that comes back above the limit is confirmed too', async () => {
    const firm = await subscribed('Restoring')
    const gone = await stock(firm, 3)
    for (const id of gone) expect((await admin('DELETE', `cars/${id}`)).statusCode).toBe(200)
    await stock(firm, 2)
    const undo = (id = '', headers?: Record<string, string>) => admin('POST', `cars/${id}/undo`, { version: 2 }, headers)
    const restore = (id = '', headers?: Record<string, string>) => admin('POST', `cars/${id}/restore`, { version: 1 }, headers)
    // Three at once for the last place, by both ways.
    const answers = await Promise.all([undo(gone[0]), restore(gone[1]), restore(gone[2])])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await usedBy(firm)).toBe(3)
    const [first, second] = gone.filter((_, index) => answers[index]?.statusCode === 409)
    const asks = { code: 'operationWarn', operation: 'carAddition', confirmation: 'extraCar', confirmable: true }
    for (const back of [undo, restore]) expect((await back(first)).json()).toMatchObject(asks)
    expect((await undo(first, CONFIRMED)).statusCode).toBe(200)
    expect((await restore(second, CONFIRMED)).statusCode).toBe(200)
    expect(await usedBy(firm)).toBe(5)
  })

  test('the undo of a job brings back no car above the limit that is not confirmed', async () => {
    const firm = await subscribed('Undoing')
    const ended = async (url: string, payload: object, headers?: Record<string, string>) => {
      const answer = (await admin('POST', url, payload, headers)).json<{ jobId?: string; id?: string }>()
      const jobId = answer.jobId ?? answer.id
      const job = async () => (await as(ADMIN, { url: `/api/jobs/${jobId}` })).json()
      await expect.poll(async () => ['done', 'failed'].includes((await job()).status), PATIENCE).toBe(true)
      return job()
    }
    const again = (id: string, headers?: Record<string, string>) => ended(`jobs/${id}/retry`, {}, headers)
    const remove = async (ids: readonly string[]): Promise<string> => {
      const job = await ended('cars/bulk', { action: 'delete', ids })
      expect(job).toMatchObject({ status: 'done', failed: 0 })
      return job.id
    }
    const first = await remove(await stock(firm, 3))
    await stock(firm, 2)
    const undone = await ended(`jobs/${first}/undo`, {})
    expect(undone).toMatchObject({ failed: 2, result: { written: 1, reasons: { operationWarn: 2 } } })
    const asks = { confirmation: 'extraCar', operation: 'carAddition', confirmable: true, about: { limit: 3, price: '7.00' } }
    expect(undone.result.refused).toMatchObject([asks, asks])
    expect(await usedBy(firm)).toBe(3)
    // Unconfirmed they are refused again; what is done stays done.
    expect(await again(undone.id)).toMatchObject({ done: 3, failed: 2, result: { written: 1 } })
    expect(await again(undone.id, CONFIRMED)).toMatchObject({ status: 'done', done: 3, failed: 0, result: { written: 3 } })
    expect(await usedBy(firm)).toBe(5)
    expect((await post(firm, `jobs/${undone.id}/retry`)).statusCode).toBe(404)
    const cars = (await as(firm.email, { url: '/api/cars' })).json<{ id: string }[]>()
    const second = await remove(cars.map(({ id }) => id))
    await stock(firm, 3)
    expect(await ended(`jobs/${second}/undo`, {}, CONFIRMED)).toMatchObject({ failed: 0, result: { written: 5 } })
    expect(await usedBy(firm)).toBe(8)
  })

  test('80 and 100 % of a limit are notified once each, and again for another plan', async () => {
    const firm = await house.firm('Growing')
    await house.give(firm, '90000')
    const [five, ten] = [await house.plan('Five', '10.00', { carLimit: 5 }), await house.plan('Ten', '20.00', { carLimit: 6 })]
    await post(firm, 'subscriptions/choose', { plan: five.id })
    const notified = async () => {
      const records = await recordContextOf(hub)
      await Promise.all([noticeAllLimits(records), noticeAllLimits(records)])
      const all = await hub.repository.of('notifications').find(hub.db.read, { user: firm.user }, { sort: { field: 'id', order: 'ASC' } })
      return all.map(({ kind, params, entity, record }) => [kind, params?.used, params?.limit, entity, record])
    }
    const near = ['planCarsNear', 4, 5, 'subscriptionPlans', null]
    const full = ['planCarsFull', 5, 5, 'subscriptionPlans', null]
    const cars: string[] = []
    const add = async () => cars.push((await post(firm, 'cars', CAR)).json<{ id: string }>().id)
    for (let car = 0; car < 3; car += 1) await add()
    expect(await notified()).toEqual([])
    await add()
    expect(await notified()).toEqual([near])
    await add()
    expect(await notified()).toEqual([near, full])
    // One that comes and goes is not notified again.
    await post(firm, `cars/${cars[0]}/archive`)
    expect(await notified()).toEqual([near, full])
    await post(firm, `cars/${cars[0]}/restock`)
    expect(await notified()).toEqual([near, full])
    expect((await post(firm, 'subscriptions/choose', { plan: ten.id })).statusCode).toBe(200)
    expect(await notified()).toEqual([near, full, ['planCarsNear', 5, 6, 'subscriptionPlans', null]])
  })

  test('the limit of bids is hard, also for twenty at once on different lots', async () => {
    const firm = await subscribed('Bidding')
    const lots: string[] = []
    for (let index = 0; index < 20; index += 1) lots.push(await lot())
    expect((await bid(firm, lots[0] ?? '')).statusCode).toBeLessThan(300)
    const answers = await Promise.all(lots.slice(1).map((auction) => bid(firm, auction)))
    const taken = answers.filter(({ statusCode }) => statusCode < 300)
    expect(taken).toHaveLength(1)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'pipelineFull', params: { limit: '2' } })
    // Raising a bid that leads takes no further place; being outbid frees one.
    expect((await bid(firm, lots[0] ?? '', '700')).statusCode).toBeLessThan(300)
    const rival = await subscribed('Rival')
    expect((await bid(rival, lots[0] ?? '', '2000')).statusCode).toBeLessThan(300)
    const led = answers.findIndex(({ statusCode }) => statusCode < 300) + 1
    const free = lots.findIndex((_, index) => index !== 0 && index !== led)
    expect((await bid(firm, lots[free] ?? '')).statusCode).toBeLessThan(300)
    const counted = (await as(firm.email, { url: '/api/subscriptions/counted' })).json()
    expect(counted.bids).toHaveLength(2)
    expect(await house.ledger()).toMatchObject({ ok: true })
  })

  test('buying now takes a place like a bid', async () => {
    const firm = await subscribed('Buying Now')
    const lots = await Promise.all(Array.from({ length: 4 }, () => lot({ buyNowPrice: '900' })))
    expect((await bid(firm, lots[0] ?? '')).statusCode).toBeLessThan(300)
    // Three at once for the last place.
    const answers = await Promise.all(lots.slice(1).map((auction) => post(firm, `auctions/${auction}/buyNow`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'pipelineFull', params: { limit: '2' } })
    expect((await as(firm.email, { url: '/api/subscriptions/own' })).json().usage).toMatchObject({ bids: 1, wins: 1 })
    expect(await house.ledger()).toMatchObject({ ok: true })
  })

  test('a plan that ended, paused or is suspended refuses bids and withdrawals', async () => {
    const auction = await lot()
    for (const status of ['suspended', 'ended'] as const) {
      const firm = await subscribed(`Stopped ${status}`)
      const { id } = (await house.subscriptionOf(firm)) ?? {}
      await house.send('PUT', `subscriptions/${id}`, { status })
      expect((await bid(firm, auction)).json().code).toBe('planSuspended')
      const withdrawn = await post(firm, `wallets/${firm.wallet}/requests`, { kind: 'withdrawal', amount: '5' })
      expect([withdrawn.statusCode, withdrawn.json().code]).toEqual([403, 'planStopped'])
    }
    expect((await as(ADMIN, { url: '/api/wallets/check' })).json()).toMatchObject({ ok: true })
  })
})
