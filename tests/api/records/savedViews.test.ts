import { expect, test } from 'vitest'
import { MAX_VIEWS } from '../../../src/server/features/views/saveView.ts'
import { MAX_TEMPLATES } from '../../../src/server/features/views/templates/templates.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Shown {
  readonly id: string
  readonly name: string
  readonly entity: string
  readonly own: boolean
  readonly shared: boolean
  readonly pinned: boolean
  readonly isDefault: boolean
}

const TEMPLATES = '/api/templates'

const NOBODY = { roles: [], users: [], defaultFor: [] }

describeEachEngine('saved views', (engine) => {
  const hub = engineApp(engine)

  const send = async (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, of = '/api/views') => {
    // Not through `as`, which chooses a firm for an Admin who creates records: here the Admin acts for all firms.
    const headers = { authorization: `Bearer ${await hub.token(who)}` }
    return hub.app.inject({ method, url: `${of}${path}`, headers, ...(payload && { payload }) })
  }
  const create = (who: string, view: object) =>
    send(who, 'POST', '', { entity: 'customers', name: 'A view', state: { filter: {} }, ...view })
  const created = async (who: string, view: object): Promise<string> => {
    const answer = await create(who, view)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json<{ id: string }>().id
  }
  const listed = async (who: string): Promise<Shown[]> => (await send(who, 'GET', '')).json()
  const find = async (who: string, id: string) => (await listed(who)).find((view) => view.id === id)
  const idOf = async (email: string) => (await hub.repository.of('users').findOne(hub.db.read, { email }))?.id ?? ''

  /** A second user of the dealer's firm. */
  const colleague = async (): Promise<string> => {
    const email = 'colleague@views.test'
    const known = await hub.repository.of('users').findOne(hub.db.read, { email })
    if (known) return email
    const dealer = await hub.repository.of('users').findOne(hub.db.read, { email: DEALER })
    const { id: _id, _version, createdAt, updatedAt, ...rest } = dealer ?? { id: '', _version: 0, createdAt: '', updatedAt: '' }
    await hub.db.write(async (trx) => void (await hub.repository.of('users').insert(trx, { ...rest, id: 'views-colleague', email })))
    return email
  }

  test('keep filter, order, columns and page of a list as they were given', async () => {
    const state = {
      filter: {
        $and: [{ createdAt_during: 'last30Days' }, { $or: [{ 'country.name_contains': 'a' }, { firstName: '<b>"\u0000' }] }],
        q: 'x y',
      },
      sort: ['secondName', 'DESC'],
      columns: ['email', 'code'],
      perPage: 50,
      widths: { email: 240, code: 90 },
      pinned: 2,
      density: 'compact',
      group: 'createdAt.month,country',
      groupOrder: '-count',
      shape: 'board',
      by: 'country',
      measures: ['creditLimit.max'],
    }
    const id = await created(DEALER, { name: ' <i>mine</i> |||| %{x} ', state })
    expect((await send(DEALER, 'GET', `/${id}`)).json()).toEqual({
      ...{ id, entity: 'customers', name: '<i>mine</i> |||| %{x}', own: true, shared: false, pinned: false, isDefault: false },
      ...{ state, incomplete: false, sharing: NOBODY },
    })
    expect((await send(DEALER, 'PUT', `/${id}`, { name: 'Other', state: { filter: { code: 'x' } } })).statusCode).toBe(204)
    expect((await send(DEALER, 'GET', `/${id}`)).json()).toMatchObject({ name: 'Other', state: { filter: { code: 'x' } } })
    expect((await send(DEALER, 'DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await send(DEALER, 'GET', `/${id}`)).statusCode).toBe(404)
  })

  test('are private until they are shared, and only their owner and Admins change them', async () => {
    const id = await created(DEALER, {})
    const other = await colleague()
    for (const who of [other, DEALER2, ADMIN]) {
      expect([who, await find(who, id)]).toEqual([who, undefined])
      for (const method of ['GET', 'PUT', 'DELETE'] as const)
        expect([who, method, (await send(who, method, `/${id}`, method === 'PUT' ? { name: 'x' } : undefined)).statusCode]).toEqual([
          who,
          method,
          404,
        ])
    }
    await send(DEALER, 'PUT', `/${id}`, { sharing: { ...NOBODY, roles: ['Dealer'] } })
    expect(await find(other, id)).toMatchObject({ own: false, shared: true })
    expect((await send(other, 'GET', `/${id}`)).json().sharing).toEqual(NOBODY)
    expect((await send(other, 'PUT', `/${id}`, { name: 'x' })).statusCode).toBe(403)
    expect((await send(other, 'DELETE', `/${id}`)).statusCode).toBe(403)
    expect((await hub.app.inject({ url: '/api/views' })).statusCode).toBe(401)
  })

  test('of a firm are seen in it alone, those of an Admin of all firms everywhere', async () => {
    const other = await colleague()
    const ofFirm = await created(DEALER, { sharing: { ...NOBODY, roles: ['Dealer', 'Admin'], users: [await idOf(other)] } })
    const ofAll = await created(ADMIN, { sharing: { ...NOBODY, roles: ['Dealer'] } })
    const ofOne = await created(ADMIN, { sharing: { ...NOBODY, users: [await idOf(DEALER2)] } })
    const made = [ofFirm, ofAll, ofOne]
    const seen = async (who: string) =>
      (await listed(who))
        .map(({ id }) => id)
        .filter((id) => made.includes(id))
        .sort()
    expect(await seen(DEALER)).toEqual([ofFirm, ofAll].sort())
    expect(await seen(other)).toEqual([ofFirm, ofAll].sort())
    expect(await seen(DEALER2)).toEqual([ofAll, ofOne].sort())
    expect(await seen(ADMIN)).toEqual([ofAll, ofOne].sort())
    expect((await create(DEALER, { sharing: { ...NOBODY, users: [await idOf(DEALER2)] } })).statusCode).toBe(404)
  })

  test('open lists as the user’s own default, else as that of the role, of which there is one', async () => {
    const forRole = { ...NOBODY, defaultFor: ['Dealer'] }
    expect((await create(DEALER, { sharing: forRole })).statusCode).toBe(403)
    const first = await created(ADMIN, { entity: 'banks', sharing: forRole })
    const second = await created(ADMIN, { entity: 'banks', sharing: forRole })
    expect((await send(ADMIN, 'GET', `/${first}`)).json().sharing).toEqual({ ...NOBODY, roles: ['Dealer'] })
    const defaults = async () => (await listed(DEALER)).filter((view) => view.entity === 'banks' && view.isDefault).map(({ id }) => id)
    expect(await defaults()).toEqual([second])
    const own = await created(DEALER, { entity: 'banks' })
    for (const id of [first, own]) {
      expect((await send(DEALER, 'PUT', `/${id}/choice`, { isDefault: true, pinned: true })).statusCode).toBe(204)
      expect(await defaults()).toEqual([id])
    }
    expect([(await find(DEALER, first))?.pinned, (await find(DEALER2, first))?.pinned]).toEqual([true, false])
    await send(DEALER, 'PUT', `/${own}/choice`, { isDefault: false })
    expect(await defaults()).toEqual([second])
  })

  test('leave out what their reader may not read, and refuse it where it is written', async () => {
    const state = {
      filter: {
        sqlQuery_contains: 'x',
        name_contains: 'a',
        $and: [{ sqlQuery_null: true }, { showInMenu: true }],
        $or: [{ sqlQuery_contains: 'y' }, { name: 'b' }],
      },
      sort: ['name', 'ASC'],
      columns: ['name', 'sqlQuery'],
      widths: { sqlQuery: 300, name: 120 },
      group: 'createdAt.year',
    }
    const id = await created(ADMIN, { entity: 'reports', state, sharing: { ...NOBODY, roles: ['Dealer'] } })
    expect((await send(ADMIN, 'GET', `/${id}`)).json()).toMatchObject({ state, incomplete: false })
    const shown = await send(DEALER, 'GET', `/${id}`)
    expect(shown.json()).toMatchObject({ incomplete: true })
    expect(shown.json().state).toEqual({
      filter: { name_contains: 'a', $and: [{ showInMenu: true }] },
      sort: ['name', 'ASC'],
      columns: ['name'],
      widths: { name: 120 },
      group: 'createdAt.year',
    })
    expect(shown.body).not.toContain('sqlQuery')
    for (const refused of [
      { filter: { sqlQuery_contains: 'x' } },
      { filter: { ghost: 1 } },
      { filter: {}, sort: ['sqlQuery', 'ASC'] },
      { filter: {}, sort: ['ghost', 'ASC'] },
      { filter: {}, sort: ['name', 'SIDEWAYS'] },
      { filter: {}, columns: ['sqlQuery'] },
      { filter: {}, columns: ['constructor'] },
      { filter: {}, widths: { sqlQuery: 100 } },
      { filter: {}, group: 'sqlQuery' },
      { filter: {}, group: 'createdAt' },
      { filter: {}, group: 'createdAt.year,sqlQuery' },
      { filter: {}, group: 'showInMenu,createdAt.year,createdAt.month' },
      { filter: {}, measures: ['sqlQuery.max'] },
      { filter: {}, shape: 'board', by: 'sqlQuery' },
      { filter: {}, shape: 'board', by: 'name' },
      { filter: {}, shape: 'calendar', by: 'showInMenu' },
      { filter: {}, shape: 'board', by: 'constructor' },
      { filter: {}, by: 'showInMenu' },
      { filter: { __proto: 1 } },
      { filter: { name: { $some: 1 } } },
    ])
      expect([refused, (await create(DEALER, { entity: 'reports', state: refused })).statusCode]).toEqual([refused, 400])
  })

  test('are shown as the plain list where their reader may not see what makes the columns', async () => {
    const state = { filter: {}, shape: 'board', by: 'showInMenu' }
    const id = (await create(ADMIN, { entity: 'reports', state, sharing: { roles: ['Dealer'], users: [], defaultFor: [] } })).json().id
    expect((await send(DEALER, 'GET', `/${id}`)).json()).toMatchObject({ state, incomplete: false })
    // The field was removed from the schema since.
    const views = hub.repository.of('savedViews')
    await hub.db.write(async (trx) => {
      const [stored] = await views.getLocked(trx, [id])
      if (stored) await views.update(trx, stored, { arrangement: { shape: 'board', by: 'ghost' } })
    })
    const read = (await send(DEALER, 'GET', `/${id}`)).json()
    expect([read.state, read.incomplete]).toEqual([{ filter: {} }, true])
  })

  test('refuse unknown lists, odd names and too much', async () => {
    for (const entity of ['ghosts', 'constructor', 'drafts', 'userRights'])
      expect([entity, (await create(DEALER, { entity })).statusCode]).toEqual([entity, 404])
    for (const name of ['', 'x'.repeat(81), 'a\u0000b', 5]) expect([name, (await create(DEALER, { name })).statusCode]).toEqual([name, 422])
    const large = await create(DEALER, { state: { filter: { firstName: 'x'.repeat(20_000) } } })
    expect([large.statusCode, large.json().code]).toEqual([413, 'tooLarge'])
    for (const id of ['none', '%00', '9'.repeat(99)])
      for (const method of ['GET', 'DELETE'] as const) expect([id, (await send(DEALER, method, `/${id}`)).statusCode]).toEqual([id, 404])
    await Promise.all(Array.from({ length: MAX_VIEWS + 3 }, () => create(DEALER2, {})))
    const full = await create(DEALER2, {})
    expect([full.statusCode, full.json().code]).toEqual([400, 'tooManyViews'])
    const { total } = await hub.repository.of('savedViews').list(hub.db.read, { owner: await idOf(DEALER2) })
    expect(total).toBe(MAX_VIEWS)
  })
  test('of new records, templates, keep what a form can start with, and are shared as views are', async () => {
    const kept = { firstName: 'Ada', address: '<b>\u0000' }
    const values = { ...kept, code: 'unique', createdAt: '2020-01-01T00:00:00.000Z', ghost: 'gone', constructor: 'x' }
    const answer = await send(DEALER, 'POST', '', { entity: 'customers', name: ' Mine ', values }, TEMPLATES)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    const { id } = answer.json<{ id: string }>()
    const one = (who: string, method: 'GET' | 'PUT' | 'DELETE', payload?: object) => send(who, method, `/${id}`, payload, TEMPLATES)
    const read = async (who: string) => (await one(who, 'GET')).json()
    const summary = { id, entity: 'customers', name: 'Mine' }
    const sharing = { roles: [], users: [] }
    expect(await read(DEALER)).toEqual({ ...summary, own: true, shared: false, values: kept, incomplete: false, sharing })
    const other = await colleague()
    for (const who of [other, DEALER2, ADMIN]) {
      const answers = [await one(who, 'GET'), await one(who, 'PUT', { name: 'x' }), await one(who, 'DELETE')]
      expect([who, ...answers.map(({ statusCode }) => statusCode)]).toEqual([who, 404, 404, 404])
    }

    expect((await one(DEALER, 'PUT', { sharing: { roles: ['Dealer'], users: [] } })).statusCode).toBe(204)
    expect(await read(other)).toEqual({ ...summary, own: false, shared: true, values: kept, incomplete: false, sharing })
    expect([(await one(DEALER2, 'GET')).statusCode, (await one(other, 'PUT', { name: 'x' })).statusCode]).toEqual([404, 403])
    expect((await one(other, 'DELETE')).statusCode).toBe(403)

    // A field was removed from the schema since.
    const templates = hub.repository.of('recordTemplates')
    await hub.db.write(async (trx) => {
      const [stored] = await templates.getLocked(trx, [id])
      if (stored) await templates.update(trx, stored, { values: { ...kept, ghost: 1 } })
    })
    expect(await read(DEALER)).toMatchObject({ values: kept, incomplete: true })
    expect((await one(DEALER, 'DELETE')).statusCode).toBe(204)
    expect((await send(DEALER, 'GET', '', undefined, TEMPLATES)).json()).toEqual([])
  })

  test('of new records, templates, need the right to create, and hold no secrets and nothing that their reader may not set', async () => {
    const make = (who: string, template: object) => send(who, 'POST', '', { name: 'One', values: {}, ...template }, TEMPLATES)
    const idIn = (answer: Awaited<ReturnType<typeof make>>) => answer.json<{ id: string }>().id
    for (const entity of ['ghosts', 'constructor', 'banks', 'drafts'])
      expect([entity, (await make(DEALER, { entity })).statusCode]).toEqual([entity, 404])
    const secret = idIn(await make(ADMIN, { entity: 'users', values: { password: 'demo1234', name: 'A' } }))
    expect((await hub.repository.of('recordTemplates').findOne(hub.db.read, { id: secret }))?.values).toEqual({ name: 'A' })
    const row = { code: 'pc', name: 'Piece', factor1: '1', factor2: '1', isMain: true }
    const unit = idIn(
      await make(DEALER, { entity: 'mainUnits', values: { name: 'Unit', subUnits: [{ id: 'x', ...row, ghost: 1 }, null] } }),
    )
    expect((await send(DEALER, 'GET', `/${unit}`, undefined, TEMPLATES)).json().values).toEqual({ name: 'Unit', subUnits: [row] })
    const ofAdmin = idIn(
      await make(ADMIN, {
        entity: 'customers',
        values: { firstName: 'A', recipientFirm: 'house' },
        sharing: { roles: ['Dealer'], users: [] },
      }),
    )
    expect((await send(DEALER, 'GET', `/${ofAdmin}`, undefined, TEMPLATES)).json()).toMatchObject({
      values: { firstName: 'A' },
      own: false,
    })
    const large = await make(DEALER, { entity: 'customers', values: { address: 'x'.repeat(300_000) } })
    expect([large.statusCode, large.json().code]).toEqual([413, 'tooLarge'])
    await Promise.all(Array.from({ length: MAX_TEMPLATES + 3 }, () => make(DEALER2, { entity: 'customers' })))
    const full = await make(DEALER2, { entity: 'customers' })
    expect([full.statusCode, full.json().code]).toEqual([400, 'tooManyTemplates'])
  })
})
