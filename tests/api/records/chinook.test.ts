import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chinook, createChinook } from '../../chinook/chinookApp.ts'
import type { Staff } from '../../chinook/staff.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('Another product’s schemas', (engine) => {
  let shop: Chinook
  beforeAll(async () => {
    shop = await createChinook(engine.database)
  })
  afterAll(() => shop?.close())

  const get = async (path: string, name: Staff = 'nancy') => {
    const answer = await shop.as(name, { url: `/api/${path}` })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, name: Staff = 'nancy') =>
    shop.as(name, { method, url: `/api/${path}`, ...(payload && { payload }) })

  test('become lists that filter, sort and search, also by what a record refers to', async () => {
    const titles = async (query: string) => (await get(`albums?${query}`)).map(({ title }: { title: string }) => title)
    expect(await titles('sort=["title","ASC"]&range=[0,1]')).toEqual(['Balls to the Wall', 'Big Ones'])
    expect(await titles('filter={"artist":"1"}&sort=["title","ASC"]')).toEqual([
      'For Those About To Rock We Salute You',
      'Let There Be Rock',
    ])
    expect(await titles('filter={"q":"restless"}')).toEqual(['Restless and Wild'])
    const jobim = await get('artists?filter={"q":"Antônio"}')
    expect(jobim).toMatchObject([{ id: '6', name: 'Antônio Carlos Jobim' }])
  })

  test('keep an invoice with its lines in one call, with exact amounts', async () => {
    const invoice = { customer: '3', invoiceDate: '2011-05-05', billingCountry: 'Canada', total: '1.98' }
    const lines = [
      { track: '6', unitPrice: '0.99', quantity: 1 },
      { track: '64', unitPrice: '0.99', quantity: 1 },
    ]
    const made = await send('POST', 'invoices', { ...invoice, lines })
    expect(made.statusCode, made.body).toBe(201)
    expect(await get(`invoices/${made.json().id}`)).toMatchObject({ ...invoice, lines })
    const sold = await get('invoices?filter={"lines.track":"64"}')
    expect(sold.map(({ id }: { id: string }) => id)).toEqual([made.json().id])
  })

  test('refuse what they forbid, by the path of each field', async () => {
    const refused = await send('POST', 'invoices', { customer: 'nobody', invoiceDate: '2011-02-30', lines: [{ track: '6', quantity: 0 }] })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors).toSorted()).toEqual(['invoiceDate', 'lines.0.quantity', 'lines.0.unitPrice'])
    const again = await send('POST', 'artists', { name: 'AC/DC' })
    expect(again.json().errors).toHaveProperty('name')
  })

  test('have a tree of employees, in which a manager with staff is not deleted', async () => {
    const staff = await get('employees?filter={"reportsTo":"2"}&sort=["firstName","ASC"]')
    expect(staff.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Jane', 'Margaret'])
    const refused = await send('DELETE', 'employees/2')
    expect(refused.statusCode).toBe(409)
  })

  test('relate playlists and tracks both ways', async () => {
    const lists = await get('playlists?filter={"tracks_includes":"23"}')
    expect(lists).toMatchObject([{ name: '90’s Music', tracks: ['23'] }])
  })

  test('show each role its own rows and fields', async () => {
    const customers = await get('customers?sort=["firstName","ASC"]', 'jane')
    expect(customers.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['François', 'Luís'])
    expect(await get('employees/1', 'jane')).not.toHaveProperty('birthDate')
    expect((await send('POST', 'artists', { name: 'Queen' }, 'jane')).statusCode).toBe(403)
    expect((await shop.as('jane', { url: '/api/invoices' })).statusCode).toBe(403)
  })

  test('merge changes of different fields, answer 409 for the same, and keep the history', async () => {
    const { _version } = await get('artists/2')
    const first = await shop.as('nancy', {
      method: 'PUT',
      url: '/api/artists/2',
      headers: { 'if-match': `"${_version}"` },
      payload: { name: 'Accept!' },
    })
    expect(first.statusCode, first.body).toBe(200)
    const second = await shop.as('nancy', {
      method: 'PUT',
      url: '/api/artists/2',
      headers: { 'if-match': `"${_version}"` },
      payload: { name: 'ACCEPT' },
    })
    expect(second.statusCode).toBe(409)
    const history = await get('artists/2/history')
    expect(history[0]).toMatchObject({ action: 'edit', actorName: 'Nancy Edwards' })
  })

  test('leave as a file', async () => {
    const answer = await shop.as('nancy', { url: '/api/genres/export?format=csv' })
    expect(answer.body).toContain('Jazz')
  })
})
