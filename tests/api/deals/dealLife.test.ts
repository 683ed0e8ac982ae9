import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../src/model/values/days.ts'
import { dayIn } from '../../../src/model/values/timeZones.ts'
import { hubTables } from '../../../src/server/db/hubTables.ts'
import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import { pipelinesOf } from '../../../src/server/features/auctions/bidding/pipeline.sql.ts'
import { advanceDeals } from '../../../src/server/features/deals/advanceDeals.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { createUploadFiles, type UploadFiles } from '../../../src/server/records/uploads/uploadFiles.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { ADMIN } from '../../support/app/app.ts'
import { createDealHouse, type DealHouse } from '../../support/app/dealHouse.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import type { Bidder } from '../../support/auctions/auctionHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const DAY = 24 * 3_600_000

describeEachEngine('a deal', (engine) => {
  let house: DealHouse
  let files: UploadFiles
  let dataDir = ''
  /** Contexts of two processes; an embedded database has one. */
  let processes: readonly RecordContext[]
  let close = async () => {}
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'deals-'))
    files = createUploadFiles(dataDir)
    house = await createDealHouse({ database: engine.database, dataDir })
    processes = [house.records, house.records]
    if (engine.name === 'postgres') {
      const db = await openDatabase(engine.database)
      const repository = createRepository(db, house.model, (await loadFieldTypes()).columns)
      const { clock, report } = house.records
      processes = [house.records, { ...(await recordContextOf({ db, model: house.model, repository })), clock, report }]
      close = () => db.close()
    }
    await house.send(ADMIN, 'PUT', 'firms/house', { country: 'DE', defaultVat: '19.00', timeZone: 'Europe/Berlin', currency: 'EUR' })
  })
  afterAll(async () => {
    await house.close()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const run = () => Promise.all(processes.map((records) => advanceDeals(records, files)))
  const dealOf = async (id: string) => {
    const [deal] = await house.rowsOf('deals', { id })
    if (!deal) throw new Error(`no deal ${id}`)
    return deal
  }
  /** Gives a firm a plan with limits. Returns the plan's id. */
  const subscribe = async ({ firm }: Bidder, limits: object): Promise<string> => {
    const common = {
      name: `Plan ${randomUUID()}`,
      description: '-',
      carLimit: 9,
      pipelineCarLimit: 9,
      extraCarPrice: '7.00',
      pricePerMonth: '49.00',
    }
    const { body } = await house.send(ADMIN, 'POST', 'subscriptionPlans', { ...common, ...limits })
    const about = { status: 'active' as const, startDate: '2026-01-01', renewalDate: '2099-01-01', addonServices: [], droppedAddons: [] }
    await house.records.db.write((trx) =>
      house.records.repository.of('subscriptions').insert(trx, { id: v7(), firm, plan: body.id, ...about }),
    )
    return body.id
  }
  const sheet = async (who: string, id: string) => (await house.send(who, 'GET', `deals/${id}/sheet`)).body

  test('is paid by a deposit that covers all that is owed', async () => {
    const [buyer, seller] = [await house.dealer({ country: 'DE' }), await house.dealer()]
    const auction = await house.lot({ startPrice: '50.00', seller })
    await house.bid(buyer, auction, '300.00')
    await house.end()
    const [made] = await house.rowsOf('deals', { auction })
    expect(made).toMatchObject({ total: '178.50', deposit: '178.50' })
    await run()
    expect((await dealOf(made?.id ?? '')).status).toBe('released')
    expect(await house.balance(buyer)).toBe('99821.50')
    await house.expectBalanced()
  })

  test('paid from the wallet once: credits the seller, gives the buyer the car with its files, and is picked up by its code', async () => {
    const [buyer, seller, keeper] = [await house.dealer({ country: 'DE' }), await house.dealer(), await house.dealer()]
    const lot = await house.records.db.write((trx) =>
      house.records.repository
        .of('carLots')
        .insert(trx, { id: v7(), firm: keeper.firm, name: 'South yard', address: 'Quay 1', active: true }),
    )
    const auction = await house.lot({ startPrice: '5100.00', seller })
    const { car } = await house.stored('auctions', auction)
    const [picture, paper] = [v7(), v7()]
    await house.records.db.write(async (trx) => {
      const { repository } = house.records
      for (const [id, path, mediaType] of [[picture, 'images', 'image/webp'], [paper, 'documents', 'application/pdf']] as const) // biome-ignore format: one line
        await repository.of('uploads').insert(trx, {
          ...{
            id,
            firm: seller.firm,
            name: `${path}.bin`,
            mediaType,
            size: 3,
            ownerId: seller.id,
            entity: 'cars',
            recordId: String(car),
            path,
          },
        })
      const record = await repository.of('cars').get(trx, String(car))
      if (!record) throw new Error('no car')
      const about = { vin: '1HGCM82633A004352', image: picture, images: [picture], documents: [paper], location: lot.id, colour: 'Blue' }
      await repository
        .of('cars')
        .update(trx, record, { ...about, costs: [{ kind: 'repair', date: '2026-01-01', amount: '77.00', currency: 'EUR' }] })
    })
    await files.write(picture, Buffer.from('pic'))
    await files.write(paper, Buffer.from('pdf'))
    await house.bid(buyer, auction, '8000.00')
    await house.end()
    const [made] = await house.rowsOf('deals', { auction })
    const id = made?.id ?? ''

    expect(await sheet(buyer.email, id)).toMatchObject({
      ...{ side: 'buyer', status: 'invoiced', deposit: '800.00', owed: '5685.50', available: '99200.00', selling: null, statement: null },
      ...{ late: false, gate: null, ownCar: null, may: ['pay', 'dispute', 'message'] },
      car: { vin: '1HGCM82633A004352', location: 'South yard, Quay 1' },
      buying: { net: '5450.00', vat: '1035.50', total: '6485.50' },
    })
    expect(await sheet(seller.email, id)).toMatchObject({
      side: 'seller',
      buying: null,
      owed: null,
      invoice: null,
      selling: { total: '4947.00' },
    })
    expect((await house.send(keeper.email, 'GET', `deals/${id}/sheet`)).status).toBe(404)
    expect((await house.send(seller.email, 'POST', `deals/${id}/pay`)).status).toBe(403)

    const key = randomUUID()
    const paid = await Promise.all([1, 2, 3].map(() => house.send(buyer.email, 'POST', `deals/${id}/pay`, undefined, key)))
    expect(paid.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await house.send(buyer.email, 'POST', `deals/${id}/pay`)).body).toMatchObject({ code: 'dealState' })
    expect([await house.balance(buyer), await house.balance(seller)]).toEqual(['93514.50', '104947.00'])
    const deal = await dealOf(id)
    expect(deal).toMatchObject({ status: 'released', gateFirm: keeper.firm })
    expect((await house.invoice(deal.invoice)).settlement).toBe('settled')
    expect((await house.invoice(deal.statement)).settlement).toBe('settled')
    await house.expectBalanced()
    // Each side prints its own document.
    const print = async (who: string, document: string | null) =>
      (await house.send(who, 'POST', 'documents', { entity: 'invoices', id: document })).status
    expect([await print(buyer.email, deal.invoice), await print(seller.email, deal.statement)]).toEqual([200, 200])
    expect([await print(buyer.email, deal.statement), await print(seller.email, deal.invoice)]).toEqual([404, 404])

    const cars = await house.rowsOf('cars', { firm: buyer.firm })
    expect(cars).toHaveLength(1)
    const [own] = cars
    expect(own).toMatchObject({
      id: deal.newCar,
      vin: '1HGCM82633A004352',
      colour: 'Blue',
      status: 'inStock',
      owner: buyer.id,
      location: null,
    })
    expect(own?.costs.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase', '5100.00'],
      ['auctionFees', '350.00'],
    ])
    const [copy = ''] = own?.images ?? []
    expect(own?.image).toBe(copy)
    expect([copy, own?.documents[0]]).not.toContain(picture)
    for (const upload of [copy, own?.documents[0]])
      expect((await house.send(buyer.email, 'GET', `uploads/${upload}`).catch(() => ({ status: 200 }))).status).toBe(200)
    expect(await house.stored('uploads', copy)).toMatchObject({ firm: buyer.firm, recordId: own?.id, entity: 'cars' })
    const { body: history } = await house.send(buyer.email, 'GET', `cars/${own?.id}/history`)
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['create'])
    expect((await house.send(buyer.email, 'GET', `cars/${car}`)).status).toBe(404)

    const { gate } = await sheet(buyer.email, id)
    expect(gate.qrCode).toContain('<svg')
    expect((await sheet(seller.email, id)).gate).toBeNull()
    expect((await house.send(buyer.email, 'GET', `gate/${gate.code}`)).status).toBe(404)
    expect((await house.send(seller.email, 'POST', `gate/${gate.code}`)).status).toBe(404)
    const typed = `${gate.code.slice(0, 5).toLowerCase()}-${gate.code.slice(5)}`
    expect((await house.send(keeper.email, 'GET', `gate/${typed}`)).body).toMatchObject({ status: 'released', location: 'South yard' })
    expect((await house.send(ADMIN, 'GET', `gate/${typed}`)).status).toBe(404)
    expect((await house.send(keeper.email, 'POST', `gate/${typed}`)).status).toBe(204)
    expect((await house.send(keeper.email, 'POST', `gate/${typed}`)).body).toMatchObject({ code: 'dealState' })
    expect((await dealOf(id)).status).toBe('pickedUp')
    expect(await house.stored('cars', String(car))).toMatchObject({ status: 'delivered', salePrice: '5100.00' })
    expect(await house.kinds(buyer)).toEqual(['auctionWon', 'dealReleased', 'dealPickedUp'])
    for (const { id: user } of [buyer, seller])
      expect((await house.rowsOf('notifications', { user }))[0]).toMatchObject({ entity: 'deals', record: id })
    expect(await house.kinds(seller)).toEqual(['carSold', 'dealPaid', 'dealPickedUp'])
  })

  test('paid by a transfer that an Admin confirms, and by nobody else', async () => {
    const [buyer, seller] = [await house.dealer({}, '900.00'), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '2000.00')
    // 2,000.00 and 200.00, with VAT 2,618.00, less 400.00.
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/pay`)).body).toMatchObject({
      code: 'insufficientFunds',
      params: { available: '500.00', needed: '2218.00' },
    })
    for (const { email } of [buyer, seller])
      expect((await house.send(email, 'POST', `deals/${deal.id}/transfer`, { reference: 'X' })).status).toBe(403)
    expect((await house.send(ADMIN, 'POST', `deals/${deal.id}/transfer`, { reference: 'SEPA 77' })).status).toBe(204)
    expect(await dealOf(deal.id)).toMatchObject({ status: 'released' })
    expect([await house.balance(buyer), await house.balance(seller)]).toEqual(['500.00', '101900.00'])
    const [payment] = (await house.rowsOf('payments', { reference: (await house.invoice(deal.invoice)).number })).filter(
      ({ amount }) => amount === '2218.00',
    )
    const [entry] = await house.rowsOf('ledgerEntries', { id: payment?.ledgerEntry ?? '' })
    expect(entry).toMatchObject({ kind: 'payment', reference: 'SEPA 77' })
    await house.expectBalanced()
  })

  test('a step that fails keeps no other deal waiting, is tried again with growing pauses, and is shown to Admins alone', async () => {
    const [buyer, other, seller] = [await house.dealer(), await house.dealer(), await house.dealer()]
    const { deal: stuck } = await house.sell(buyer, seller, '600.00')
    const { deal: healthy } = await house.sell(other, seller, '600.00')
    const picture = v7()
    const about = {
      name: 'a.webp',
      mediaType: 'image/webp',
      size: 3,
      ownerId: seller.id,
      entity: 'cars',
      recordId: stuck.car,
      path: 'images',
    }
    await house.records.db.write(async (trx) => {
      const { repository } = house.records
      await repository.of('uploads').insert(trx, { id: picture, firm: seller.firm, ...about })
      const car = await repository.of('cars').get(trx, stuck.car)
      if (car) await repository.of('cars').update(trx, car, { images: [picture] })
    })
    for (const [{ email }, { invoice }] of [[buyer, stuck], [other, healthy]] as const) // biome-ignore format: one line
      expect((await house.send(email, 'POST', `invoices/${invoice}/payFromWallet`, {})).status).toBe(200)
    await files.write(picture, Buffer.from('pic'))
    // A folder can't be read as a file.
    const broken: UploadFiles = { ...files, pathOf: () => dataDir }
    const reported: unknown[] = []
    const fail = () =>
      Promise.all(processes.map((records) => advanceDeals({ ...records, report: (error) => void reported.push(error) }, broken)))

    await fail()
    await fail()
    expect((await dealOf(healthy.id)).status).toBe('released')
    const next = new Date(house.now.getTime() + 60_000).toISOString()
    expect(await dealOf(stuck.id)).toMatchObject({ status: 'paid', problem: 'filesNotCopied', attempts: 1, nextAttempt: next })
    const pauses: number[] = []
    for (const minutes of [1, 2, 4]) {
      house.later(minutes * 60_000 - 1)
      await fail()
      const { attempts } = await dealOf(stuck.id)
      house.later(1)
      await fail()
      const after = await dealOf(stuck.id)
      expect(after.attempts).toBe((attempts ?? 0) + 1)
      pauses.push((Date.parse(after.nextAttempt ?? '') - house.now.getTime()) / 60_000)
    }
    expect(pauses).toEqual([2, 4, 8])
    expect(reported.length).toBeGreaterThanOrEqual(4)

    expect((await sheet(ADMIN, stuck.id)).trouble).toMatchObject({ problem: 'filesNotCopied', attempts: 4 })
    for (const { email } of [buyer, seller]) {
      expect((await sheet(email, stuck.id)).trouble).toBeNull()
      expect((await house.send(email, 'GET', `deals/${stuck.id}`)).body).not.toHaveProperty('problem')
    }
    const filter = encodeURIComponent(JSON.stringify({ problem: 'filesNotCopied' }))
    const listed = await house.send(ADMIN, 'GET', `deals?filter=${filter}`)
    expect(listed.body.map(({ id }: { id: string }) => id)).toEqual([stuck.id])
    const [admin] = await house.rowsOf('users', { email: ADMIN })
    const notified = (await house.rowsOf('notifications', { kind: 'dealStuck' })).map(({ user, record }) => [user, record])
    expect(notified).toEqual([[admin?.id, stuck.id]])

    // Only an Admin retries it, and does not wait for the next attempt. The product has the working files.
    for (const { email } of [buyer, seller]) expect((await house.send(email, 'POST', `deals/${stuck.id}/tryNow`)).status).toBe(403)
    const tried = await Promise.all([1, 2].map(() => house.send(ADMIN, 'POST', `deals/${stuck.id}/tryNow`)))
    expect(tried.map(({ status }) => status)).toContain(204)
    expect((await house.send(ADMIN, 'POST', `deals/${stuck.id}/tryNow`)).body).toMatchObject({ code: 'notStuck' })
    expect(await dealOf(stuck.id)).toMatchObject({ status: 'released', problem: null, attempts: null, nextAttempt: null })
    expect(await house.rowsOf('cars', { firm: buyer.firm })).toHaveLength(1)
    await house.expectBalanced()
  })

  test('is paid as well when its invoice is paid elsewhere: the job notices', async () => {
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '600.00')
    expect((await house.send(buyer.email, 'POST', `invoices/${deal.invoice}/payFromWallet`, {})).status).toBeLessThan(300)
    await run()
    expect((await dealOf(deal.id)).status).toBe('released')
    expect(await house.rowsOf('cars', { firm: buyer.firm })).toHaveLength(1)
    await house.expectBalanced()
  })

  test('of a car of the house is handed over by its Admins, also by those of all firms', async () => {
    const buyer = await house.dealer()
    const { deal } = await house.sell(buyer, undefined, '600.00')
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/pay`)).status).toBe(204)
    const { gateCode } = await dealOf(deal.id)
    expect((await house.send(buyer.email, 'GET', `gate/${gateCode}`)).status).toBe(404)
    expect((await house.send(ADMIN, 'POST', `gate/${gateCode}`)).status).toBe(204)
    expect((await dealOf(deal.id)).status).toBe('pickedUp')
  })

  test('unpaid, it is reminded twice and falls through on the fifth day: the deposit is kept, and the next bidder has a day', async () => {
    const [buyer, second, seller] = [await house.dealer(), await house.dealer({ country: 'DE' }), await house.dealer()]
    const { deal, auction } = await house.sell(buyer, seller, '5000.00', '9000.00', [[second, '6000.00']])
    expect(deal).toMatchObject({ price: '6100.00', deposit: '900.00' })
    const reminders = async () => (await house.kinds(buyer)).filter((kind) => kind === 'dealReminder').length
    const counts: number[] = []
    for (let day = 1; day <= 4; day += 1) {
      house.later(DAY)
      await run()
      await run()
      counts.push(await reminders())
    }
    expect(counts).toEqual([0, 1, 2, 2])
    expect((await sheet(ADMIN, deal.id)).late).toBe(true)
    const late = await house.send(ADMIN, 'GET', `deals?filter=${encodeURIComponent(JSON.stringify({ late: true, auction }))}`)
    expect(late.body.map(({ id }: { id: string }) => id)).toEqual([deal.id])
    expect((await dealOf(deal.id)).status).toBe('invoiced')
    house.later(DAY)
    await run()
    const ended = await dealOf(deal.id)
    expect(ended).toMatchObject({ status: 'defaulted', late: false })
    expect(await house.balance(buyer)).toBe('99100.00')
    expect(await house.invoice(deal.invoice)).toMatchObject({ settlement: 'settled', netTotal: '7675.50' })
    const [note] = await house.rowsOf('invoices', { creditOf: deal.invoice })
    expect(note).toMatchObject({ kind: 'creditNote', netTotal: '6775.50', settlement: 'settled' })
    const { settlement, customer, netTotal } = await house.invoice(deal.statement)
    expect(settlement).toBe('settled')
    const documents = await house.rowsOf('invoices', { customer })
    expect(
      documents
        .filter(({ selfBilled }) => selfBilled)
        .map((one) => [one.kind, one.netTotal])
        .toSorted(),
    ).toEqual([
      ['creditNote', netTotal],
      ['invoice', netTotal],
    ])
    expect(await house.balance(seller)).toBe('100000.00')

    const offered = (await house.rowsOf('deals', { auction })).filter(({ status }) => status === 'offered')
    expect(offered.map(({ firm, price }) => [firm, price])).toEqual([[second.firm, '6000.00']])
    const [offer] = offered
    const id = offer?.id ?? ''
    expect(await house.kinds(second)).toContain('dealOffered')
    expect(await sheet(second.email, id)).toMatchObject({ status: 'offered', may: ['accept'], invoice: null, buying: { total: '7556.50' } })
    for (const { email } of [second, seller])
      expect((await house.send(email, 'POST', `deals/${id}/messages`, { text: 'Hello' })).body).toMatchObject({ code: 'dealState' })
    const offeredAt = (await dealOf(id)).wonAt
    house.later(1000)
    expect((await house.send(buyer.email, 'POST', `deals/${id}/answer`, { accept: true })).status).toBe(404)
    expect((await house.send(second.email, 'POST', `deals/${id}/answer`, { accept: true })).status).toBe(204)
    expect(await dealOf(id)).toMatchObject({ status: 'invoiced', total: '7556.50', deposit: '0.00', commission: '180.00' })
    expect(Date.parse((await dealOf(id)).wonAt ?? '')).toBe(Date.parse(offeredAt ?? '') + 1000)
    expect(await house.stored('cars', deal.car)).toMatchObject({ status: 'sold', salePrice: '6000.00' })
    expect((await house.send(second.email, 'POST', `deals/${id}/pay`)).status).toBe(204)
    expect([await house.balance(second), await house.balance(seller)]).toEqual(['92443.50', '105820.00'])
    await house.expectBalanced()
  })

  test('takes a place in its buyer’s plan until the car is received; after a default, in that of who accepts the second chance', async () => {
    const [buyer, second, seller] = [await house.dealer(), await house.dealer(), await house.dealer()]
    const { deal, auction } = await house.sell(buyer, seller, '5000.00', '9000.00', [[second, '6000.00']])
    /** Won auctions by bidder: as the limit counts them, and as the plan's page counts and lists them. */
    const wins = async () => {
      const limit = await pipelinesOf(house.db.read, [buyer.firm, second.firm])
      const seen = async ({ email, firm }: Bidder) => {
        const { usage } = (await house.send(email, 'GET', 'subscriptions/own')).body
        const listed = (await house.send(email, 'GET', 'subscriptions/counted')).body.wins
        expect(listed.map(({ id }: { id: string }) => id)).toEqual(usage.wins === 0 ? [] : [auction])
        expect(usage.wins).toBe(limit.get(firm) ?? 0)
        return usage.wins
      }
      return [await seen(buyer), await seen(second)]
    }
    expect(await wins()).toEqual([1, 0])
    house.later(6 * DAY)
    await run()
    expect(await wins()).toEqual([0, 0])
    const [offer] = (await house.rowsOf('deals', { auction })).filter(({ status }) => status === 'offered')
    expect((await house.send(second.email, 'POST', `deals/${offer?.id}/answer`, { accept: true })).status).toBe(204)
    expect(await wins()).toEqual([0, 1])
    expect((await house.send(second.email, 'POST', `deals/${offer?.id}/pay`)).status).toBe(204)
    expect((await house.send(second.email, 'POST', `deals/${offer?.id}/dispute`, { reason: 'No keys' })).status).toBe(204)
    expect(await wins()).toEqual([0, 1])
    expect((await house.send(ADMIN, 'POST', `deals/${offer?.id}/decide`, { outcome: 'continue', reason: 'Found' })).status).toBe(204)
    const { gateCode } = await dealOf(offer?.id ?? '')
    expect((await house.send(seller.email, 'POST', `gate/${gateCode}`)).status).toBe(204)
    expect(await wins()).toEqual([0, 0])
    expect((await house.send(seller.email, 'POST', `deals/${offer?.id}/dispute`, { reason: 'Late' })).status).toBe(204)
    expect(await wins()).toEqual([0, 0])
    // A lot that was sold before there were deals.
    await house.db.write(async (trx) => {
      await hubTables(trx).deleteFrom('deals').where('auction', '=', auction).execute()
      await hubTables(trx).updateTable('cars').set({ status: 'sold' }).where('id', '=', deal.car).execute()
    })
    expect(await wins()).toEqual([1, 0])
  })

  test('a second chance is accepted only with a free place in the plan, also beside a bid at the same moment', async () => {
    const [buyer, second, seller] = [await house.dealer(), await house.dealer(), await house.dealer()]
    const { auction } = await house.sell(buyer, seller, '5000.00', '9000.00', [[second, '6000.00']])
    house.later(6 * DAY)
    await run()
    const [offer] = (await house.rowsOf('deals', { auction })).filter(({ status }) => status === 'offered')
    const accept = () => house.send(second.email, 'POST', `deals/${offer?.id}/answer`, { accept: true })
    const plan = await subscribe(second, { pipelineCarLimit: 1 })
    const [held, other] = [await house.lot(), await house.lot()]
    expect((await house.bid(second, held, '500.00')).status).toBe(201)
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'pipelineFull', params: { limit: '1' } } })
    expect(await dealOf(offer?.id ?? '')).toMatchObject({ status: 'offered', invoice: null })

    await house.send(ADMIN, 'PUT', `subscriptionPlans/${plan}`, { pipelineCarLimit: 2 })
    const [accepted, placed] = await Promise.all([accept(), house.bid(second, other, '500.00')])
    expect([accepted.status === 204, placed.status === 201].filter(Boolean)).toHaveLength(1)
    expect((await house.send(second.email, 'GET', 'subscriptions/own')).body.usage).toMatchObject(
      accepted.status === 204 ? { bids: 1, wins: 1 } : { bids: 2, wins: 0 },
    )
    await house.expectBalanced()
  })

  test('a car is won and received above the limit of cars, and charged as an extra one at the renewal', async () => {
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    await subscribe(buyer, { carLimit: 0 })
    const { deal } = await house.sell(buyer, seller, '600.00')
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/pay`)).status).toBe(204)
    expect((await house.send(buyer.email, 'GET', 'subscriptions/own')).body).toMatchObject({
      usage: { cars: 1 },
      limits: { carLimit: 0 },
      next: { charge: { lines: [{ kind: 'plan' }, { kind: 'extraCars', quantity: 1, amount: '7.00' }] } },
    })
  })

  test('what was paid beyond the deposit before it fell through goes back', async () => {
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '600.00')
    expect((await house.send(buyer.email, 'POST', `invoices/${deal.invoice}/payFromWallet`, { amount: '50.00' })).status).toBe(200)
    expect(await house.balance(buyer)).toBe('99550.00')
    house.later(6 * DAY)
    await run()
    expect((await dealOf(deal.id)).status).toBe('defaulted')
    expect(await house.balance(buyer)).toBe('99600.00')
    await house.expectBalanced()
  })

  test('after a long outage it falls through once, and the chance that follows ends on its own', async () => {
    const [buyer, second, seller] = [await house.dealer(), await house.dealer(), await house.dealer()]
    const { deal, auction } = await house.sell(buyer, seller, '5000.00', '9000.00', [[second, '6000.00']])
    house.later(30 * DAY)
    await run()
    expect((await house.rowsOf('deals', { auction })).map(({ status }) => status).sort()).toEqual(['defaulted', 'offered'])
    const [offer] = (await house.rowsOf('deals', { auction })).filter(({ status }) => status === 'offered')
    house.later(DAY)
    expect((await house.send(second.email, 'POST', `deals/${offer?.id}/answer`, { accept: true })).body).toMatchObject({
      code: 'offerEnded',
    })
    await run()
    expect((await dealOf(offer?.id ?? '')).status).toBe('declined')
    expect(await house.stored('cars', deal.car)).toMatchObject({ status: 'inStock', salePrice: null, saleDate: null })
    expect((await house.kinds(seller)).filter((kind) => kind === 'dealCarBack')).toHaveLength(1)
    const again = { car: deal.car, startPrice: '100.00', saleType: 'pure' }
    const times = {
      startsAt: new Date(house.now.getTime() + DAY).toISOString(),
      endsAt: new Date(house.now.getTime() + 2 * DAY).toISOString(),
    }
    expect((await house.send(ADMIN, 'POST', 'auctions', { ...again, ...times })).status).toBe(201)
    await house.expectBalanced()
  })

  test('nobody is offered the car below the reserve, and an offer can be declined', async () => {
    const [buyer, second, seller] = [await house.dealer(), await house.dealer(), await house.dealer()]
    const auction = await house.lot({ startPrice: '500.00', reserve: '4000.00', seller })
    await house.bid(second, auction, '3000.00')
    await house.bid(buyer, auction, '5000.00')
    await house.end()
    const { deal } = await house.sell(buyer, seller, '700.00', '1500.00', [[second, '900.00']])
    house.later(6 * DAY)
    await run()
    expect((await house.rowsOf('deals', { auction })).map(({ status }) => status)).toEqual(['defaulted'])
    const [offer] = (await house.rowsOf('deals', { auction: deal.auction })).filter(({ status }) => status === 'offered')
    expect((await house.send(second.email, 'POST', `deals/${offer?.id}/answer`, { accept: false })).status).toBe(204)
    expect((await dealOf(offer?.id ?? '')).status).toBe('declined')
    expect(await house.stored('cars', deal.car)).toMatchObject({ status: 'inStock' })
    await house.expectBalanced()
  })

  test('a dispute freezes it; an Admin lets it go on, and its deadlines have waited', async () => {
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '5100.00')
    house.later(DAY)
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/dispute`, { reason: ' ' })).status).toBe(422)
    expect((await house.send(ADMIN, 'POST', `deals/${deal.id}/dispute`, { reason: 'Mine' })).status).toBe(403)
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/dispute`, { reason: 'The engine is missing' })).status).toBe(204)
    expect((await house.send(seller.email, 'POST', `deals/${deal.id}/messages`, { text: 'It is in the boot' })).status).toBe(204)
    const { messages, dispute } = await sheet(seller.email, deal.id)
    expect(messages.map(({ side, text }: { side: string; text: string }) => [side, text])).toEqual([
      ['buyer', 'The engine is missing'],
      ['seller', 'It is in the boot'],
    ])
    expect(dispute).toMatchObject({ by: 'buyer', reason: 'The engine is missing', decision: null })
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/pay`)).body).toMatchObject({ code: 'dealFrozen' })
    house.later(9 * DAY)
    await run()
    expect((await dealOf(deal.id)).status).toBe('disputed')
    const decide = (who: string, outcome: string) => house.send(who, 'POST', `deals/${deal.id}/decide`, { outcome, reason: 'Sold as seen' })
    expect((await decide(seller.email, 'continue')).status).toBe(403)
    expect((await decide(ADMIN, 'continue')).status).toBe(204)
    expect((await decide(ADMIN, 'refund')).body).toMatchObject({ code: 'notDisputed' })
    await run()
    expect(await dealOf(deal.id)).toMatchObject({ status: 'invoiced', decision: 'continued', reminders: 0 })
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/pay`)).status).toBe(204)
    await house.expectBalanced()
  })

  test('an Admin refunds it: all goes back to the buyer, and the seller’s credit to the house', async () => {
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '5100.00')
    expect((await house.send(buyer.email, 'POST', `deals/${deal.id}/pay`)).status).toBe(204)
    const { gateCode, newCar } = await dealOf(deal.id)
    expect((await house.send(seller.email, 'POST', `deals/${deal.id}/dispute`, { reason: 'Wrong car' })).status).toBe(204)
    expect((await house.send(seller.email, 'POST', `gate/${gateCode}`)).body).toMatchObject({ code: 'dealFrozen' })
    expect((await house.send(ADMIN, 'POST', `deals/${deal.id}/decide`, { outcome: 'refund', reason: 'Agreed' })).status).toBe(204)
    expect([await house.balance(buyer), await house.balance(seller)]).toEqual(['100000.00', '100000.00'])
    expect(await dealOf(deal.id)).toMatchObject({ status: 'refunded', decision: 'refunded' })
    expect(await house.stored('cars', deal.car)).toMatchObject({ status: 'inStock', salePrice: null })
    expect(await house.stored('cars', newCar ?? '')).toMatchObject({ status: 'archived' })
    expect((await house.kinds(buyer)).at(-1)).toBe('dealRefunded')
    await house.expectBalanced()
  })

  test('a seller who has spent the credit owes it, and the buyer is refunded all the same', async () => {
    const [buyer, seller, third] = [await house.dealer(), await house.dealer({}, '1000.00'), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '5100.00')
    await house.send(buyer.email, 'POST', `deals/${deal.id}/pay`)
    const { deal: bought } = await house.sell(seller, third, '4000.00')
    expect((await house.send(seller.email, 'POST', `deals/${bought.id}/pay`)).status).toBe(204)
    await house.send(buyer.email, 'POST', `deals/${deal.id}/dispute`, { reason: 'Wrong car' })
    expect((await house.send(ADMIN, 'POST', `deals/${deal.id}/decide`, { outcome: 'refund', reason: 'Agreed' })).status).toBe(204)
    expect(await house.balance(buyer)).toBe('100000.00')
    const owed = (await house.rowsOf('invoices', { recipientFirm: seller.firm })).filter(({ settlement }) => settlement === 'open')
    expect(owed.map(({ kind, netTotal }) => [kind, netTotal])).toEqual([['invoice', '4947.00']])
    await house.expectBalanced()
  })

  test('sales that stand, and what was bought, are in the statistics of the firms alone that they belong to', async () => {
    const [buyer, second, seller, rival] = [await house.dealer(), await house.dealer(), await house.dealer(), await house.dealer()]
    const twin = async (auction: string, daysInStock: number) => {
      const { car, endsAt } = await house.stored('auctions', auction)
      const cars = house.records.repository.of('cars')
      await house.records.db.write(async (trx) => {
        const record = await cars.get(trx, String(car))
        const inStockSince = addDays(dayIn(new Date(String(endsAt)), 'UTC'), -daysInStock)
        if (record) await cars.update(trx, record, { model: 'Twin', inStockSince })
      })
    }
    for (const price of ['4000.00', '9000.00', '5000.00']) await twin((await house.sell(second, rival, price)).auction, 0)
    await house.sell(buyer, seller, '700.00')
    house.later(6 * DAY)
    await run()
    const { auction, deal } = await house.sell(buyer, seller, '5000.00', '9000.00', [[second, '6000.00']])
    await twin(auction, 10)
    await house.lot({ seller })
    await house.end()

    const statistics = async ({ email }: Bidder, days = 30) => {
      const { status, body } = await house.send(email, 'GET', `auctions/statistics?days=${days}`)
      expect([status, body]).toEqual([200, expect.anything()])
      return body
    }
    const own = await statistics(seller)
    const prices = { currency: 'EUR', sold: 1, total: '6100.00', average: '6100.00', ofStart: '122.0', ofEstimate: '122.0', estimated: 1 }
    expect(own.selling).toEqual({ offered: 3, sold: 1, sellThrough: '33.3', daysToSell: 10, prices: [prices] })
    expect(own.buying).toEqual({ bids: 0, lots: 0, won: 0, winRate: null, bought: [] })
    const bought = [{ currency: 'EUR', cars: 1, price: '6100.00', total: deal.total }]
    const nothing = { offered: 0, sold: 0, sellThrough: null, daysToSell: null, prices: [] }
    expect(await statistics(buyer)).toMatchObject({ selling: nothing, buying: { bids: 2, lots: 2, won: 2, winRate: '100.0', bought } })
    expect((await statistics(second)).buying).toMatchObject({ bids: 4, lots: 4, won: 3, winRate: '75.0' })
    // Long after, only the longer period has them.
    house.later(40 * DAY)
    expect(await statistics(seller)).toMatchObject({ selling: nothing })
    expect((await statistics(seller, 90)).selling.offered).toBe(3)
    for (const days of ['0', '367', 'x'])
      expect((await house.send(seller.email, 'GET', `auctions/statistics?days=${days}`)).body.code).toBe('badParameter')
  })
})
