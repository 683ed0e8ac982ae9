import { expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

interface Answer {
  readonly id: string
  readonly _version: number
  readonly lines: readonly { readonly id: string }[]
}

describeEachEngine('two people change the same record', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains })

  const put = (id: string, payload: object, version?: number, email = ADMIN) =>
    hub.as(email, {
      method: 'PUT',
      url: `/api/bargains/${id}`,
      payload,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    })

  async function deal(email = ADMIN): Promise<Answer> {
    const payload = {
      name: 'First',
      amount: '10.00',
      tags: ['hot'],
      lines: [{ item: 'a', quantity: 1 }],
      ...(email === ADMIN ? { margin: '1.00' } : {}),
    }
    const answer = await hub.as(email, { method: 'POST', url: '/api/bargains', payload })
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }

  test('different fields are merged', async () => {
    const { id } = await deal()
    await put(id, { name: 'Theirs' }, 1)
    const mine = await put(id, { amount: '20.00' }, 1)
    expect(mine.statusCode).toBe(200)
    expect(mine.json()).toMatchObject({ name: 'Theirs', amount: '20.00', _version: 3 })
    expect(mine.headers.etag).toBe('"3"')
  })

  test('different fields are merged when each sends the whole record', async () => {
    const seen = await deal()
    await put(seen.id, { ...seen, name: 'Theirs' })
    const mine = await put(seen.id, { ...seen, amount: '20.00' })
    expect(mine.json()).toMatchObject({ name: 'Theirs', amount: '20.00', _version: 3 })
  })

  test('the same field answers 409 with base, mine and theirs, and changes nothing', async () => {
    const { id } = await deal()
    await put(id, { name: 'Theirs', amount: '11.00' }, 1)
    const mine = await put(id, { name: 'Mine', tags: ['cold'] }, 1)
    expect(mine.statusCode).toBe(409)
    expect(mine.json()).toMatchObject({
      code: 'conflict',
      fields: ['name'],
      base: { name: 'First', amount: '10.00', tags: ['hot'], _version: 1 },
      mine: { name: 'Mine', tags: ['cold'] },
      theirs: { name: 'Theirs', amount: '11.00', tags: ['hot'], _version: 2 },
    })
    const now = await hub.as(ADMIN, { url: `/api/bargains/${id}` })
    expect(now.json()).toMatchObject({ name: 'Theirs', tags: ['hot'], _version: 2 })
  })

  test('the same change twice is no conflict', async () => {
    const { id } = await deal()
    await put(id, { name: 'Same' }, 1)
    expect((await put(id, { name: 'Same' }, 1)).json()).toMatchObject({ name: 'Same', _version: 2 })
  })

  test('a text that is composed of fields that each has changed is no conflict, but one that is typed is', async () => {
    const [{ id }] = (await hub.as(ADMIN, { url: '/api/customers?range=[0,0]' })).json()
    const url = `/api/customers/${id}`
    const seen = (await hub.as(ADMIN, { method: 'PUT', url, payload: { firstName: 'Ada', secondName: 'Byron', fullName: '' } })).json()
    const change = (payload: object) => hub.as(ADMIN, { method: 'PUT', url, payload: { ...seen, ...payload } })
    await change({ firstName: 'Augusta', fullName: 'Augusta Byron' })
    const mine = await change({ secondName: 'King', fullName: 'Ada King' })
    expect([mine.statusCode, mine.json().fullName]).toEqual([200, 'Augusta King'])
    await change({ fullName: 'Countess' })
    expect((await change({ fullName: 'Enchantress' })).json()).toMatchObject({ code: 'conflict', fields: ['fullName'] })
  })

  test('rows of a document count as one field', async () => {
    const seen = await deal()
    const [line] = seen.lines
    await put(seen.id, { lines: [{ ...line, quantity: 2 }] }, 1)
    const mine = await put(seen.id, { lines: [{ ...line, quantity: 3 }, { item: 'b' }] }, 1)
    expect([mine.statusCode, mine.json().fields]).toEqual([409, ['lines']])
  })

  test('rows keep their ids over saves', async () => {
    const seen = await deal()
    const changed = await put(seen.id, { lines: [{ item: 'new' }, { ...seen.lines[0], quantity: 5 }] })
    const [first, second] = changed.json().lines
    expect(second).toMatchObject({ id: seen.lines[0]?.id, item: 'a', quantity: 5 })
    expect(first.id).not.toBe(second.id)
  })

  test('without a version the last write wins, field by field', async () => {
    const { id } = await deal()
    await put(id, { name: 'Theirs' })
    expect((await put(id, { name: 'Mine' })).json()).toMatchObject({ name: 'Mine', _version: 3 })
  })

  test('nothing is written when nothing changes', async () => {
    const seen = await deal()
    expect((await put(seen.id, seen)).json()).toEqual(seen)
    expect((await hub.as(ADMIN, { url: `/api/bargains/${seen.id}/history` })).json()).toHaveLength(1)
  })

  test('deleting a record that has changed since is a conflict', async () => {
    const { id } = await deal()
    await put(id, { name: 'Theirs' })
    const url = `/api/bargains/${id}`
    const answer = await hub.as(ADMIN, { method: 'DELETE', url, headers: { 'if-match': '"1"' } })
    expect([answer.statusCode, answer.json().theirs.name]).toEqual([409, 'Theirs'])
    expect((await hub.as(ADMIN, { method: 'DELETE', url, headers: { 'if-match': '"2"' } })).statusCode).toBe(200)
  })

  test('a conflict reveals no unreadable fields', async () => {
    const { id } = await deal(DEALER)
    await put(id, { name: 'Theirs', margin: '777.77', lines: [{ item: 'a', cost: '333.33' }] }, 1)
    const mine = await put(id, { name: 'Mine' }, 1, DEALER)
    expect(mine.statusCode).toBe(409)
    expect(mine.body).not.toMatch(/margin|777\.77|cost|333\.33/)
  })

  test('many who change one record at once all get their way or a conflict', async () => {
    const { id } = await deal()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => put(id, { name: `Name ${index}` }, 1)))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })
})
