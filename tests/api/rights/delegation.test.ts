import { beforeAll, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { SCREEN_NAMES } from '../../../src/domain/screenNames.ts'
import { ACTIONS } from '../../../src/model/entitySchema.ts'
import { can, mayBeGranted } from '../../../src/model/policy.ts'
import { isExposed } from '../../../src/server/records/routes/routeContext.ts'
import { ADMIN, DEALER, DEALER2, type TestApp } from '../../support/app/app.ts'
import { openEvents } from '../../support/app/eventClient.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

/** Every entity with routes, with every action. */
const everything = ({ model }: TestApp) => model.list.filter(isExposed).flatMap((entity) => ACTIONS.map((action) => ({ entity, action })))

describeEachEngine('rights that are given on (PRODUCT.md S8)', (engine) => {
  const hub = engineApp(engine)
  let ids: Record<'admin' | 'dealer' | 'dealer2', string>

  const userId = async (email: string): Promise<string> =>
    (await hub.as(ADMIN, { url: `/api/users?filter=${encodeURIComponent(JSON.stringify({ email }))}` })).json()[0].id

  beforeAll(async () => {
    ids = { admin: await userId(ADMIN), dealer: await userId(DEALER), dealer2: await userId(DEALER2) }
  })

  const give = (right: object, who = ADMIN) => hub.as(who, { method: 'POST', url: '/api/userRights', payload: right })

  test('an Administrator grants their own rights and unreserved ones, entity by entity', async () => {
    const tried = everything(hub).filter(({ entity, action }) => action === 'edit' || entity.reserved.includes(action))
    for (const { entity, action } of tried) {
      const answer = await give({ user: ids.dealer, entity: entity.id, action, effect: 'allow' })
      const expected = !mayBeGranted(entity, action, ['Dealer'])
        ? [403, 'rightReserved']
        : can(entity, action, { id: ids.admin, roles: ['Admin'] })
          ? [201, undefined]
          : [403, 'rightNotHeld']
      expect([entity.id, action, answer.statusCode, answer.json().code]).toEqual([entity.id, action, ...expected])
      if (answer.statusCode === 201) await hub.as(ADMIN, { method: 'DELETE', url: `/api/userRights/${answer.json().id}` })
    }
  })

  test('users, rights, mail, the audit trail and writing dealers are reserved', () => {
    const reserved = everything(hub).filter(({ entity, action }) => !mayBeGranted(entity, action, ['Dealer']))
    const names = reserved.map(({ entity, action }) => `${entity.id}.${action}`)
    for (const entity of ['userRights', 'outboxMails', 'auditEntries'])
      expect(names).toEqual(expect.arrayContaining(ACTIONS.map((action) => `${entity}.${action}`)))
    expect(names).toEqual(expect.arrayContaining(['users.create', 'users.delete', 'users.export', 'dealers.edit']))
    expect(names).not.toContain('dealers.list')
  })

  test('a stored right to a reserved action has no effect, and can’t be granted on', async () => {
    const reserved = everything(hub).filter(({ entity, action }) => !mayBeGranted(entity, action, ['Dealer']))
    const userRights = hub.model.entities.userRights
    if (!userRights) throw new Error('userRights is missing')
    await hub.db.write(async (trx) => {
      for (const { entity, action } of reserved)
        await hub.repository.insert(trx, userRights, {
          id: `${entity.id}-${action}`,
          user: ids.dealer2,
          role: null,
          entity: entity.id,
          action,
          effect: 'allow',
        })
    })
    // Any change makes the process read the stored rights, as a start does.
    expect((await give({ user: ids.dealer2, entity: 'marks', action: 'list', effect: 'allow' })).statusCode).toBe(201)
    const names = [...hub.model.list.map(({ id }) => id), ...SCREEN_NAMES]
    for (const name of names)
      expect([name, (await give({ user: ids.dealer2, entity: name, action: 'show', effect: 'allow' }, DEALER2)).statusCode]).toEqual([
        name,
        403,
      ])
    for (const entity of ['userRights', 'outboxMails', 'auditEntries']) {
      const list = await hub.as(DEALER2, { url: `/api/${entity}` })
      const file = await hub.as(DEALER2, { url: `/api/${entity}/export?format=csv` })
      expect([entity, list.statusCode, [403, 405].includes(file.statusCode)]).toEqual([entity, 403, true])
    }
    expect((await hub.as(DEALER2, { url: '/api/users' })).json()).toMatchObject([{ id: ids.dealer2 }])
    expect((await hub.as(DEALER2, { url: '/api/users/export?format=csv' })).statusCode).toBe(403)
  })

  test('who was denied a right does not bring it back to others', async () => {
    const account = { name: 'Second Admin', email: 'second@cardealerhub.test', password: 'Quiet-Harbour-71', roles: ['Admin'] }
    const made = await hub.as(ADMIN, { method: 'POST', url: '/api/users', payload: { ...account, firm: HOUSE_FIRM } })
    const secondId = made.json().id
    const { email, password } = account
    const login = await hub.as(undefined, { method: 'POST', url: '/api/Auth/login', payload: { email, password } })
    const headers = { authorization: `Bearer ${login.json().token}` }
    const second = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      hub.app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) })
    const mine = (await give({ user: secondId, entity: 'banks', action: 'delete', effect: 'deny' })).json()
    const other = (await give({ user: ids.dealer2, entity: 'banks', action: 'delete', effect: 'deny' })).json()
    const given = await second('POST', 'userRights', { role: 'Dealer', entity: 'banks', action: 'delete', effect: 'allow' })
    expect([given.statusCode, given.json().code]).toEqual([403, 'rightNotHeld'])
    const freed = await second('DELETE', `userRights/${other.id}`)
    expect([freed.statusCode, freed.json().code]).toEqual([403, 'rightNotHeld'])
    for (const { id } of [mine, other]) await hub.as(ADMIN, { method: 'DELETE', url: `/api/userRights/${id}` })
  })

  test('changed rights of others send no event', async () => {
    const origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
    const login = async (email: string): Promise<string> =>
      (await hub.as(undefined, { method: 'POST', url: '/api/Auth/login', payload: { email, password: 'demo1234' } })).json().token
    const [one, other] = [await openEvents(origin, await login(DEALER)), await openEvents(origin, await login(DEALER2))]
    const begun = ({ event }: { event: string }) => event === 'ready' || event === 'gap'
    await Promise.all([one.next(begun), other.next(begun)])
    await give({ user: ids.dealer, entity: 'marks', action: 'delete', effect: 'deny' })
    await one.next(({ event }) => event === 'rights')
    expect((await give({ role: 'Dealer', entity: 'marks', action: 'export', effect: 'deny' })).statusCode).toBe(201)
    await other.next(({ event }) => event === 'rights')
    await one.next(({ event }) => event === 'rights')
    expect(other.received.filter(({ event }) => event === 'rights')).toHaveLength(1)
    for (const stream of [one, other]) stream.close()
  })
})
