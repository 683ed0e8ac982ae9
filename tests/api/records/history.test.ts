import { expect, test } from 'vitest'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { proposal } from '../../support/app/orders.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

const OWNED = { access: { Admin: 'all', Dealer: ['list', 'show', 'delete'] }, scope: { dealerId: '$user.id' } } as const

const journeys = {
  $id: 'journeys',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, dealerId: { type: 'string', reference: 'users' } },
  entity: OWNED,
} as const satisfies EntitySchema

/** Records that are deleted with their journey, and those that stay without it. */
const ofJourney = ($id: string, onDelete: 'cascade' | 'setNull'): EntitySchema => ({
  ...journeys,
  $id,
  properties: { ...journeys.properties, journey: { type: 'string', reference: 'journeys', onDelete } },
})

const SCHEMAS = [
  ...withBargains,
  ...[journeys, ofJourney('stops', 'cascade'), ofJourney('guests', 'setNull')].map((schema) => ({
    file: `schemas/${schema.$id}.ts`,
    schema,
  })),
]

describeEachEngine('history', (engine) => {
  const hub = engineApp(engine, { schemas: SCHEMAS, customers: 1 })

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

  const undo = async (path: string, version: number, email = ADMIN) => call('POST', `${path}/undo`, { version }, email)
  const read = async (path: string, email = ADMIN) => (await call('GET', path, undefined, email)).json()

  test('an edit is undone with its rows, and the undo in turn', async () => {
    const { id } = (await call('POST', 'bargains', { name: 'One', amount: '1.00', lines: [{ item: 'a', quantity: 1 }] })).json()
    const before = await read(`bargains/${id}`)
    const edited = (await call('PUT', `bargains/${id}`, { name: 'Two', lines: [{ item: 'b' }] })).json()
    const undone = await undo(`bargains/${id}`, edited._version)
    expect([undone.statusCode, undone.json()]).toEqual([200, { refused: [] }])
    expect(await read(`bargains/${id}`)).toEqual({ ...before, _version: 3, updatedAt: expect.any(String) })
    expect((await read(`bargains/${id}/history`))[0]).toMatchObject({ action: 'restore', recordVersion: 3, actorName: 'Ada Admin' })
    expect((await undo(`bargains/${id}`, 3)).statusCode).toBe(200)
    expect(await read(`bargains/${id}`)).toMatchObject({ name: 'Two', lines: [{ item: 'b' }] })
  })

  test('a creation is undone by a deletion, a deletion with its rows by a restoration', async () => {
    const made = (await call('POST', 'bargains', { name: 'One', lines: [{ item: 'a', quantity: 1 }, { item: 'b' }] })).json()
    expect((await undo(`bargains/${made.id}`, 1)).statusCode).toBe(200)
    expect((await call('GET', `bargains/${made.id}`)).statusCode).toBe(404)
    expect((await undo(`bargains/${made.id}`, 2)).statusCode).toBe(200)
    expect(await read(`bargains/${made.id}`)).toEqual({
      ...made,
      _version: 3,
      updatedAt: expect.any(String),
      createdAt: expect.any(String),
    })
    await call('DELETE', `bargains/${made.id}`)
    expect((await undo(`bargains/${made.id}`, 4)).statusCode).toBe(200)
    expect(await read(`bargains/${made.id}`)).toMatchObject({ name: 'One', lines: made.lines, _version: 5 })
  })

  test('the undo of a deletion brings back what it cleared in other records', async () => {
    const plan = (await call('POST', 'paymentPlans', { code: 'PARTS', name: 'In parts' })).json()
    const [customer] = await read('customers?range=[0,0]')
    await call('PUT', `customers/${customer.id}`, { paymentPlan: plan.id })
    await call('DELETE', `paymentPlans/${plan.id}`)
    expect((await read(`customers/${customer.id}`)).paymentPlan).toBeNull()
    expect((await undo(`paymentPlans/${plan.id}`, plan._version + 1)).json()).toEqual({ refused: [] })
    expect((await read(`customers/${customer.id}`)).paymentPlan).toBe(plan.id)
  })

  test('what has changed since is not undone, and another’s write is not either', async () => {
    const dealerId = subjectOf(await hub.token(DEALER))
    const { id } = (await call('POST', 'bargains', { name: 'One', dealerId })).json()
    await call('PUT', `bargains/${id}`, { name: 'Two' })
    await call('PUT', `bargains/${id}`, { amount: '3.00' }, DEALER)
    const late = await undo(`bargains/${id}`, 2)
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'changedSince', message: 'This record has been changed since' }])
    const other = await undo(`bargains/${id}`, 3)
    expect([other.statusCode, other.json().code]).toEqual([403, 'undoOwn'])
    expect((await undo(`bargains/${id}`, 4)).statusCode).toBe(404)
    expect(await read(`bargains/${id}`)).toMatchObject({ name: 'Two', amount: '3.00', _version: 3 })
    await call('DELETE', `bargains/${id}`)
    expect((await undo(`bargains/${id}`, 4, DEALER)).json().code).toBe('undoOwn')
  })

  test('writes are undone one after another, each once, unless one in between stays', async () => {
    const { id } = (await call('POST', 'bargains', { name: 'One' })).json()
    const path = `bargains/${id}`
    await call('PUT', path, { name: 'Two', remark: 'kept' })
    await call('PUT', path, { name: 'Three' })
    await call('DELETE', path)
    const code = async (version: number) => (await undo(path, version)).json().code
    expect(await code(3)).toBe('changedSince')
    expect((await undo(path, 4)).statusCode).toBe(200)
    expect((await undo(path, 3)).statusCode).toBe(200)
    expect(await read(path)).toMatchObject({ name: 'Two', remark: 'kept', _version: 6 })
    expect(await code(3)).toBe('changedSince')
    expect((await undo(path, 2)).statusCode).toBe(200)
    expect(await read(path)).toMatchObject({ name: 'One', remark: null, _version: 7 })
    expect(await code(2)).toBe('changedSince')
    await call('PUT', path, { name: 'Theirs' }, ADMIN)
    expect(await code(1)).toBe('changedSince')
  })

  test('a write is not undone under those of others, even if these left nothing', async () => {
    const dealerId = subjectOf(await hub.token(DEALER))
    const { id } = (await call('POST', 'bargains', { name: 'One', dealerId })).json()
    await call('PUT', `bargains/${id}`, { name: 'Two' })
    await call('PUT', `bargains/${id}`, { amount: '3.00' }, DEALER)
    expect((await undo(`bargains/${id}`, 3, DEALER)).statusCode).toBe(200)
    expect((await undo(`bargains/${id}`, 2)).json().code).toBe('changedSince')
    expect(await read(`bargains/${id}`)).toMatchObject({ name: 'Two' })
  })

  test('who does not see all of a record undoes by the versions that they see', async () => {
    const { id } = (await call('POST', 'bargains', { name: 'One' }, DEALER)).json()
    await call('PUT', `bargains/${id}`, { margin: '1.00' })
    const edited = (await call('PUT', `bargains/${id}`, { name: 'Two' }, DEALER)).json()
    expect(edited._version).toBe(2)
    await call('PUT', `bargains/${id}`, { margin: '2.00' })
    expect((await undo(`bargains/${id}`, 2, DEALER)).statusCode).toBe(200)
    expect(await read(`bargains/${id}`)).toMatchObject({ name: 'One', margin: '2.00' })
    expect((await read(`bargains/${id}`, DEALER))._version).toBe(3)
    await call('DELETE', `bargains/${id}`, undefined, DEALER)
    expect((await undo(`bargains/${id}`, 4, DEALER)).statusCode).toBe(200)
    expect(await read(`bargains/${id}`)).toMatchObject({ name: 'One' })
  })

  test('a record of others is not there, and the write’s own right is needed', async () => {
    const other = (await call('POST', 'bargains', { name: 'House' })).json()
    expect((await undo(`bargains/${other.id}`, 1, DEALER)).statusCode).toBe(404)
    await call('DELETE', `bargains/${other.id}`)
    expect((await undo(`bargains/${other.id}`, 2, DEALER)).statusCode).toBe(404)
    expect((await undo('bargains/never', 1)).statusCode).toBe(404)
    expect((await undo('userRights/any', 1, DEALER)).statusCode).toBe(403)
    expect((await call('POST', `bargains/${other.id}/undo`, { version: 0 })).statusCode).toBe(422)
  })

  test('an action has its reversal, a locked record stays, and passwords are not undone', async () => {
    const order = await proposal(hub)
    await call('POST', `salesOrders/${order.id}/approve`)
    const { _version } = await read(`salesOrders/${order.id}`)
    expect((await undo(`salesOrders/${order.id}`, _version)).json().code).toBe('undoAction')
    expect((await undo(`salesOrders/${order.id}`, _version - 1)).json().code).toBe('changedSince')
    const eve = { name: 'Eve', email: 'eve.undo@example.com', password: 'opensesame', roles: ['Dealer'] }
    const user = (await call('POST', 'users', eve)).json()
    const changed = (await call('PUT', `users/${user.id}`, { password: 'closesesame' })).json()
    const refused = await undo(`users/${user.id}`, changed._version)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'undoSecret'])
  })

  type Trashed = { readonly id: string; readonly record: { readonly id: string }; readonly by: string; readonly followed: number }

  const trashOf = async (entity: string, email = ADMIN): Promise<Trashed[]> =>
    (await call('GET', `trash?entity=${entity}`, undefined, email)).json().records
  const trashedAs = async (entity: string, record: string, email = ADMIN) =>
    (await trashOf(entity, email)).find((one) => one.record.id === record)
  const inTrash = async (action: 'restore' | 'delete', ids: readonly unknown[], email = ADMIN) =>
    (await call('POST', `trash/${action}`, { ids }, email)).json().results

  test('what was deleted is in the trash with its label, who and when, and comes back from there', async () => {
    const made = (await call('POST', 'bargains', { name: 'Tossed', amount: '7.00', lines: [{ item: 'a' }] })).json()
    await call('DELETE', `bargains/${made.id}`)
    const [newest] = await trashOf('bargains')
    expect(newest).toEqual({
      id: expect.any(String),
      entity: 'bargains',
      record: { id: made.id, name: 'Tossed' },
      at: expect.any(String),
      by: 'Ada Admin',
      followed: 0,
    })
    expect((await call('GET', 'trash')).json().records[0]).toEqual(newest)
    expect(await inTrash('restore', [newest?.id])).toEqual([{ id: newest?.id, status: 200, refused: [] }])
    expect(await read(`bargains/${made.id}`)).toMatchObject({ name: 'Tossed', amount: '7.00', lines: made.lines, _version: 3 })
    expect(await trashedAs('bargains', made.id)).toBeUndefined()
    expect(await inTrash('restore', [newest?.id])).toMatchObject([{ status: 404 }])
  })

  test('the trash is read page by page, and searched by words of labels that the reader may see', async () => {
    const names = ['Oldest Ürün', ...Array.from({ length: 51 }, (_, at) => `Later ${at}`)]
    const ids: string[] = []
    for (const name of names) ids.push((await call('POST', 'bargains', { name, margin: '8.88' })).json().id)
    for (const part of [ids.slice(0, 1), ids.slice(1)]) await call('POST', 'bargains/batch', { action: 'delete', ids: part })
    const page = async (query: string, email = ADMIN) => (await call('GET', `trash?entity=bargains${query}`, undefined, email)).json()
    const first = await page('')
    expect([first.records.length, first.next]).toEqual([50, first.records[49].id])
    const second = await page(`&before=${first.next}`)
    expect(second.records[1].record.id).toBe(ids[0])
    const found = async (words: string, email?: string) =>
      (await page(`&search=${encodeURIComponent(words)}`, email)).records.map(({ record }: Trashed) => record.id)
    expect(await found('urun OLD')).toEqual([ids[0]])
    expect(await found('51 later')).toEqual([])
    expect(await found('50 later')).toEqual([ids[51]])
    expect(await found('ld')).toEqual([])
    expect(await found('8.88')).toEqual([])
    expect(await found('urun', DEALER)).toEqual([])
    expect(await page('&search=later')).toMatchObject({ next: first.records.at(-1).id })
  })

  test('a deletion that is undone or restored from history leaves the trash', async () => {
    const { id } = (await call('POST', 'bargains', { name: 'Back' })).json()
    await call('DELETE', `bargains/${id}`)
    await undo(`bargains/${id}`, 2)
    expect(await trashedAs('bargains', id)).toBeUndefined()
    await call('DELETE', `bargains/${id}`)
    await call('POST', `bargains/${id}/restore`, { version: 1 })
    expect(await trashedAs('bargains', id)).toBeUndefined()
  })

  test('another user’s deletion comes back with what it cleared', async () => {
    const plan = (await call('POST', 'paymentPlans', { code: 'TRASHED', name: 'In parts' })).json()
    const [customer] = await read('customers?range=[0,0]')
    await call('PUT', `customers/${customer.id}`, { paymentPlan: plan.id })
    await call('DELETE', `paymentPlans/${plan.id}`)
    const row = await trashedAs('paymentPlans', plan.id)
    expect(row?.followed).toBe(1)
    expect(await inTrash('restore', [row?.id])).toMatchObject([{ status: 200, refused: [] }])
    expect((await read(`customers/${customer.id}`)).paymentPlan).toBe(plan.id)
  })

  test('many come back at once, whatever refers to what', async () => {
    const parent = (await call('POST', 'bargains', { name: 'Parent' })).json()
    const child = (await call('POST', 'bargains', { name: 'Child', parent: parent.id })).json()
    for (const { id } of [child, parent]) await call('DELETE', `bargains/${id}`)
    const rows = [await trashedAs('bargains', child.id), await trashedAs('bargains', parent.id)]
    const [alone] = await inTrash('restore', [rows[0]?.id])
    expect(alone).toMatchObject({ status: 422, details: { parent: { keyword: 'reference' } } })
    const results = await inTrash(
      'restore',
      rows.map((row) => row?.id),
    )
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 200])
    expect((await read(`bargains/${child.id}`)).parent).toBe(parent.id)
  })

  test('a unique value that is taken meanwhile is named at its field', async () => {
    const plan = { code: 'TAKEN', name: 'First' }
    const { id } = (await call('POST', 'paymentPlans', plan)).json()
    await call('DELETE', `paymentPlans/${id}`)
    await call('POST', 'paymentPlans', plan)
    const row = await trashedAs('paymentPlans', id)
    expect(await inTrash('restore', [row?.id])).toMatchObject([{ status: 422, details: { code: { keyword: 'unique' } } }])
    expect(await trashedAs('paymentPlans', id)).toEqual(row)
  })

  test('nobody sees what they could not write, or a field that they can’t read', async () => {
    const dealerId = subjectOf(await hub.token(DEALER))
    const mine = (await call('POST', 'bargains', { name: 'Mine', dealerId, margin: '9.99' })).json()
    const other = (await call('POST', 'bargains', { name: 'Other' })).json()
    for (const { id } of [mine, other]) await call('DELETE', `bargains/${id}`)
    const row = await trashedAs('bargains', other.id)
    const seen = await call('GET', 'trash', undefined, DEALER)
    expect(seen.body).toContain(mine.id)
    expect(/margin|9\.99/.exec(seen.body) ?? seen.body.includes(other.id)).toBe(false)
    for (const action of ['restore', 'delete'] as const)
      expect(await inTrash(action, [row?.id], DEALER)).toMatchObject([{ status: 404, code: 'notFound' }])
    expect(await trashedAs('bargains', other.id)).toEqual(row)
    expect(await inTrash('restore', [(await trashedAs('bargains', mine.id, DEALER))?.id], DEALER)).toMatchObject([{ status: 200 }])
    expect((await read(`bargains/${mine.id}`)).margin).toBe('9.99')
    expect((await call('GET', 'trash?entity=userRights', undefined, DEALER)).json()).toEqual({ records: [], days: 30, next: null })
  })

  test('a deleted record is read as far as its reader may, by nobody who does not see it in the trash', async () => {
    const dealerId = subjectOf(await hub.token(DEALER))
    const lines = [{ item: 'a', quantity: 2, cost: '5.55' }]
    const mine = (await call('POST', 'bargains', { name: 'Read', dealerId, margin: '9.99', tags: ['hot'], lines })).json()
    const other = (await call('POST', 'bargains', { name: 'Unread' })).json()
    for (const { id } of [mine, other]) await call('DELETE', `bargains/${id}`)
    const row = await trashedAs('bargains', mine.id)
    const { record, ...about } = await read(`trash/${row?.id}`)
    expect(record).toMatchObject({ id: mine.id, name: 'Read', dealerId, margin: '9.99', tags: ['hot'], lines })
    expect(about).toEqual({ id: row?.id, entity: 'bargains', at: expect.any(String), by: 'Ada Admin', followed: 0, together: [] })
    const seen = await call('GET', `trash/${row?.id}`, undefined, DEALER)
    expect(seen.json().record).toMatchObject({ id: mine.id, name: 'Read', dealerId, lines: [{ item: 'a', quantity: 2 }] })
    expect(/margin|9\.99|cost|5\.55/.exec(seen.body)).toBeNull()
    const hidden = (await trashedAs('bargains', other.id))?.id
    expect((await call('GET', `trash/${hidden}`)).statusCode).toBe(200)
    for (const [id, email] of [
      [hidden, DEALER],
      ['ghost', ADMIN],
    ])
      expect((await call('GET', `trash/${id}`, undefined, email)).json()).toMatchObject({ code: 'notFound' })
    await inTrash('restore', [row?.id])
    expect((await call('GET', `trash/${row?.id}`)).statusCode).toBe(404)
  })

  test('a deleted record counts what comes back with it, as far as its reader may see it', async () => {
    const dealerId = subjectOf(await hub.token(DEALER))
    const parent = (await call('POST', 'journeys', { name: 'Journey', dealerId })).json()
    for (const payload of [{ name: 'One', dealerId }, { name: 'Two' }]) await call('POST', 'stops', { ...payload, journey: parent.id })
    for (const payload of [{ name: 'Freed', dealerId }, { name: 'Freed too' }])
      await call('POST', 'guests', { ...payload, journey: parent.id })
    await call('DELETE', `journeys/${parent.id}`)
    const { id } = (await trashedAs('journeys', parent.id)) ?? {}
    const together = async (email: string) => (await call('GET', `trash/${id}`, undefined, email)).json().together
    const counts = (count: number) => [
      { entity: 'stops', restored: count, changed: 0 },
      { entity: 'guests', restored: 0, changed: count },
    ]
    expect(await together(ADMIN)).toEqual(expect.arrayContaining(counts(2)))
    expect(await together(DEALER)).toEqual(expect.arrayContaining(counts(1)))
    expect(await inTrash('restore', [id])).toMatchObject([{ status: 200, refused: [] }])
    const [back] = await read(`stops?filter=${encodeURIComponent(JSON.stringify({ name: 'One' }))}`)
    expect(back.journey).toBe(parent.id)
  })

  test('what is deleted for good can’t be had back in any way, and the trail says so', async () => {
    const { id } = (await call('POST', 'bargains', { name: 'Never' })).json()
    await call('DELETE', `bargains/${id}`)
    const row = await trashedAs('bargains', id)
    expect(await inTrash('delete', [row?.id, 'ghost'])).toMatchObject([{ status: 200 }, { id: 'ghost', status: 404 }])
    expect(await inTrash('restore', [row?.id])).toMatchObject([{ status: 404 }])
    expect((await call('POST', `bargains/${id}/restore`, { version: 1 })).statusCode).toBe(404)
    expect((await undo(`bargains/${id}`, 2)).statusCode).toBe(404)
    const trail = await read(`auditEntries?filter=${encodeURIComponent(JSON.stringify({ recordId: id, action: 'purge' }))}`)
    expect(trail).toMatchObject([{ actorName: 'Ada Admin', recordVersion: 3, changes: null }])
  })

  test('the lock of a record that was posted as it was made refuses the undo, and says why', async () => {
    const [customer] = await read('customers?range=[0,0]')
    const opening = { kind: 'receivable', customer: customer.id, amount: '25.00', date: '2026-01-01' }
    const posted = (await call('POST', 'openingBalances', opening)).json()
    expect(posted._lock).toMatchObject({ code: 'openingPosted' })
    const refused = await undo(`openingBalances/${posted.id}`, posted._version)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'openingPosted'])
    expect(await read(`openingBalances/${posted.id}`)).toMatchObject({ number: posted.number, amount: '25.00' })
  })
})
