import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, createTestApp, DEALER, DEALER2, type TestApp } from '../../support/app/app.ts'
import { openEvents } from '../../support/app/eventClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('rights changed at run time', (engine) => {
  const hub = engineApp(engine, { secret: 'shared secret of two processes' })
  let ids: Record<'admin' | 'dealer' | 'dealer2', string>

  const userId = async (email: string): Promise<string> =>
    (await hub.as(ADMIN, { url: `/api/users?filter=${encodeURIComponent(JSON.stringify({ email }))}` })).json()[0].id

  beforeAll(async () => {
    ids = { admin: await userId(ADMIN), dealer: await userId(DEALER), dealer2: await userId(DEALER2) }
  })

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = ADMIN) =>
    hub.as(who, { method, url: `/api/${url}`, ...(payload && { payload }) })
  const give = (right: object, who = ADMIN) => send('POST', 'userRights', right, who)
  const status = async (who: string, url: string, app: TestApp = hub) => (await app.as(who, { url: `/api/${url}` })).statusCode

  beforeEach(async () => {
    const rights: { id: string }[] = (await hub.as(ADMIN, { url: '/api/userRights' })).json()
    for (const { id } of rights) expect((await send('DELETE', `userRights/${id}`)).statusCode).toBe(200)
  })

  test('count at once, and end with their record', async () => {
    expect([await status(DEALER, 'dealers'), await status(DEALER, 'customers')]).toEqual([403, 200])
    const allowed = (await give({ role: 'Dealer', entity: 'dealers', action: 'list', effect: 'allow' })).json()
    const denied = (await give({ user: ids.dealer, entity: 'customers', action: 'list', effect: 'deny' })).json()
    expect([await status(DEALER, 'dealers'), await status(DEALER, 'customers'), await status(DEALER2, 'customers')]).toEqual([
      200, 403, 200,
    ])
    expect((await hub.as(DEALER, { url: '/api/me/rights' })).json()).toEqual({
      rights: [
        { entity: 'dealers', action: 'list', effect: 'allow', via: 'role', role: 'Dealer' },
        { entity: 'customers', action: 'list', effect: 'deny', via: 'user' },
      ],
    })
    await send('PUT', `userRights/${denied.id}`, { effect: 'allow' })
    expect(await status(DEALER, 'customers')).toBe(200)
    await send('DELETE', `userRights/${allowed.id}`)
    expect(await status(DEALER, 'dealers')).toBe(403)
  })

  test('of a user win over those of a role; a denial to one role leaves what another grants', async () => {
    await give({ role: 'Dealer', entity: 'marks', action: 'list', effect: 'deny' })
    expect(await status(DEALER, 'marks')).toBe(403)
    expect((await send('PUT', `users/${ids.dealer2}`, { roles: ['Dealer', 'Admin'], firm: 'house' })).statusCode).toBe(200)
    const both = await hub.as(undefined, { method: 'POST', url: '/api/Auth/login', payload: { email: DEALER2, password: 'demo1234' } })
    const headers = { authorization: `Bearer ${both.json().token}` }
    expect((await hub.app.inject({ url: '/api/marks', headers })).statusCode).toBe(200)
    await give({ user: ids.dealer2, entity: 'marks', action: 'list', effect: 'deny' })
    expect((await hub.app.inject({ url: '/api/marks', headers })).statusCode).toBe(403)
    await send('PUT', `users/${ids.dealer2}`, { roles: ['Dealer'] })
  })

  test.each([
    ['neither a role nor a user', { entity: 'marks', action: 'list', effect: 'deny' }],
    ['both', { role: 'Dealer', user: 'dealer', entity: 'marks', action: 'list', effect: 'deny' }],
    ['an entity that does not exist', { role: 'Dealer', entity: 'ghosts', action: 'list', effect: 'deny' }],
    ['an entity of the server’s own', { role: 'Dealer', entity: 'numberSerials', action: 'list', effect: 'allow' }],
    ['a name that every object has', { role: 'Dealer', entity: 'constructor', action: 'list', effect: 'allow' }],
  ])('with %s are refused', async (_title, right) => {
    expect((await give('user' in right ? { ...right, user: ids.dealer } : right)).statusCode).toBe(422)
  })

  test.each([{}, { role: 'Dealer', user: 'both' }])('say at the field that it must be one of role and user: %o', async (who) => {
    const right = { entity: 'marks', action: 'list', effect: 'deny', ...who, ...('user' in who ? { user: ids.dealer } : {}) }
    expect((await give(right)).json().errors).toEqual({ user: 'Choose either a role or a user, not both' })
  })

  test('of a screen close its calls, to a role except for users with a grant', async () => {
    expect(await status(DEALER, 'dashboard')).toBe(200)
    expect((await give({ role: 'Dealer', entity: 'dashboard', action: 'show', effect: 'deny' })).statusCode).toBe(201)
    expect([await status(DEALER, 'dashboard'), await status(ADMIN, 'dashboard')]).toEqual([403, 200])
    await give({ user: ids.dealer, entity: 'dashboard', action: 'show', effect: 'allow' })
    expect(await status(DEALER, 'dashboard')).toBe(200)
  })

  test('of a screen are to be shown it, and nothing else', async () => {
    const answer = await give({ role: 'Dealer', entity: 'dashboard', action: 'edit', effect: 'deny' })
    expect(answer.json().errors).toEqual({ action: 'A screen can only be shown: choose the action Show' })
  })

  test('reach open pages immediately', async () => {
    const origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
    const listener = await openEvents(origin, await hub.token(DEALER))
    await listener.next(({ event }) => event === 'ready' || event === 'gap')
    await give({ role: 'Dealer', entity: 'marks', action: 'delete', effect: 'allow' })
    expect((await listener.next(({ event }) => event === 'rights')).data).toEqual({})
    listener.close()
  })

  test('are never for the caller themselves', async () => {
    const own = await give({ user: ids.admin, entity: 'marks', action: 'list', effect: 'allow' })
    expect([own.statusCode, own.json().code]).toEqual([403, 'ownRights'])
    const role = await give({ role: 'Admin', entity: 'userRights', action: 'create', effect: 'deny' })
    expect([role.statusCode, role.json().code]).toEqual([403, 'ownRights'])
    const moved = (await give({ user: ids.dealer, entity: 'marks', action: 'delete', effect: 'allow' })).json()
    expect((await send('PUT', `userRights/${moved.id}`, { user: ids.admin })).statusCode).toBe(403)
  })

  test('leave a user who can administer users', async () => {
    await send('PUT', `users/${ids.dealer2}`, { roles: ['Admin'], firm: 'house' })
    const login = await hub.as(undefined, { method: 'POST', url: '/api/Auth/login', payload: { email: DEALER2, password: 'demo1234' } })
    const second = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      hub.app.inject({
        method,
        url: `/api/${url}`,
        ...(payload && { payload }),
        headers: { authorization: `Bearer ${login.json().token}` },
      })
    expect((await give({ user: ids.dealer2, entity: 'users', action: 'edit', effect: 'deny' })).statusCode).toBe(201)
    const last = await second('POST', 'userRights', { user: ids.admin, entity: 'users', action: 'edit', effect: 'deny' })
    expect([last.statusCode, last.json().code]).toEqual([409, 'lastAdmin'])
    const harmless = await second('POST', 'userRights', { user: ids.admin, entity: 'marks', action: 'edit', effect: 'deny' })
    expect(harmless.statusCode).toBe(201)
    expect((await send('DELETE', `userRights/${harmless.json().id}`)).statusCode).toBe(403)
    expect((await second('DELETE', `userRights/${harmless.json().id}`)).statusCode).toBe(200)
    await send('PUT', `users/${ids.dealer2}`, { roles: ['Dealer'] })
  })

  test('go with their user', async () => {
    const made = await send('POST', 'users', {
      name: 'Short',
      email: `short-${engine.name}@example.com`,
      roles: ['Dealer'],
      password: 'open sesame',
    })
    const right = (await give({ user: made.json().id, entity: 'marks', action: 'delete', effect: 'allow' })).json()
    expect((await send('DELETE', `users/${made.json().id}`)).statusCode).toBe(200)
    expect((await hub.as(ADMIN, { url: `/api/userRights/${right.id}` })).statusCode).toBe(404)
  })

  describe('as a matrix', () => {
    const matrix = (query: string, who = ADMIN) => hub.as(who, { url: `/api/rights/matrix?${query}` })
    const cellOf = async (query: string, name: string, action: string) => {
      const rows: { name: string; cells: { action: string }[] }[] = (await matrix(query)).json()
      return rows.find((row) => row.name === name)?.cells.find((cell) => cell.action === action)
    }

    test('show what holds for a role and for a user, by which rule, and the right of exactly this holder', async () => {
      const [role, user] = ['role=Dealer', `user=${ids.dealer}`]
      expect(await cellOf(role, 'customers', 'export')).toEqual({
        action: 'export',
        allowed: true,
        rule: 'roleDefault',
        role: 'Dealer',
        grantable: true,
      })
      const denied = (await give({ role: 'Dealer', entity: 'customers', action: 'export', effect: 'deny' })).json()
      const of = { allowed: false, rule: 'roleDenied', role: 'Dealer', grantable: true }
      expect(await cellOf(role, 'customers', 'export')).toEqual({ action: 'export', ...of, right: { id: denied.id, effect: 'deny' } })
      expect(await cellOf(user, 'customers', 'export')).toEqual({ action: 'export', ...of })
      const own = (await give({ user: ids.dealer, entity: 'customers', action: 'export', effect: 'allow' })).json()
      expect(await cellOf(user, 'customers', 'export')).toMatchObject({
        allowed: true,
        rule: 'userAllowed',
        right: { id: own.id, effect: 'allow' },
      })
      expect(await cellOf(role, 'customers', 'export')).toMatchObject({ allowed: false })
      expect(await cellOf(role, 'userRights', 'list')).toMatchObject({ allowed: false, grantable: false })
      expect(await cellOf(role, 'postings', 'edit')).toMatchObject({ allowed: false, rule: 'readOnly' })
      expect(await cellOf(role, 'dashboard', 'show')).toMatchObject({ allowed: true, rule: 'open' })
      expect(await cellOf(role, 'numberSerials', 'list')).toBeUndefined()
    })

    test('are for those who may list rights, about one known holder', async () => {
      expect((await matrix('role=Dealer', DEALER)).statusCode).toBe(403)
      expect((await matrix('')).json()).toEqual((await matrix(`user=${ids.admin}`)).json())
      for (const query of [`role=Dealer&user=${ids.dealer}`, 'role=constructor', 'user=nobody'])
        expect([query, (await matrix(query)).statusCode]).toEqual([query, 400])
    })
  })

  describe('in another process', () => {
    test('arrive after its start, and spread between processes that share notifications', async () => {
      await give({ role: 'Dealer', entity: 'dealers', action: 'list', effect: 'allow' })
      const other = await createTestApp({ database: engine.database, secret: 'shared secret of two processes' })
      try {
        expect(await status(DEALER, 'dealers', other)).toBe(200)
        if (!hub.db.capabilities.notifications) return
        await give({ user: ids.dealer, entity: 'dealers', action: 'list', effect: 'deny' })
        await expect.poll(() => status(DEALER, 'dealers', other)).toBe(403)
      } finally {
        await other.close()
      }
    })
  })
})
