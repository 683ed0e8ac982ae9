import { beforeAll, expect, test } from 'vitest'
import type { dashboardCalls } from '../../../src/domain/reports/dashboardCalls.ts'
import type { AnswerOf } from '../../../src/model/calls/callContract.ts'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { reportsApp } from '../../support/app/reportsApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

type Dashboard = AnswerOf<(typeof dashboardCalls)['read']>

describeEachEngine('the reports on the start page', (engine) => {
  const { hub } = reportsApp(engine)
  const url = '/api/reports/dashboard'
  const read = async (who: string): Promise<Dashboard> => (await hub.as(who, { url })).json()
  const names = async (who: string): Promise<string[]> => (await read(who)).tiles.map(({ name }) => name)
  const arrange = (who: string, tiles: readonly object[], role?: string) =>
    hub.as(who, { method: 'PUT', url, payload: { tiles, ...(role && { role }) } })
  const reset = (who: string, role = '') => hub.as(who, { method: 'DELETE', url: `${url}${role && `?role=${role}`}` })
  const create = async (who: string, name: string, more: object = {}): Promise<string> => {
    const query = { view: 'cars', groups: [{ column: 'status' }], measures: [{ of: 'count' }] }
    const answer = await hub.as(who, { method: 'POST', url: '/api/reports', payload: { name, query, ...more } })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().id
  }

  let initial: string[]
  let ids: ReadonlyMap<string, string>
  beforeAll(async () => {
    const { tiles, more, by } = await read(ADMIN)
    expect(by).toBe('nobody')
    initial = tiles.map(({ name }) => name)
    ids = new Map([...tiles.map(({ report, name }) => [name, report] as const), ...more.map(({ id, name }) => [name, id] as const)])
  })
  const tile = (name: string, size = 'large') => ({ report: ids.get(name) ?? '', size })

  test('are those that say so, by name, and of these those that one may run', async () => {
    expect(initial).toEqual(initial.toSorted())
    expect(initial).toContain('Sales by month')
    expect(await names(DEALER)).toEqual(['Cars by make and status'])
    const own = await create(DEALER, 'Our cars', { showInDashboard: true })
    expect(await names(DEALER)).toEqual(['Cars by make and status', 'Our cars'])
    expect(await names(DEALER2)).not.toContain('Our cars')
    expect((await arrange(DEALER2, [{ report: own, size: 'small' }])).statusCode).toBe(404)
    expect((await arrange(DEALER, [{ report: own, size: 'huge' }])).statusCode).toBe(422)
    await hub.as(DEALER, { method: 'DELETE', url: `/api/reports/${own}` })
  })

  test('stand as each user arranged them; what was taken off stays off, what is new comes to the end', async () => {
    const chosen = [tile('VAT by month and rate', 'full'), tile('Sales by month', 'small')]
    expect((await arrange(ADMIN, chosen)).statusCode).toBe(204)
    const { tiles, by, more } = await read(ADMIN)
    expect([by, tiles]).toEqual([
      'user',
      chosen.map(({ report, size }, at) => ({ report, size, name: ['VAT by month and rate', 'Sales by month'][at] })),
    ])
    expect(more.map(({ name }) => name)).toContain('Cars by status')
    const added = await create(ADMIN, 'A new one', { showInDashboard: true, containerSize: 'full' })
    expect(await names(ADMIN)).toEqual(['VAT by month and rate', 'Sales by month', 'A new one'])
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/reports/${added}` })
    expect(await names(ADMIN)).toEqual(['VAT by month and rate', 'Sales by month'])
    expect((await arrange(ADMIN, [])).statusCode).toBe(204)
    expect(await names(ADMIN)).toEqual([])
    expect((await reset(ADMIN)).statusCode).toBe(204)
    expect(await names(ADMIN)).toEqual(initial)
  })

  test('stand as an Admin arranged them for a role, until a user arranges their own', async () => {
    expect((await arrange(DEALER, [], 'Dealer')).statusCode).toBe(403)
    expect((await reset(DEALER, 'Dealer')).statusCode).toBe(403)
    expect((await arrange(ADMIN, [tile('Cars by make and status', 'full')], 'Dealer')).statusCode).toBe(204)
    expect(await read(DEALER)).toMatchObject({ by: 'role', tiles: [{ name: 'Cars by make and status', size: 'full' }] })
    await arrange(DEALER, [tile('Cars by make and status', 'small')])
    expect(await read(DEALER)).toMatchObject({ by: 'user', tiles: [{ size: 'small' }] })
    expect(await read(DEALER2)).toMatchObject({ by: 'role', tiles: [{ size: 'full' }] })
    await reset(DEALER)
    expect(await read(DEALER)).toMatchObject({ by: 'role' })
    await reset(ADMIN, 'Dealer')
    expect(await read(DEALER)).toMatchObject({ by: 'nobody' })
    expect(await names(ADMIN)).toEqual(initial)
  })

  test('of the menu are those that say so and that one may run', async () => {
    const menu = async (who: string) =>
      (await hub.as(who, { url: '/api/reports/menu' })).json().reports.map(({ name }: { name: string }) => name)
    const shown = await create(ADMIN, 'For the menu', { showInMenu: true })
    expect(await menu(ADMIN)).toEqual(['Cars by make and status', 'For the menu'])
    expect(await menu(DEALER)).toEqual(['Cars by make and status'])
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/reports/${shown}` })
  })
})
