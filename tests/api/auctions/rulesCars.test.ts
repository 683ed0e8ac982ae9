import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ADMIN, CLERK, DEALER, DEALER2 } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('cars', (engine) => {
  const hub = engineApp(engine, { customers: 1 })

  const add = (payload: object, email = DEALER) => hub.as(email, { method: 'POST', url: '/api/cars', payload })
  const messageOf = async (payload: object, email?: string) => {
    const answer = await add(payload, email)
    return [answer.statusCode, answer.json().errors]
  }
  const upload = async (width: number) => {
    const bytes = await sharp({ create: { width, height: 6, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const stored = await hub.as(DEALER, { method: 'POST', url: '/api/uploads', ...(await multipart('car.png', bytes)) })
    return stored.json<{ id: string }>().id
  }

  test('the address of its auction alone makes a car, which takes its lot number from it and belongs to the user who added it', async () => {
    const answer = await add({ auctionUrl: 'https://copart.com/lot/71234567/clean-2019-audi-a4?query=x#top' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ auctionUrl: 'https://www.copart.com/lot/71234567', lotNumber: '71234567', make: null })
    const own = await hub.as(DEALER, { url: `/api/cars/${answer.json().id}` })
    expect([own.statusCode, (await hub.as(DEALER2, { url: `/api/cars/${answer.json().id}` })).statusCode]).toEqual([200, 404])
  })

  test.each([
    'http://www.copart.com/lot/72234567',
    'https://www.copart.com.evil.test/lot/72234567',
    'https://user@www.copart.com/lot/72234567',
    'https://www.copart.com/lot/none',
    'https://127.0.0.1/lot/72234567',
  ])('%s is no address of a known auction', async (auctionUrl) => {
    expect(await messageOf({ auctionUrl })).toEqual([422, { auctionUrl: 'invalid Url Format' }])
  })

  test('the same page is not added twice to a firm, in any spelling and by any user', async () => {
    const page = { auctionUrl: 'https://www.copart.com/lot/73234567' }
    const again = { auctionUrl: 'https://COPART.com/lot/73234567/name/' }
    const refused = [422, { auctionUrl: 'Save Failed Car Already Exist' }]
    expect((await add(page)).statusCode).toBe(201)
    expect(await messageOf(again)).toEqual(refused)
    expect((await add(page, CLERK)).statusCode).toBe(201)
    expect(await messageOf(again, ADMIN)).toEqual(refused)
  })

  test('other firms may have the same page, and it is not revealed', async () => {
    const page = { auctionUrl: 'https://www.copart.com/lot/76234567' }
    const answers = [await add(page), await add(page, DEALER2)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  })

  test('two who add the same page at the same time get one car', async () => {
    const auctionUrl = 'https://www.copart.com/lot/74234567'
    const answers = await Promise.all([ADMIN, CLERK, ADMIN].map((email) => add({ auctionUrl }, email)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422])
  })

  test('by hand it needs make, model and year', async () => {
    const answer = await add({ odometer: 10 })
    expect([answer.statusCode, Object.keys(answer.json().errors).toSorted()]).toEqual([422, ['make', 'model', 'year']])
    expect((await add({ make: 'Audi', model: 'A4', year: 2019 })).statusCode).toBe(201)
  })

  test('another change leaves an address alone that would no longer be taken', async () => {
    const { id } = (await add({ auctionUrl: 'https://www.copart.com/lot/75234567' })).json()
    const entity = hub.model.entities.cars
    if (!entity) throw new Error('no cars')
    await hub.db.write(async (trx) => {
      const [car] = await hub.repository.getMany(trx, entity, [id])
      if (car) await hub.repository.update(trx, entity, car, { auctionUrl: 'https://closed.test/lot/75234567' })
    })
    const answer = await hub.as(DEALER, { method: 'PUT', url: `/api/cars/${id}`, payload: { odometer: 20 } })
    expect([answer.statusCode, answer.json().auctionUrl]).toEqual([200, 'https://closed.test/lot/75234567'])
  })

  test('the first image is the main picture, also after they were put in another order or taken away', async () => {
    const [one, two] = [await upload(7), await upload(8)]
    const made = (await add({ make: 'Audi', model: 'A6', year: 2020, images: [one, two] })).json()
    expect(made.image).toBe(one)
    const change = async (images: readonly string[]) =>
      (await hub.as(DEALER, { method: 'PUT', url: `/api/cars/${made.id}`, payload: { images } })).json().image
    expect(await change([two, one])).toBe(two)
    expect(await change([])).toBeNull()
  })

  test('users who may see auctions see the pictures of a car on offer, and neither its papers nor those of other cars', async () => {
    const [picture, paper] = [await upload(7), await upload(8)]
    const photographed = { make: 'Audi', model: 'A8', year: 2021, images: [picture], documents: [paper] }
    const { id } = (await add(photographed)).json()
    const seen = async (upload: string) => (await hub.as(DEALER2, { url: `/api/uploads/${upload}` })).statusCode
    expect([await seen(picture), await seen(paper)]).toEqual([404, 404])
    const times = { startsAt: new Date(Date.now() + 60_000).toISOString(), endsAt: new Date(Date.now() + 120_000).toISOString() }
    const offer = { car: id, startPrice: '100.00', saleType: 'pure', currency: 'EUR', ...times }
    const made = await hub.as(ADMIN, { method: 'POST', url: '/api/auctions', payload: offer })
    expect([made.statusCode, made.json().name]).toEqual([201, '2021 Audi A8'])
    expect([await seen(picture), await seen(paper)]).toEqual([200, 404])
  })

  test('has a status that can’t be entered, and changes it by named actions', async () => {
    const { id } = (await add({ make: 'Audi', model: 'A1', year: 2020, status: 'sold' })).json()
    const send = (url: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') =>
      hub.as(ADMIN, { method, url: `/api/${url}`, payload })
    expect((await send(`cars/${id}`, { status: 'delivered' }, 'PUT')).json()).toMatchObject({ status: 'inStock' })
    expect((await send(`cars/${id}/handOver`)).json().code).toBe('carNotSold')
    expect((await send(`cars/${id}/archive`)).json()).toMatchObject({ status: 'archived' })
    const times = { startsAt: new Date(Date.now() + 60_000).toISOString(), endsAt: new Date(Date.now() + 120_000).toISOString() }
    const offer = (more: object = {}) => send('auctions', { car: id, startPrice: '100.00', saleType: 'pure', ...times, ...more })
    expect((await offer()).json().errors).toEqual({ car: 'Only a car in stock can be offered' })
    expect((await send(`cars/${id}/restock`)).json()).toMatchObject({ status: 'inStock' })
    const wrong = async (more: object) => (await offer(more)).json().details
    expect(await wrong({ startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-01-02T00:00:00Z' })).toMatchObject({
      startsAt: { keyword: 'past' },
      endsAt: { keyword: 'past' },
    })
    expect(await wrong({ endsAt: '9999-01-01T00:00:00Z' })).toMatchObject({ endsAt: { keyword: 'tooFarAhead' } })
    expect((await offer()).statusCode).toBe(201)
    expect((await send(`cars/${id}/archive`)).json().code).toBe('carNotInStock')
    expect((await offer()).json().errors).toEqual({ car: 'Only a car in stock can be offered' })
  })

  test('a VIN with another check digit is still stored', async () => {
    const vins = ['1HGCM82633A004353', 'WP0ZZZ99ZTS392124']
    const answers = await Promise.all(vins.map((vin) => add({ make: 'Any', model: 'Car', year: 2003, vin })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  })

  test('tell what they cost and brought, to their own firm alone', async () => {
    const costs = [
      { kind: 'purchase', date: '2026-05-01', amount: '9000.00' },
      { kind: 'transport', date: '2026-05-02', amount: '300.00', currency: 'USD' },
    ]
    const car = (await add({ make: 'Audi', model: 'A2', year: 2003, costs }, ADMIN)).json()
    expect(car.costs).toMatchObject([{ currency: 'EUR' }, { currency: 'USD' }])
    const result = async (email = ADMIN) => hub.as(email, { url: `/api/cars/${car.id}/profit` })
    expect((await result()).json()).toMatchObject([
      { currency: 'EUR', cost: '9000.00', price: null, profit: null },
      { currency: 'USD', cost: '300.00' },
    ])
    expect((await result(DEALER)).statusCode).toBe(404)
    const first = async (entity: string, filter: object = {}) =>
      (await hub.as(ADMIN, { url: `/api/${entity}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}` })).json()[0].id
    const lines = [
      { lineType: 'material', lineNumber: 1, car: car.id, quantity: '1', price: '12000.00', vatPercentage: '20' },
      { lineType: 'discount', lineNumber: 2, discountPercentage: '10' },
    ]
    const payload = {
      date: '2026-05-05',
      customer: await first('customers', { blocked: false }),
      warehouse: await first('warehouses'),
      currency: 'EUR',
      lines,
    }
    const order = await hub.as(ADMIN, { method: 'POST', url: '/api/salesOrders', payload })
    expect([order.statusCode, order.body]).toEqual([201, order.body])
    expect((await result()).json()).toMatchObject([{ price: null }, { price: null }])
    const approved = await hub.as(ADMIN, { method: 'POST', url: `/api/salesOrders/${order.json().id}/approve` })
    expect([approved.statusCode, approved.body]).toEqual([200, approved.body])
    expect((await result()).json()).toEqual([
      { currency: 'EUR', cost: '9000.00', price: '10800.00', profit: '1800.00', margin: '16.67' },
      { currency: 'USD', cost: '300.00', price: '0.00', profit: '-300.00', margin: null },
    ])
  })

  test('get their costs from invoices that name them, and follow these', async () => {
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      hub.as(ADMIN, { method, url: `/api/${url}`, ...(payload && { payload }) })
    const first = async (entity: string) => (await hub.as(ADMIN, { url: `/api/${entity}?range=[0,0]` })).json()[0].id
    const car = (await add({ make: 'Audi', model: 'A3', year: 2008 }, ADMIN)).json()
    const read = async () => (await hub.as(ADMIN, { url: `/api/cars/${car.id}` })).json()
    const line = { lineNumber: 1, car: car.id, quantity: '1', price: '5000.00', vatPercentage: '20' }
    const [supplier, warehouse] = [await first('customers'), await first('warehouses')]
    const payload = { slipNumber: 'CAR-1', date: '2026-05-01', supplier, warehouse, currency: 'EUR', netTotal: '6000.00', lines: [line] }
    const bought = await send('POST', 'purchases', payload)
    expect([bought.statusCode, bought.body]).toEqual([201, bought.body])
    const { id } = bought.json()
    expect(await read()).toMatchObject({
      cost: '5000.00',
      costCurrency: 'EUR',
      costs: [{ kind: 'purchase', amount: '5000.00', purchase: id }],
    })
    const [made] = (await read()).costs
    const repair = { kind: 'repair', date: '2026-05-03', amount: '250.00', currency: 'EUR' }
    await send('PUT', `cars/${car.id}`, { costs: [made, repair] })
    const changed = await send('PUT', `purchases/${id}`, {
      netTotal: '7200.00',
      lines: [{ ...line, id: bought.json().lines[0].id, price: '6000.00' }],
    })
    expect([changed.statusCode, changed.body]).toEqual([200, changed.body])
    expect(await read()).toMatchObject({ cost: '6250.00', costs: [{ amount: '250.00' }, { amount: '6000.00' }] })
    const gone = await send('DELETE', `purchases/${id}`)
    expect([gone.statusCode, gone.body]).toEqual([200, gone.body])
    expect(await read()).toMatchObject({ cost: '250.00', costs: [{ amount: '250.00' }] })
  })
})
