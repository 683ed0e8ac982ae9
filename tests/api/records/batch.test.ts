import { expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

type Deal = Readonly<Record<string, unknown>> & { readonly id: string }

describeEachEngine('many records at once', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 300 })

  const batch = (entity: string, payload: object) => hub.as(ADMIN, { method: 'POST', url: `/api/${entity}/batch`, payload })
  const bargains = (...names: string[]): Promise<Deal[]> =>
    Promise.all(names.map(async (name) => (await hub.as(ADMIN, { method: 'POST', url: '/api/bargains', payload: { name } })).json()))
  const read = async (id: string) => (await hub.as(ADMIN, { url: `/api/bargains/${id}` })).json()

  test('each gets its answer in the order asked, and one that fails does not stop the rest', async () => {
    const [a, b] = await bargains('A', 'B')
    const [child] = await bargains('Child')
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${child?.id}`, payload: { parent: a?.id } })
    const { results } = (await batch('bargains', { action: 'delete', ids: [a?.id, 'nowhere', b?.id] })).json()
    expect(results).toMatchObject([
      { id: a?.id, status: 409, code: 'referenced', params: { entity: 'bargains', count: 1 }, message: expect.any(String) },
      { id: 'nowhere', status: 404, code: 'notFound' },
      { id: b?.id, status: 200 },
    ])
    expect((await read(a?.id ?? '')).name).toBe('A')
    expect((await read(b?.id ?? '')).code).toBe('notFound')
  })

  test('invalid values are reported for each, in words', async () => {
    const [a] = await bargains('A')
    const { results } = (await batch('bargains', { action: 'update', ids: [a?.id], data: { name: '' } })).json()
    expect(results).toMatchObject([{ status: 422, errors: { name: 'Required' }, details: { name: { keyword: 'minLength' } } }])
  })

  test('versions are respected: what others changed comes back as a conflict with its three sides', async () => {
    const [a, b] = await bargains('A', 'B')
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${a?.id}`, payload: { name: 'Theirs' } })
    const versions = { [a?.id ?? '']: 1, [b?.id ?? '']: 1 }
    const { results } = (await batch('bargains', { action: 'update', ids: [a?.id, b?.id], data: { name: 'Mine' }, versions })).json()
    expect(results).toMatchObject([{ status: 409, code: 'conflict', fields: ['name'], theirs: { name: 'Theirs' } }, { status: 200 }])
  })

  test('everything that a filter finds is changed, and only that', async () => {
    const count = async (filter: object) => {
      const answer = await hub.as(ADMIN, { url: `/api/customers?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}` })
      return Number(String(answer.headers['content-range']).split('/')[1])
    }
    const turks = await count({ country: 'TR' })
    expect(turks).toBeGreaterThan(20)
    const { results } = (await batch('customers', { action: 'update', filter: { country: 'TR' }, data: { taxNo: 'BATCH' } })).json()
    expect(results).toHaveLength(turks)
    expect(results.every(({ status }: { status: number }) => status === 200)).toBe(true)
    expect(await count({ taxNo: 'BATCH' })).toBe(turks)
  })

  test('an id that is there twice is written once', async () => {
    const [a] = await bargains('A')
    const { results } = (await batch('bargains', { action: 'update', ids: [a?.id, a?.id], data: { name: 'B' } })).json()
    expect(results).toHaveLength(1)
    expect(await read(a?.id ?? '')).toMatchObject({ name: 'B', _version: 2 })
  })
})
