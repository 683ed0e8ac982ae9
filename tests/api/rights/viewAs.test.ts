import { beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { ACTIONS } from '../../../src/model/entitySchema.ts'
import { decide } from '../../../src/model/policy.ts'
import { isExposed } from '../../../src/server/records/routes/routeContext.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('looking through the eyes of others (PRODUCT.md S8)', (engine) => {
  const hub = engineApp(engine, { customers: 5 })
  let ids: Record<'admin' | 'dealer', string>
  let viewing: string

  const filtered = (field: string, value: string) => `filter=${encodeURIComponent(JSON.stringify({ [field]: value }))}`
  const userId = async (email: string): Promise<string> =>
    (await hub.as(ADMIN, { url: `/api/users?${filtered('email', email)}` })).json()[0].id
  const view = (who: string, user: string) => hub.as(who, { method: 'POST', url: '/api/me/view-as', payload: { user } })
  const look = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    hub.app.inject({ method, url: `/api/${url}`, headers: { authorization: `Bearer ${viewing}` }, ...(payload && { payload }) })

  beforeAll(async () => {
    ids = { admin: await userId(ADMIN), dealer: await userId(DEALER) }
    viewing = (await view(ADMIN, ids.dealer)).json().token
  })

  test('reads what the user reads, and no more', async () => {
    for (const url of ['customers', 'cars', 'me/rights', 'me/account'])
      expect([url, (await look('GET', url)).json()]).toEqual([url, (await hub.as(DEALER, { url: `/api/${url}` })).json()])
    for (const url of ['userRights', 'outboxMails', 'auditEntries', 'dealers'])
      expect([url, (await look('GET', url)).statusCode]).toEqual([url, 403])
  })

  test.each([
    ['POST', 'customers', { code: 'X' }],
    ['PATCH', 'users/me', { name: 'X' }],
    ['PUT', 'me/account', { userName: 'x' }],
    ['POST', 'me/password', { currentPassword: 'demo1234', password: 'another one' }],
    ['POST', 'me/view-as', { user: 'anybody' }],
    ['DELETE', 'me/sessions', undefined],
    ['POST', 'Auth/sign-out', undefined],
  ] as const)('writes nothing: %s %s', async (method, url, payload) => {
    const answer = await look(method, url, payload)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'viewingAs'])
  })

  test('is audited as the Administrator’s, what is refused as well', async () => {
    const entries = (await hub.as(ADMIN, { url: `/api/auditEntries?${filtered('action', 'viewAs')}` })).json()
    expect(entries).toContainEqual(expect.objectContaining({ actorId: ids.admin, recordId: ids.dealer, outcome: 'done' }))
    expect(entries).toContainEqual(expect.objectContaining({ actorId: ids.admin, recordId: ids.dealer, outcome: 'denied' }))
  })

  test('is for Administrators, at others than Administrators', async () => {
    const dealer = await view(DEALER, ids.admin)
    expect([dealer.statusCode, dealer.json().code]).toEqual([403, 'adminsOnly'])
    const self = await view(ADMIN, ids.admin)
    expect([self.statusCode, self.json().code]).toEqual([403, 'viewAsAdmin'])
    expect((await view(ADMIN, 'nobody')).statusCode).toBe(404)
  })

  test('shows nothing that the Administrator is denied, and ends with the Administrator’s session', async () => {
    const made = { name: 'Second', email: `second@${engine.name}.example`, roles: ['Admin'], password: 'demo1234' }
    const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload: made })).json()
    const deny = { user: id, entity: 'customers', action: 'list', effect: 'deny' }
    expect((await hub.as(ADMIN, { method: 'POST', url: '/api/userRights', payload: deny })).statusCode).toBe(201)
    const { token } = (await view(made.email, ids.dealer)).json()
    const read = (url: string) => hub.app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } })
    expect([(await read('customers')).statusCode, (await read('cars')).statusCode]).toEqual([403, 200])
    await hub.as(made.email, { method: 'POST', url: '/api/Auth/sign-out' })
    expect((await read('cars')).statusCode).toBe(401)
  })

  describe('why a user may or may not', () => {
    const why = (question: Record<string, string>, who = ADMIN) => hub.as(who, { url: `/api/rights/why?${new URLSearchParams(question)}` })
    const rule = async (question: Record<string, string>) => (await why({ user: ids.dealer, ...question })).json().decides?.rule

    test('says what the policy says, for every entity and action', async () => {
      for (const entity of hub.model.list.filter(isExposed)) {
        for (const action of ACTIONS) {
          const answer = (await why({ user: ids.dealer, entity: entity.id, action })).json()
          const verdict = decide(entity, action, { id: ids.dealer, roles: ['Dealer'] })
          expect([entity.id, action, answer.reasons[0]]).toEqual([entity.id, action, verdict])
        }
      }
    })

    test('names the rule that decides', async () => {
      expect(await rule({ entity: 'userRights', action: 'list' })).toBe('notGranted')
      expect(await rule({ entity: 'customers', action: 'list' })).toBe('roleDefault')
      expect(await rule({ entity: 'dashboard', action: 'show' })).toBe('open')
      expect(await rule({ entity: 'users', action: 'show', record: ids.admin })).toBe('hiddenRecord')
      expect(await rule({ entity: 'users', action: 'show', record: ids.dealer })).toBe('roleDefault')
      expect(await rule({ entity: 'users', action: 'show', record: 'none' })).toBe('noRecord')
      const right = { user: ids.dealer, entity: 'marks', action: 'list', effect: 'deny' }
      const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/userRights', payload: right })).json()
      expect(await rule({ entity: 'marks', action: 'list' })).toBe('userDenied')
      await hub.as(ADMIN, { method: 'DELETE', url: `/api/userRights/${id}` })
    })

    test('knows what a record’s state closes, and that one Administrator must stay', async () => {
      const ask = async (question: object) => (await why({ user: ids.admin, ...question })).json().decides
      const approved = encodeURIComponent(JSON.stringify({ approval: 'approved' }))
      const [order] = (await hub.as(ADMIN, { url: `/api/salesOrders?filter=${approved}` })).json()
      const refused = await hub.as(ADMIN, { method: 'DELETE', url: `/api/salesOrders/${order.id}` })
      expect(await ask({ entity: 'salesOrders', action: 'delete', record: order.id })).toEqual({
        allowed: false,
        rule: 'closed',
        code: refused.json().code,
      })
      const second = { name: 'Second', email: 'second@hub.test', password: 'Quiet-Harbour-71', roles: ['Admin'], firm: HOUSE_FIRM }
      const { id } = (await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload: second })).json()
      const remove = (user: string) => why({ user, entity: 'users', action: 'delete', record: ids.admin })
      expect((await remove(id)).json().allowed).toBe(true)
      const admins = (await hub.as(ADMIN, { url: '/api/users?range=[0,99]' })).json<{ id: string; roles: string[] }[]>()
      for (const other of admins.filter(({ id: one, roles }) => roles.includes('Admin') && one !== ids.admin))
        await hub.as(ADMIN, { method: 'PATCH', url: `/api/users/${other.id}`, payload: { active: false } })
      expect((await remove(id)).json().reasons).toContainEqual({ allowed: false, rule: 'closed', code: 'lastAdmin' })
    })

    test.each(['auctions', 'bids', 'walletRequests'])('says of %s what a user without a verified address lacks', async (entity) => {
      const email = `${entity}@why-${engine.name}.example`
      const account = { name: 'Nia New', email, password: 'Quiet-Harbour-71', confirmPassword: 'Quiet-Harbour-71' }
      const { id } = (await hub.app.inject({ method: 'POST', url: '/api/Auth/sign-up', payload: account })).json()
      const { reasons } = (await why({ user: id, entity, action: 'create' })).json()
      expect(reasons).toContainEqual({ allowed: false, rule: 'emailUnverified' })
    })

    test('is for Administrators, and says what it does not know', async () => {
      expect((await why({ user: ids.dealer, entity: 'marks', action: 'list' }, DEALER)).statusCode).toBe(403)
      for (const [field, question] of Object.entries({
        entity: { entity: 'ghosts', action: 'list' },
        action: { entity: 'marks', action: 'fly' },
      })) {
        const answer = await why({ user: ids.dealer, ...question })
        expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
      }
    })
  })
})
