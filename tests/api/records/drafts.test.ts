import { expect, test } from 'vitest'
import { MAX_DRAFTS, sweepDrafts } from '../../../src/server/records/drafts/draftRows.sql.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

const DAY = 24 * 60 * 60 * 1000

describeEachEngine('drafts', (engine) => {
  const hub = engineApp(engine)

  const at = (path: string, who = DEALER) => hub.as(who, { url: `/api/drafts/${path}` })
  const save = (path: string, values: object, { who = DEALER, version }: { who?: string; version?: number } = {}) =>
    hub.as(who, { method: 'PUT', url: `/api/drafts/${path}`, payload: { values, ...(version !== undefined && { version }) } })
  const valuesAt = async (path: string, who = DEALER) => (await at(path, who)).json().draft?.values

  test('keep the last input of each form, for its user alone', async () => {
    expect((await at('customers/create')).json()).toEqual({ draft: null })
    expect((await save('customers/create', { code: 'C1', firstName: 'A' })).statusCode).toBe(204)
    expect((await save('customers/create', { code: 'C1', firstName: '<b>"\u0000' })).statusCode).toBe(204)
    expect((await save('customers/7', { firstName: 'B' }, { version: 3 })).statusCode).toBe(204)
    expect((await at('customers/create')).json().draft).toEqual({
      values: { code: 'C1', firstName: '<b>"\u0000' },
      version: null,
      savedAt: expect.any(String),
    })
    expect((await at('customers/7')).json().draft).toMatchObject({ values: { firstName: 'B' }, version: 3 })
    expect(await valuesAt('customers/create', DEALER2)).toBeUndefined()
    expect((await hub.as(DEALER, { method: 'DELETE', url: '/api/drafts/customers/create' })).statusCode).toBe(204)
    expect([await valuesAt('customers/create'), await valuesAt('customers/7')]).toEqual([undefined, { firstName: 'B' }])
  })

  test('leave out passwords and what is no field', async () => {
    await save('users/create', { name: 'Dora', password: 'open sesame', __proto: 1, constructor: 'x' }, { who: ADMIN })
    expect(await valuesAt('users/create', ADMIN)).toEqual({ name: 'Dora' })
    // Nothing is left to be offered.
    await save('users/create', { password: 'open sesame' }, { who: ADMIN })
    expect((await at('users/create', ADMIN)).json()).toEqual({ draft: null })
  })

  test('are refused for forms that the user may not fill in, and above a size', async () => {
    for (const path of ['users/create', 'numberSerials/create', 'ghosts/create', 'constructor/create'])
      expect([path, (await save(path, { name: 'x' })).statusCode, (await at(path)).statusCode]).toEqual([path, 404, 404])
    for (const path of ['customers/%00', `customers/${'9'.repeat(65)}`])
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const { statusCode } = await hub.as(DEALER, {
          method,
          url: `/api/drafts/${path}`,
          ...(method === 'PUT' && { payload: { values: {} } }),
        })
        expect([path, method, statusCode]).toEqual([path, method, 404])
      }
    expect((await hub.as(undefined, { url: '/api/drafts/customers/create' })).statusCode).toBe(401)
    const large = await save('customers/create', { notes: 'x', address: 'y'.repeat(300_000) })
    expect([large.statusCode, large.json().code]).toEqual([413, 'tooLarge'])
  })

  test('of one form that are stored at the same time leave one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => save('materials/create', { name: `M${index}` })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204))
    const rows = await hub.repository.of('drafts').find(hub.db.read, { entity: 'materials' })
    expect(rows).toHaveLength(1)
  })

  test('are at most a hundred a user', async () => {
    for (let index = 0; index <= MAX_DRAFTS; index += 1)
      expect((await save(`banks/${index}`, { name: 'x' }, { who: ADMIN })).statusCode).toBe(204)
    expect(await valuesAt(`banks/${MAX_DRAFTS}`, ADMIN)).toEqual({ name: 'x' })
    const { id } = (await hub.repository.of('users').findOne(hub.db.read, { email: ADMIN })) ?? { id: '' }
    expect(await hub.repository.of('drafts').find(hub.db.read, { ownerId: id }, { limit: 2 * MAX_DRAFTS })).toHaveLength(MAX_DRAFTS)
  })

  test('go 30 days after their last change', async () => {
    const newest = (await hub.repository.of('drafts').find(hub.db.read, {}, { limit: 1 }))[0]
    const changed = Date.parse(newest?.updatedAt ?? '')
    await sweepDrafts({ db: hub.db, clock: () => new Date(changed + 30 * DAY) })
    expect(await hub.repository.of('drafts').get(hub.db.read, newest?.id ?? '')).toBeDefined()
    await sweepDrafts({ db: hub.db, clock: () => new Date(Date.now() + 31 * DAY) })
    expect(await hub.repository.of('drafts').find(hub.db.read, {})).toEqual([])
  })
})
