import { expect, test } from 'vitest'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

describeEachEngine('history', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 1 })

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, email = ADMIN) =>
    hub.as(email, { method, url: `/api/${path}`, ...(payload && { payload }) })

  test('lists who changed what from what to what, the newest first', async () => {
    const { id } = (await call('POST', 'bargains', { name: 'One', lines: [{ item: 'a' }] })).json()
    await call('PUT', `bargains/${id}`, { name: 'Two', amount: '5.00' })
    const entries = (await call('GET', `bargains/${id}/history`)).json()
    expect(entries).toMatchObject([
      {
        action: 'edit',
        recordVersion: 2,
        actorName: 'Ada Admin',
        outcome: 'done',
        changes: { name: { old: 'One', new: 'Two' }, amount: { old: null, new: '5.00' } },
      },
      { action: 'create', recordVersion: 1, changes: { name: { old: null, new: 'One' }, lines: { old: null, new: [{ item: 'a' }] } } },
    ])
    expect(Object.keys(entries[0].changes)).toEqual(['name', 'amount'])
  })

  test('any state can be had back, as a new version', async () => {
    const first = (
      await call('POST', 'bargains', { name: 'One', amount: '1.00', tags: ['hot'], lines: [{ item: 'a', quantity: 1 }] })
    ).json()
    await call('PUT', `bargains/${first.id}`, { name: 'Two', tags: [], lines: [] })
    await call('PUT', `bargains/${first.id}`, { amount: '3.00' })
    const restored = await call('POST', `bargains/${first.id}/restore`, { version: 1 })
    expect(restored.json()).toMatchObject({ name: 'One', amount: '1.00', tags: ['hot'], lines: [{ item: 'a', quantity: 1 }], _version: 4 })
    expect((await call('GET', `bargains/${first.id}/history`)).json()[0]).toMatchObject({ action: 'restore', recordVersion: 4 })
  })

  test('a deleted record has its history, and comes back under its own id', async () => {
    const made = (await call('POST', 'bargains', { name: 'Gone', amount: '7.00' })).json()
    await call('DELETE', `bargains/${made.id}`)
    expect((await call('GET', `bargains/${made.id}/history`)).json()).toMatchObject([
      { action: 'delete', recordVersion: 2 },
      { action: 'create' },
    ])
    const back = await call('POST', `bargains/${made.id}/restore`, { version: 1 })
    expect(back.json()).toMatchObject({ id: made.id, name: 'Gone', amount: '7.00', _version: 3 })
    expect((await call('GET', `bargains/${made.id}`)).json().name).toBe('Gone')
    const changed = await call('PUT', `bargains/${made.id}`, { name: 'Again', _version: 3 })
    expect(changed.json()._version).toBe(4)
    expect(
      (await call('GET', `bargains/${made.id}/history`)).json().map(({ recordVersion }: { recordVersion: number }) => recordVersion),
    ).toEqual([4, 3, 2, 1])
  })

  test('a deleted record of another stays out of sight', async () => {
    const dealerId = subjectOf(await hub.token(DEALER))
    const mine = (await call('POST', 'bargains', { name: 'Mine', dealerId, margin: '9.99' })).json()
    const other = (await call('POST', 'bargains', { name: 'Other' })).json()
    for (const { id } of [mine, other]) await call('DELETE', `bargains/${id}`)
    const own = await call('GET', `bargains/${mine.id}/history`, undefined, DEALER)
    expect([own.statusCode, /margin|9\.99/.exec(own.body)]).toEqual([200, null])
    expect((await call('GET', `bargains/${other.id}/history`, undefined, DEALER)).statusCode).toBe(404)
    expect((await call('POST', `bargains/${other.id}/restore`, { version: 1 }, DEALER)).statusCode).toBe(404)
  })

  test('what never was can’t be had back', async () => {
    const { id } = (await call('POST', 'bargains', { name: 'One' })).json()
    expect((await call('POST', `bargains/${id}/restore`, { version: 9 })).statusCode).toBe(404)
    expect((await call('POST', 'bargains/never/restore', { version: 1 })).statusCode).toBe(404)
  })

  test('no secret is in the audit trail, old or new', async () => {
    const user = { name: 'Eve', email: 'eve@example.com', password: 'opensesame', roles: ['Dealer'] }
    const { id } = (await call('POST', 'users', user)).json()
    await call('PUT', `users/${id}`, { password: 'closesesame' })
    const history = await call('GET', `users/${id}/history`)
    const trail = await call('GET', `auditEntries?filter=${encodeURIComponent(JSON.stringify({ recordId: id }))}`)
    for (const { body } of [history, trail]) expect(body).not.toMatch(/sesame|\$scrypt/)
    expect(trail.json().some(({ changes }: { changes: object }) => 'password' in changes)).toBe(true)
  })
})
