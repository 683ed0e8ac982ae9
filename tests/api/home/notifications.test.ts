import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, CLERK, DEALER, DEALER2 } from '../../support/app/app.ts'
import { type EventClient, openEvents } from '../../support/app/eventClient.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Notification {
  readonly id: string
  readonly kind: string
  readonly params: object
  readonly entity: string
  readonly record: string
  readonly read: boolean
}

describeEachEngine('notifications', (engine) => {
  const hub = engineApp(engine, { customers: 1 })
  let origin: string
  let parts: { customer: string; warehouse: string; lines: readonly object[] }
  const open: EventClient[] = []

  const read = async (who: string, filter: object = {}): Promise<Notification[]> =>
    (await hub.as(who, { url: `/api/notifications?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["createdAt","DESC"]` })).json()
  const send = (who: string, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    hub.as(who, { method, url: `/api/${url}`, ...(payload && { payload }) })
  const first = async (entity: string) => (await hub.as(ADMIN, { url: `/api/${entity}?range=[0,0]` })).json()[0].id

  beforeAll(async () => {
    origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
    await hub.db.write((trx) => trx.deleteFrom('notifications').execute())
    const lines = [{ lineType: 'material', material: await first('materials'), quantity: '1', price: '10' }]
    parts = { customer: await first('customers'), warehouse: await first('warehouses'), lines }
    const user = subjectOf(await hub.token(DEALER))
    for (const action of ['create', 'show', 'approve']) {
      await send(ADMIN, 'POST', 'userRights', { user, entity: 'salesOrders', action, effect: 'allow' })
    }
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })

  const makeOrder = async (who: string): Promise<{ id: string; ficheNumber: string }> =>
    (await send(who, 'POST', 'salesOrders', { date: '2026-05-05', ...parts })).json()
  const decide = (who: string, action: string, id: string) => send(who, 'POST', 'salesOrders/batch', { action, ids: [id] })

  describe('of orders', () => {
    test('tell only the creator what was decided, in the words of the page and with a link to the order', async () => {
      const order = await makeOrder(CLERK)
      await decide(ADMIN, 'approve', order.id)
      expect(await read(CLERK)).toMatchObject([
        { kind: 'orderApproved', params: { number: order.ficheNumber }, entity: 'salesOrders', record: order.id, read: false },
      ])
      expect([await read(DEALER2), await read(ADMIN)]).toEqual([[], []])
    })

    test('arrive at once, at that user alone', async () => {
      const [mine, others] = [await openEvents(origin, await hub.token(CLERK)), await openEvents(origin, await hub.token(DEALER2))]
      open.push(mine, others)
      for (const client of [mine, others]) await client.next(({ event }) => event === 'ready')
      const order = await makeOrder(CLERK)
      await decide(ADMIN, 'reject', order.id)
      const [rejection] = await read(CLERK)
      expect(rejection?.kind).toBe('orderRejected')
      // An event of the test before may come late.
      await mine.next(({ data }) => data.entity === 'notifications' && data.id === rejection?.id)
      expect(others.received.filter(({ data }) => data.entity === 'notifications')).toEqual([])
    })

    test('are not sent for my own decisions', async () => {
      const before = await read(CLERK)
      await decide(CLERK, 'approve', (await makeOrder(CLERK)).id)
      expect(await read(CLERK)).toEqual(before)
    })

    test('are not written where the decision is refused', async () => {
      const order = await makeOrder(CLERK)
      await decide(ADMIN, 'approve', order.id)
      const before = await read(CLERK)
      expect((await decide(ADMIN, 'reject', order.id)).json().results[0].code).toBe('notProposal')
      expect(await read(CLERK)).toEqual(before)
    })
  })

  test('of a plan that could not be paid are sent to its dealer once, with its name and a link', async () => {
    const [user] = (await hub.as(ADMIN, { url: `/api/users?filter=${encodeURIComponent(JSON.stringify({ email: DEALER }))}` })).json()
    const { firm } = user
    const url = `/api/subscriptions?filter=${encodeURIComponent(JSON.stringify({ firm }))}`
    const limits = { carLimit: 1, pipelineCarLimit: 1, pricePerMonth: '1.00', extraCarPrice: '1.00' }
    const plan = (await send(ADMIN, 'POST', 'subscriptionPlans', { name: 'Forecourt', description: 'One car', ...limits })).json()
    const [own] = (await hub.as(ADMIN, { url })).json()
    expect((await send(ADMIN, 'PUT', `subscriptions/${own.id}`, { plan: plan.id, status: 'active' })).statusCode).toBe(200)
    const pastDue = () => read(DEALER, { kind: 'planPastDue' })
    expect(await pastDue()).toEqual([])
    for (const change of [{ status: 'pastDue' }, { renewalDate: '2026-06-05' }]) await send(ADMIN, 'PUT', `subscriptions/${own.id}`, change)
    expect(await pastDue()).toMatchObject([{ params: { plan: 'Forecourt' }, entity: 'subscriptions', record: own.id, read: false }])
    expect(await read(DEALER2, { kind: 'planPastDue' })).toEqual([])
    for (const status of ['active', 'pastDue']) await send(ADMIN, 'PUT', `subscriptions/${own.id}`, { status })
    expect(await pastDue()).toHaveLength(2)
  })

  test('that the user does not want are not written', async () => {
    const url = `/api/notifications?filter=${encodeURIComponent(JSON.stringify({ kind: 'orderApproved' }))}`
    const before = (await hub.as(DEALER, { url })).json()
    const user = subjectOf(await hub.token(DEALER))
    expect((await send(ADMIN, 'PUT', `users/${user}`, { mutedNotifications: ['orderApproved'] })).statusCode).toBe(200)
    const { token } = (await send(DEALER, 'POST', 'Auth/login', { email: DEALER, password: 'demo1234' })).json()
    const asDealer = { authorization: `Bearer ${token}` }
    const order = await hub.app.inject({
      method: 'POST',
      url: '/api/salesOrders',
      headers: asDealer,
      payload: { date: '2026-05-05', ...parts },
    })
    await decide(ADMIN, 'approve', order.json().id)
    expect((await hub.app.inject({ url, headers: asDealer })).json()).toEqual(before)
    await send(ADMIN, 'PUT', `users/${user}`, { mutedNotifications: [] })
  })

  describe('are visible to their user only', () => {
    const mine = async (): Promise<{ headers: { authorization: string }; list: Notification[] }> => {
      const answer = await hub.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email: DEALER, password: 'demo1234' } })
      const headers = { authorization: `Bearer ${answer.json().token}` }
      return { headers, list: (await hub.app.inject({ url: '/api/notifications', headers })).json() }
    }

    test('to mark as read, one or all', async () => {
      const { headers, list } = await mine()
      const [one] = list
      const unread = async () => (await hub.app.inject({ url: '/api/notifications?filter={"read":false}', headers })).json().length
      expect(await unread()).toBe(list.length)
      await hub.app.inject({ method: 'PUT', url: `/api/notifications/${one?.id}`, headers, payload: { read: true } })
      expect(await unread()).toBe(list.length - 1)
      const payload = { action: 'update', filter: { read: false }, data: { read: true } }
      await hub.app.inject({ method: 'POST', url: '/api/notifications/batch', headers, payload })
      expect(await unread()).toBe(0)
    })

    test('and not another’s, nor an Admin’s, to see, change or delete', async () => {
      const { list } = await mine()
      for (const who of [ADMIN, DEALER2]) {
        const url = `notifications/${list[0]?.id}`
        const answers = [
          await hub.as(who, { url: `/api/${url}` }),
          await send(who, 'PUT', url, { read: false }),
          await send(who, 'DELETE', url),
        ]
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
      }
    })

    test('and can’t be created or changed', async () => {
      const { headers, list } = await mine()
      expect((await send(ADMIN, 'POST', 'notifications', { kind: 'outbid' })).statusCode).toBe(403)
      const url = `/api/notifications/${list[0]?.id}`
      await hub.app.inject({ method: 'PUT', url, headers, payload: { kind: 'outbid', user: 'x', read: true } })
      expect((await hub.app.inject({ url, headers })).json()).toMatchObject({ kind: list[0]?.kind, record: list[0]?.record })
    })
  })
})
