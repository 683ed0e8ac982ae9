import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ADMIN, CLERK, DEALER } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'

type Deal = Readonly<Record<string, unknown>> & { readonly id: string }

describeEachEngine('many records at once', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 300 })

  const batch = (entity: string, payload: object, email = ADMIN) => hub.as(email, { method: 'POST', url: `/api/${entity}/batch`, payload })
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

  const cells = (records: readonly object[], email = ADMIN) =>
    hub.as(email, { method: 'POST', url: '/api/bargains/cells', payload: { records } })
  /** The job that undoes another one, once it has ended. */
  const undone = async (jobId: string) => {
    const started = await hub.as(ADMIN, { method: 'POST', url: `/api/jobs/${jobId}/undo`, payload: {} })
    expect(started.statusCode).toBe(202)
    for (;;) {
      const job = (await hub.as(ADMIN, { url: `/api/jobs/${started.json().jobId}` })).json()
      if (job.status !== 'running') return job
      await setImmediate()
    }
  }

  test('cells of several records are written each with its own values, and taken back as one change', async () => {
    const [a, b] = await bargains('A', 'B')
    const answer = await cells([
      { id: a?.id, version: 1, data: { remark: 'First' } },
      { id: b?.id, version: 1, data: { name: 'Second', remark: 'Too' } },
    ])
    const { jobId, results } = answer.json()
    expect(results).toEqual([
      { id: a?.id, status: 200, record: await read(a?.id ?? '') },
      { id: b?.id, status: 200, record: await read(b?.id ?? '') },
    ])
    expect(await read(a?.id ?? '')).toMatchObject({ name: 'A', remark: 'First' })
    expect(await read(b?.id ?? '')).toMatchObject({ name: 'Second', remark: 'Too', _version: 2 })
    const [listed] = (await hub.as(ADMIN, { url: '/api/jobs' })).json()
    expect(listed).toMatchObject({ id: jobId, kind: 'cells', status: 'done', done: 2, failed: 0 })
    expect(await undone(jobId)).toMatchObject({ kind: 'undo', status: 'done', done: 2, failed: 0 })
    expect(await read(a?.id ?? '')).toMatchObject({ name: 'A', remark: null })
    expect(await read(b?.id ?? '')).toMatchObject({ name: 'B', remark: null })
  })

  test('what a batch has changed or deleted is taken back as one change; refused records stay out of it', async () => {
    const [a, b, c] = await bargains('A', 'B', 'C')
    const ids = [a?.id, b?.id, 'nowhere']
    const changed = (await batch('bargains', { action: 'update', ids, data: { remark: 'All' } })).json()
    expect(changed.results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 404])
    expect(await undone(changed.jobId)).toMatchObject({ kind: 'undo', status: 'done', done: 2, failed: 0 })
    expect([(await read(a?.id ?? '')).remark, (await read(b?.id ?? '')).remark]).toEqual([null, null])

    const removed = (await batch('bargains', { action: 'delete', ids: [a?.id, b?.id] })).json()
    expect((await read(a?.id ?? '')).code).toBe('notFound')
    await undone(removed.jobId)
    expect([(await read(a?.id ?? '')).name, (await read(b?.id ?? '')).name]).toEqual(['A', 'B'])

    expect((await batch('bargains', { action: 'update', ids: [c?.id], data: { name: '' } })).json().jobId).toBeNull()
  })

  test('a batch that completes an earlier one belongs to its job, which one undo takes back', async () => {
    const [a, b, c] = await bargains('A', 'B', 'C')
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${b?.id}`, payload: { name: 'Theirs' } })
    const versions = { [a?.id ?? '']: 1, [b?.id ?? '']: 1 }
    const first = (await batch('bargains', { action: 'update', ids: [a?.id, b?.id, 'nowhere'], versions, data: { name: 'Mine' } })).json()
    expect(first.results).toMatchObject([{ status: 200 }, { code: 'conflict' }, { code: 'notFound' }])
    const rest = { action: 'update', ids: [b?.id], versions: { [b?.id ?? '']: 2 }, data: { name: 'Mine' }, jobId: first.jobId }
    expect((await batch('bargains', rest)).json()).toMatchObject({ jobId: first.jobId, results: [{ status: 200 }] })
    expect((await hub.as(ADMIN, { url: `/api/jobs/${first.jobId}` })).json()).toMatchObject({
      ...{ status: 'done', done: 3, total: 3, failed: 1 },
      result: { written: 2, reasons: { notFound: 1 }, refused: [{ id: 'nowhere' }] },
    })
    const refused = async (payload: object, email?: string) => (await batch('bargains', { ...rest, ...payload }, email)).json().code
    expect(await refused({ jobId: 'nowhere' })).toBe('jobNotFound')
    expect(await refused({}, DEALER)).toBe('jobNotFound')
    expect(await undone(first.jobId)).toMatchObject({ status: 'done', done: 2, failed: 0 })
    expect([(await read(a?.id ?? '')).name, (await read(b?.id ?? '')).name]).toEqual(['A', 'Theirs'])
    expect(await refused({ ids: [c?.id] })).toBe('jobRunning')
    expect(await read(c?.id ?? '')).toMatchObject({ name: 'C' })
  })

  test('cells are merged with what others changed, and refused where both did; the rest is written and undone', async () => {
    const [a, b, c] = await bargains('A', 'B', 'C')
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${a?.id}`, payload: { amount: '5.00' } })
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${b?.id}`, payload: { name: 'Theirs' } })
    const { jobId, results } = (
      await cells([
        { id: a?.id, version: 1, data: { name: 'Mine' } },
        { id: b?.id, version: 1, data: { name: 'Mine' } },
        { id: c?.id, version: 1, data: { name: '' } },
        { id: 'nowhere', data: { name: 'Mine' } },
      ])
    ).json()
    expect(results).toMatchObject([
      { id: a?.id, status: 200 },
      { status: 409, code: 'conflict', fields: ['name'], theirs: { name: 'Theirs', _version: 2 } },
      { status: 422, details: { name: { keyword: 'minLength' } } },
      { status: 404, code: 'notFound' },
    ])
    expect(await read(a?.id ?? '')).toMatchObject({ name: 'Mine', amount: '5.00' })
    expect((await hub.as(ADMIN, { url: `/api/jobs/${jobId}` })).json()).toMatchObject({
      done: 4,
      failed: 3,
      result: { written: 1, reasons: { conflict: 1, notFound: 1 } },
    })
    expect(await undone(jobId)).toMatchObject({ status: 'done', done: 1, failed: 0 })
    expect(await read(a?.id ?? '')).toMatchObject({ name: 'A', amount: '5.00' })
    expect(await read(b?.id ?? '')).toMatchObject({ name: 'Theirs' })
  })

  test('the undo of cells leaves records that were changed since', async () => {
    const [a, b] = await bargains('A', 'B')
    const { jobId } = (await cells([a, b].map((record) => ({ id: record?.id, version: 1, data: { remark: 'Cells' } })))).json()
    await hub.as(ADMIN, { method: 'PUT', url: `/api/bargains/${b?.id}`, payload: { amount: '7.00' } })
    expect(await undone(jobId)).toMatchObject({ done: 2, failed: 1, result: { refused: [{ id: b?.id, code: 'changedSince' }] } })
    expect(await read(a?.id ?? '')).toMatchObject({ remark: null })
    expect(await read(b?.id ?? '')).toMatchObject({ remark: 'Cells', amount: '7.00' })
  })

  test('cells of others are not there, and neither is their undo', async () => {
    const [house] = await bargains('House')
    const own = (await hub.as(DEALER, { method: 'POST', url: '/api/bargains', payload: { name: 'Own' } })).json()
    const both = [house?.id, own.id].map((id) => ({ id, version: 1, data: { name: 'Changed' } }))
    const { jobId, results } = (await cells(both, DEALER)).json()
    expect(results).toMatchObject([{ status: 404 }, { status: 200, record: { name: 'Changed' } }])
    expect(results[1].record).not.toHaveProperty('remark')
    expect(await read(house?.id ?? '')).toMatchObject({ name: 'House', _version: 1 })
    const taken = await hub.as(CLERK, { method: 'POST', url: `/api/jobs/${jobId}/undo`, payload: {} })
    expect([taken.statusCode, taken.json().code]).toEqual([404, 'jobNotFound'])
    const retried = await hub.as(DEALER, { method: 'POST', url: `/api/jobs/${jobId}/retry`, payload: {} })
    expect(retried.statusCode).toBe(404)
  })

  test('of refused cells there is nothing to undo, and a change of none is refused', async () => {
    const [a] = await bargains('A')
    const { jobId, results } = (await cells([{ id: a?.id, version: 1, data: { name: '' } }])).json()
    expect([jobId, results.length]).toEqual([null, 1])
    expect((await cells([])).statusCode).toBe(422)
    expect(
      (await hub.as(CLERK, { method: 'POST', url: '/api/userRights/cells', payload: { records: [{ id: 'x', data: {} }] } })).statusCode,
    ).toBe(403)
  })
})
