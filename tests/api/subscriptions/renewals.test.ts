import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EntityMap } from '../../../src/model/entityMap.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import { payFromWallet } from '../../../src/server/features/payments/payFromWallet.ts'
import { bookAddon, cancelPlan, choosePlan } from '../../../src/server/features/subscriptions/changePlan.ts'
import { renewalBackfill } from '../../../src/server/features/subscriptions/renewalBackfill.ts'
import { renewSubscriptions } from '../../../src/server/features/subscriptions/renewals.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { type PlanFirm, planHouse } from '../../support/app/planFirms.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { LONG_PATIENCE_MS } from '../../support/patience.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** First and last day of the charged periods, without proration. */
const periodsOf = (invoices: readonly EntityMap['invoices'][]): string[] =>
  invoices.map(({ lines }) => lines[0]?.description?.replace(/^.*, /, '') ?? '')

describeEachEngine('the renewal of plans', (engine) => {
  const hub = engineApp(engine, { customers: 1 })
  const house = planHouse(hub)
  let now = 0
  let records: RecordContext
  /** Contexts of two processes; an embedded database has one. */
  let processes: readonly RecordContext[]
  let close = async () => {}
  let [small, large]: EntityMap['subscriptionPlans'][] = []

  const at = (moment: string) => {
    now = Date.parse(moment)
  }
  const run = () => Promise.all(processes.map(renewSubscriptions))
  /** Runs the job at intervals until a moment. */
  const runUntil = async (moment: string, step: number) => {
    for (const end = Date.parse(moment); now < end; now = Math.min(end, now + step)) await run()
    await run()
  }
  const asked = ({ subject }: PlanFirm) => ({ subject, key: randomUUID(), request: [] })
  const choose = (firm: PlanFirm, plan: EntityMap['subscriptionPlans'] | undefined) => choosePlan(records, asked(firm), plan?.id ?? '')
  const kinds = async ({ user }: PlanFirm) => (await hub.repository.of('notifications').find(hub.db.read, { user })).map(({ kind }) => kind)

  beforeAll(async () => {
    const context = await recordContextOf(hub)
    records = { ...context, clock: () => new Date(now), report: (error) => expect.unreachable(String(error)) }
    processes = [records, records]
    if (engine.name === 'postgres') {
      const db = await openDatabase(engine.database)
      const { columns } = await loadFieldTypes()
      const repository = createRepository(db, hub.model, columns)
      const { clock, report } = records
      processes = [records, { ...(await recordContextOf({ db, model: hub.model, repository })), clock, report }]
      close = () => db.close()
    }
    for (const { id } of await house.find<{ id: string }>('subscriptions', {}))
      await house.send('PUT', `subscriptions/${id}`, { status: 'ended' })
    await house.send('PUT', 'firms/house', { country: 'DE', defaultVat: '19.00', timeZone: 'Europe/Berlin' })
    small = await house.plan('Small', '49.00')
    large = await house.plan('Large', '149.00', { carLimit: 50 })
  })

  afterAll(() => close())

  test('charges each month once, with month ends and a leap year, in the firm’s time zone, for three years', {
    timeout: LONG_PATIENCE_MS,
  }, async () => {
    const [south, west] = [
      await house.firm('Auckland Cars', { timeZone: 'Pacific/Auckland' }),
      await house.firm('Honolulu Cars', { timeZone: 'Pacific/Honolulu', country: 'US', taxNo: 'US 77' }),
    ]
    for (const firm of [south, west]) await house.give(firm, '9000')
    // 31 January in Auckland, and 30 January in Honolulu.
    at('2027-01-30T20:00:00Z')
    await choose(south, small)
    await choose(west, small)
    await runUntil('2027-02-26T20:00:00Z', 9 * DAY)
    await runUntil('2027-02-28T10:00:00Z', 7 * HOUR)
    // It is 28 February in Honolulu from 10:00 on, and in Auckland since 27 February 11:00.
    expect(periodsOf(await house.invoicesOf(south))).toEqual(['2027-01-31 – 2027-02-27', '2027-02-28 – 2027-03-30'])
    expect(periodsOf(await house.invoicesOf(west))).toEqual(['2027-01-30 – 2027-02-27', '2027-02-28 – 2027-03-29'])
    await runUntil('2028-03-01T12:00:00Z', 10 * DAY)
    await house.send('PUT', `subscriptionPlans/${small?.id}`, { pricePerMonth: '59.00' })
    await runUntil('2030-01-31T12:00:00Z', 13 * DAY)
    for (const [firm, anchor] of [
      [south, 31],
      [west, 30],
    ] as const) {
      const invoices = await house.invoicesOf(firm)
      const firsts = periodsOf(invoices).map((period) => period.slice(0, 10))
      expect(firsts).toHaveLength(37)
      for (const [index, first] of firsts.entries()) {
        const last = new Date(Date.UTC(2027, index + 1, 0)).getUTCDate()
        const month = `${2027 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
        expect(first).toBe(`${month}-${String(Math.min(anchor, last)).padStart(2, '0')}`)
      }
      expect(invoices.every(({ settlement }) => settlement === 'settled')).toBe(true)
      const prices = invoices.map(({ grossTotal }) => grossTotal)
      expect([prices.indexOf('59.00'), prices.lastIndexOf('49.00')]).toEqual([14, 13])
    }
    // 14 × 49.00 and 23 × 59.00, with VAT of 19 % (9.31 and 11.21), and without for a firm abroad with a tax number.
    expect(await house.balance(south)).toBe('6568.83')
    expect(await house.balance(west)).toBe('6957.00')
    expect(await house.ledger()).toMatchObject({ ok: true })
    for (const firm of [south, west]) await cancelPlan(records, asked(firm), true)
  })

  test('renews once where the first hour of the day is skipped, or comes twice', async () => {
    // Havana's clocks skip 00:00 to 01:00 on 14 March 2027, and show it twice on 7 November.
    for (const [name, begun, moments] of [
      [
        'Skipped Hour',
        '2027-02-14T12:00:00Z',
        ['2027-03-14T04:59:59Z', '2027-03-14T05:00:00Z', '2027-03-14T05:59:59Z', '2027-03-15T03:59:59Z'],
      ],
      [
        'Double Hour',
        '2027-10-07T12:00:00Z',
        ['2027-11-07T03:59:59Z', '2027-11-07T04:00:00Z', '2027-11-07T05:00:00Z', '2027-11-07T05:59:59Z'],
      ],
    ] as const) {
      const firm = await house.firm(name, { timeZone: 'America/Havana' })
      await house.give(firm, '500')
      at(begun)
      await choose(firm, small)
      const counts: number[] = []
      for (const moment of moments) {
        at(moment)
        await run()
        counts.push((await house.invoicesOf(firm)).length)
      }
      expect(counts, name).toEqual([1, 2, 2, 2])
      await cancelPlan(records, asked(firm), true)
    }
  })

  test('catches up after an outage: each missed period once, none skipped', { timeout: LONG_PATIENCE_MS }, async () => {
    const firm = await house.firm('Outage Cars')
    await house.give(firm, '500')
    at('2031-05-31T08:00:00Z')
    await choose(firm, small)
    at('2031-09-15T08:00:00Z')
    await run()
    await run()
    expect(periodsOf(await house.invoicesOf(firm))).toEqual([
      '2031-05-31 – 2031-06-29',
      '2031-06-30 – 2031-07-30',
      '2031-07-31 – 2031-08-30',
      '2031-08-31 – 2031-09-29',
    ])
    await cancelPlan(records, asked(firm), true)
    await runUntil('2031-10-15T08:00:00Z', 5 * DAY)
    expect(await house.invoicesOf(firm)).toHaveLength(4)
    expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'ended', endDate: '2031-09-30' })
    expect(await kinds(firm)).toEqual(['planEnded'])
  })

  test('tries a failed payment again after 1, 3 and 7 days, suspends, and restores after payment', async () => {
    const firm = await house.firm('Empty Pockets')
    await house.give(firm, '100')
    at('2032-02-29T08:00:00Z')
    await choose(firm, small)
    await runUntil('2032-03-29T08:00:00Z', 15 * DAY)
    const states: unknown[] = []
    for (let day = 0; day <= 8; day += 1, now += DAY) {
      await run()
      const { status, failedAttempts, retryDate } = (await house.subscriptionOf(firm)) ?? {}
      states.push([status, failedAttempts, retryDate])
    }
    expect(states).toEqual([
      ['pastDue', 1, '2032-03-30'],
      ['pastDue', 2, '2032-04-01'],
      ['pastDue', 2, '2032-04-01'],
      ['pastDue', 3, '2032-04-05'],
      ['pastDue', 3, '2032-04-05'],
      ['pastDue', 3, '2032-04-05'],
      ['pastDue', 3, '2032-04-05'],
      ['suspended', 4, null],
      ['suspended', 4, null],
    ])
    expect(await house.invoicesOf(firm)).toHaveLength(2)
    await expect(choose(firm, large)).rejects.toMatchObject({ status: 409, code: 'planUnpaid' })
    // Two further periods pass during the suspension, which are not charged.
    await runUntil('2032-06-10T08:00:00Z', 5 * DAY)
    expect(await house.invoicesOf(firm)).toHaveLength(2)
    await house.give(firm, '500')
    const { unpaidInvoice } = (await house.subscriptionOf(firm)) ?? {}
    await payFromWallet(records, { subject: firm.subject, invoice: unpaidInvoice ?? '', amount: undefined, key: randomUUID() })
    await run()
    expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'active', renewalDate: '2032-06-29', unpaidInvoice: null })
    expect(periodsOf(await house.invoicesOf(firm))).toEqual([
      '2032-02-29 – 2032-03-28',
      '2032-03-29 – 2032-04-28',
      '2032-05-29 – 2032-06-28',
    ])
    expect(await kinds(firm)).toEqual(['planPastDue', 'planPastDue', 'planPastDue', 'planSuspended', 'planRestored'])
    expect(await house.ledger()).toMatchObject({ ok: true })
    await cancelPlan(records, asked(firm), true)
  })

  test('leaves a plan suspended that an Administrator has suspended', async () => {
    const firm = await house.firm('Suspended Cars')
    await house.give(firm, '500')
    at('2032-11-10T08:00:00Z')
    await choose(firm, small)
    const { id = '' } = (await house.subscriptionOf(firm)) ?? {}
    await house.send('PUT', `subscriptions/${id}`, { status: 'suspended' })
    at('2032-12-20T08:00:00Z')
    await run()
    expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'suspended', renewalDate: '2032-12-10' })
    await house.send('PUT', `subscriptions/${id}`, { status: 'ended' })
  })

  test('begins with the next anniversary where nothing was charged before', async () => {
    const firm = await house.firm('Old Cars')
    await house.give(firm, '500')
    at('2020-01-31T08:00:00Z')
    await choose(firm, small)
    const { repository, db, model } = hub
    expect(await house.subscriptionOf(firm)).toMatchObject({ renewalDate: '2020-02-29' })
    await db.write((trx) => renewalBackfill.run({ trx, repository, model }))
    const { renewalDate, id = '' } = (await house.subscriptionOf(firm)) ?? {}
    const [today, inAMonth] = [0, 31].map((days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10))
    expect(renewalDate).toMatch(/-(28|29)$/)
    expect([`${renewalDate}` > `${today}`, `${renewalDate}` <= `${inAMonth}`]).toEqual([true, true])
    await house.send('PUT', `subscriptions/${id}`, { status: 'ended' })
  })

  test('a retry finds money that has arrived', async () => {
    const firm = await house.firm('Late Payer')
    await house.give(firm, '75')
    at('2033-01-10T08:00:00Z')
    await choose(firm, small)
    at('2033-02-10T08:00:00Z')
    await run()
    expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'pastDue', failedAttempts: 1, renewalDate: '2033-03-10' })
    await house.give(firm, '500')
    at('2033-02-11T08:00:00Z')
    await run()
    expect(await house.subscriptionOf(firm)).toMatchObject({ status: 'active', failedAttempts: 0, renewalDate: '2033-03-10' })
    expect((await house.invoicesOf(firm)).map(({ settlement }) => settlement)).toEqual(['settled', 'settled'])
    await cancelPlan(records, asked(firm), true)
  })

  test('applies planned changes: a smaller plan, add-ons that end, and extra cars at the new plan’s price', async () => {
    const firm = await house.firm('Shrinking Cars')
    await house.give(firm, '5000')
    const addon = await house.send<{ id: string }>('POST', 'addonServices', {
      name: `Photos ${engine.name}`,
      description: '-',
      pricePerMonth: '29.00',
    })
    at('2034-01-15T08:00:00Z')
    await choose(firm, large)
    await bookAddon(records, asked(firm), addon.id, true)
    await choose(firm, small)
    await bookAddon(records, asked(firm), addon.id, false)
    expect(await house.subscriptionOf(firm)).toMatchObject({ plan: large?.id, plannedPlan: small?.id, droppedAddons: [addon.id] })
    for (let car = 0; car < 12; car += 1) await house.send('POST', 'cars', { firm: firm.id, make: 'Opel', model: 'Corsa', year: 2020 })
    at('2034-02-15T08:00:00Z')
    await run()
    // Twelve cars are more than the smaller plan allows: the larger one goes on.
    expect(await house.subscriptionOf(firm)).toMatchObject({
      plan: large?.id,
      plannedPlan: small?.id,
      addonServices: [],
      droppedAddons: [],
    })
    expect(await kinds(firm)).toEqual(['planChangeHeld'])
    await house.send('PUT', `subscriptionPlans/${small?.id}`, { carLimit: 12 })
    at('2034-03-15T08:00:00Z')
    await run()
    expect(await house.subscriptionOf(firm)).toMatchObject({ plan: small?.id, plannedPlan: null })
    await house.send('PUT', `subscriptionPlans/${small?.id}`, { carLimit: 10 })
    at('2034-04-15T08:00:00Z')
    await run()
    const last = (await house.invoicesOf(firm)).at(-1)
    expect(last?.lines.map(({ quantity, price, gross }) => [quantity, price, gross])).toEqual([
      ['1.0000', '59.00', '59.00'],
      ['2.0000', '5.00', '10.00'],
    ])
    await cancelPlan(records, asked(firm), true)
  })
})
