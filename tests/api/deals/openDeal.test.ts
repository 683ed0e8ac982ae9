import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceBackfill } from '../../../src/server/features/subscriptions/invoiceBackfill.ts'
import { ADMIN } from '../../support/app/app.ts'
import { createDealHouse, type DealHouse } from '../../support/app/dealHouse.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('the deal of a win', (engine) => {
  let house: DealHouse
  beforeAll(async () => {
    house = await createDealHouse({ database: engine.database })
    await house.send(ADMIN, 'PUT', 'firms/house', { country: 'DE', defaultVat: '19.00', timeZone: 'Europe/Berlin', currency: 'EUR' })
  })
  afterAll(() => house.close())

  test('invoices the buyer, with fee, VAT and the captured deposit, and the seller’s statement', async () => {
    const [buyer, seller] = [await house.dealer({ country: 'DE' }), await house.dealer({ country: 'FR' })]
    const { deal } = await house.sell(buyer, seller, '5100.00', '8000.00')
    expect(deal).toMatchObject({
      ...{ firm: buyer.firm, buyer: buyer.id, seller: seller.firm, status: 'invoiced', price: '5100.00', fee: '350.00' },
      ...{ vat: '1035.50', total: '6485.50', deposit: '800.00', commission: '153.00', reminders: 0 },
    })
    const invoice = await house.invoice(deal.invoice)
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', firm: 'house', recipientFirm: buyer.firm, netTotal: '6485.50', totalVat: '1035.50' },
      ...{ settledAmount: '800.00', settlement: 'partlySettled', dueDate: deal.dueDate },
    })
    expect(invoice.lines.map(({ description, total }) => [description, total])).toEqual([
      [deal.name, '6069.00'],
      ['Buyer’s fee', '416.50'],
    ])
    const statement = await house.invoice(deal.statement)
    expect(statement).toMatchObject({
      kind: 'creditNote',
      selfBilled: true,
      recipientFirm: seller.firm,
      netTotal: '4947.00',
      totalVat: '0.00',
    })
    expect(statement.lines.map(({ total }) => total)).toEqual(['5100.00', '-153.00'])
    expect(await house.balance(buyer)).toBe('99200.00')
    await house.expectBalanced()
    const { body } = await house.send(buyer.email, 'GET', `auctions/${deal.auction}/quote?price=5100.00`)
    expect(body).toEqual({ fee: '350.00', vat: '1035.50', total: '6485.50' })
    expect((await house.send(buyer.email, 'GET', `auctions/${deal.auction}/quote?price=-1`)).status).toBe(400)
  })

  test('prints the captured deposit and the amount due on the buyer’s invoice alone, in each language', async () => {
    const [buyer, seller] = [await house.dealer({ country: 'DE' }), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '5100.00', '8000.00')
    /** The rows below the lines: label and amount. */
    const totals = async (who: string, id: string | null, locale: string) => {
      const { body } = await house.send(who, 'POST', 'documents', { entity: 'invoices', id, locale })
      const page = await house.app.inject({ url: new URL(body.url, 'http://hub').pathname })
      const rows = page.body.matchAll(/<dt class="\w*">([^<]*)<\/dt><dd class="\w*"><bdi>([^<]*)<\/bdi>/g)
      return [...rows].map(([, label, amount]) => [label, amount])
    }
    const english = await totals(buyer.email, deal.invoice, 'en')
    expect(english.slice(-3)).toEqual([
      ['Total', '€6,485.50'],
      ['Deposit captured', '-€800.00'],
      ['Amount due', '€5,685.50'],
    ])
    for (const [locale, due] of [['ar', 'المبلغ المستحق'], ['fr', 'Net à payer'], ['tr', 'Ödenecek tutar']] as const) // biome-ignore format: one line
      expect((await totals(buyer.email, deal.invoice, locale)).at(-1)?.[0]).toBe(due)
    expect((await totals(seller.email, deal.statement, 'en')).at(-1)).toEqual(['Total', '€4,947.00'])
  })

  test('makes the buyer’s firm a customer of the house, with its address and city in two lines', async () => {
    const [buyer, seller] = [await house.dealer({ address: '14 Quay Street', city: 'Dublin' }), await house.dealer()]
    await house.sell(buyer, seller, '5100.00')
    const [customer] = await house.rowsOf('customers', { recipientFirm: buyer.firm })
    expect(customer).toMatchObject({ firm: 'house', address: '14 Quay Street', address2: 'Dublin' })
  })

  test('bears no VAT for a firm of another country with a tax number, and says why', async () => {
    const [buyer, seller] = [await house.dealer({ country: 'FR', taxNo: 'FR 1', locale: 'fr' }), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '5100.00')
    expect(deal).toMatchObject({ vat: '0.00', total: '5450.00' })
    const invoice = await house.invoice(deal.invoice)
    expect(invoice.reason).toContain('autoliquidation')
    expect(invoice.lines.map(({ vatPercentage }) => vatPercentage)).toEqual(['0.00', '0.00'])
  })

  test('takes the car’s own rate, and gives the house’s own car no statement', async () => {
    const buyer = await house.dealer()
    const auction = await house.lot({ startPrice: '1000.00' })
    const { car } = await house.stored('auctions', auction)
    await house.send(ADMIN, 'PUT', `cars/${car}`, { vatPercentage: '7.00' })
    await house.bid(buyer, auction, '1000.00')
    await house.end()
    const [deal] = await house.rowsOf('deals', { auction })
    // 1,000.00 at 7 %, and the fee of 200.00 at 19 %.
    expect(deal).toMatchObject({ vat: '108.00', total: '1308.00', commission: '0.00', statement: null, deposit: '400.00' })
  })

  test.each([
    // 2 % of 33,333.33 is 666.6666, 3 % are 999.9999; 19 % of 34,000.00.
    ['33333.33', null, 'document', { fee: '666.67', vat: '6460.00', total: '40460.00', deposit: '3333.33', commission: '1000.00' }],
    // 1,000.005 and 1,500.0075; 19 % of 51,000.26 are 9,690.0494.
    ['50000.25', null, 'document', { fee: '1000.01', vat: '9690.05', total: '60690.31', deposit: '5000.03', commission: '1500.01' }],
    // 19 % of 26,520.78 are 5,038.9482; of its lines 4,940.1444 and 98.8038.
    ['26000.76', null, 'document', { fee: '520.02', vat: '5038.95', total: '31559.73', deposit: '2600.08', commission: '780.02' }],
    ['26000.76', null, 'line', { fee: '520.02', vat: '5038.94', total: '31559.72', deposit: '2600.08', commission: '780.02' }],
    // The car at 7.35 %: 1,911.05586.
    ['26000.76', '7.35', 'document', { fee: '520.02', vat: '2009.86', total: '28530.64', deposit: '2600.08', commission: '780.02' }],
    // The deposit is not more than is owed, and the commission not more than the price. 19 % of 100.01 are 19.0019.
    ['0.01', null, 'document', { fee: '100.00', vat: '19.00', total: '119.01', deposit: '119.01', commission: '0.01' }],
  ])('at %s, a rate of %s and VAT rounded by %s, all parts sum to the cent', async (price, vatPercentage, vatRounding, amounts) => {
    await house.send(ADMIN, 'PUT', 'firms/house', { vatRounding })
    const [buyer, seller] = [await house.dealer({ country: 'DE' }), await house.dealer()]
    const auction = await house.lot({ startPrice: price, seller })
    const { car } = await house.stored('auctions', auction)
    if (vatPercentage) await house.send(ADMIN, 'PUT', `cars/${car}`, { vatPercentage })
    const { fee, vat, total, deposit, commission } = amounts
    expect((await house.send(buyer.email, 'GET', `auctions/${auction}/quote?price=${price}`)).body).toEqual({ fee, vat, total })
    await house.bid(buyer, auction, price)
    await house.end()
    const [deal] = await house.rowsOf('deals', { auction })
    expect(deal).toMatchObject(amounts)
    const cents = (amount: string | null | undefined) => Math.round(Number(amount) * 100)
    const invoice = await house.invoice(deal?.invoice ?? null)
    expect([invoice.netTotal, invoice.totalVat, invoice.settledAmount]).toEqual([total, vat, deposit])
    expect(invoice.lines.reduce((sum, line) => sum + cents(line.total), 0)).toBe(cents(total))
    expect(invoice.vat.reduce((sum, rate) => sum + cents(rate.amount), 0)).toBe(cents(vat))
    const spent = async () => cents('100000.00') - cents(await house.balance(buyer))
    expect(await spent()).toBe(cents(deposit))
    // What the deposit has settled is not paid again.
    expect((await house.send(buyer.email, 'POST', `deals/${deal?.id}/pay`)).status).toBe(deposit === total ? 409 : 204)
    expect(await spent()).toBe(cents(total))
    const earned = cents(price) - cents(commission)
    expect(cents(await house.balance(seller)) - cents('100000.00')).toBe(earned)
    // Of nothing there is no statement.
    const statement = deal?.statement ? await house.invoice(deal.statement) : undefined
    expect(statement?.netTotal).toBe(earned === 0 ? undefined : (earned / 100).toFixed(2))
    await house.expectBalanced()
  })

  test('has a currency of two decimal places, as its documents do', async () => {
    const car = await house.send(ADMIN, 'POST', 'cars', { firm: 'house', make: 'Opel', model: 'Corsa', year: 2020 })
    const [startsAt, endsAt] = [1, 2].map((hours) => new Date(house.now.getTime() + hours * 3_600_000).toISOString())
    const lot = (currency: string) =>
      house.send(ADMIN, 'POST', 'auctions', { car: car.body.id, startPrice: '100', saleType: 'pure', startsAt, endsAt, currency })
    for (const currency of ['JPY', 'KWD'])
      expect((await lot(currency)).body.details).toMatchObject({ currency: { keyword: 'referenceFilter' } })
    expect((await lot('USD')).status).toBe(201)
  })

  test('has no invoice of a plan, also where invoices are from before plans were marked', async () => {
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '600.00')
    const { repository, db, model } = house
    const sample = await house.invoice(deal.invoice)
    const about = {
      id: v7(),
      firm: 'house',
      kind: sample.kind,
      date: sample.date,
      number: 'OLD 1',
      customer: sample.customer,
      customerName: '–',
    }
    await db.write(async (trx) => {
      await repository
        .of('invoices')
        .insert(trx, { ...about, recipientFirm: buyer.firm, currency: 'EUR', netTotal: '49.00', lines: [], vat: [] })
      await invoiceBackfill.run({ trx, repository, model })
    })
    const plans = await house.rowsOf('invoices', { recipientFirm: buyer.firm })
    expect(plans.filter(({ forPlan }) => forPlan).map(({ number }) => number)).toEqual(['OLD 1'])
    expect(plans).toHaveLength(2)
    expect(await house.invoice(deal.statement)).toMatchObject({ forPlan: null })
  })

  test('also follows buying now, and accepting a bid', async () => {
    const [buyer, seller] = [await house.dealer(), await house.dealer()]
    const bought = await house.lot({ startPrice: '100.00', buyNowPrice: '900.00', seller })
    expect((await house.call(buyer.email, 'POST', `/auctions/${bought}/buyNow`)).status).toBe(200)
    expect((await house.rowsOf('deals', { auction: bought })).map(({ price, deposit }) => [price, deposit])).toEqual([['900.00', '400.00']])
    const approved = await house.lot({ startPrice: '700.00', saleType: 'onApproval', seller })
    await house.bid(buyer, approved, '750.00')
    await house.end()
    expect(await house.rowsOf('deals', { auction: approved })).toEqual([])
    expect((await house.call(seller.email, 'POST', `/auctions/${approved}/decision`, { accept: true })).status).toBe(200)
    expect((await house.rowsOf('deals', { auction: approved })).map(({ price }) => price)).toEqual(['700.00'])
    await house.expectBalanced()
  })

  test('is seen by the buyer and the seller, without what only the house may read, and by no one else', async () => {
    const [buyer, seller, other] = [await house.dealer(), await house.dealer(), await house.dealer()]
    const { deal } = await house.sell(buyer, seller, '600.00')
    for (const { email } of [buyer, seller]) {
      const { status, body } = await house.send(email, 'GET', `deals/${deal.id}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ price: '600.00', status: 'invoiced' })
      for (const name of ['fee', 'total', 'commission', 'invoice', 'statement', 'buyer', 'seller', 'gateCode'])
        expect(body).not.toHaveProperty(name)
    }
    expect((await house.send(other.email, 'GET', `deals/${deal.id}`)).status).toBe(404)
    for (const method of ['POST', 'PUT'] as const)
      expect(
        (await house.send(ADMIN, method, method === 'POST' ? 'deals' : `deals/${deal.id}`, { status: 'paid' })).status,
      ).toBeGreaterThan(400)
    const own = async (who: string, id: string | null) => (await house.send(who, 'GET', `invoices/${id}`)).status
    expect([await own(buyer.email, deal.invoice), await own(buyer.email, deal.statement)]).toEqual([200, 404])
    expect([await own(seller.email, deal.invoice), await own(seller.email, deal.statement)]).toEqual([404, 200])
  })
})
