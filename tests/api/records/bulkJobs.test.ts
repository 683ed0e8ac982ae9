import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { resumeJobs } from '../../../src/server/records/jobs/resumeJobs.ts'
import { ADMIN, CLERK, DEALER } from '../../support/app/app.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'
import { LONG_PATIENCE_MS } from '../../support/patience.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** Records with parents of each `onDelete`: one that cannot be deleted, one whose deletion clears the reference, one that is deleted with its children. */
const leaves = {
  $id: 'leaves',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 40 },
    size: { type: 'integer' },
    restrictParent: { type: 'string', reference: 'leaves' },
    setNullParent: { type: 'string', reference: 'leaves', onDelete: 'setNull' },
    cascadeParent: { type: 'string', reference: 'leaves', onDelete: 'cascade' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { item: { type: 'string' }, of: { type: 'string', reference: 'leaves' } } },
    },
  },
  entity: { access: { Admin: 'all' } },
}

const things = {
  $id: 'things',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, note: { type: 'string', maxLength: 20 }, size: { type: 'integer' } },
  entity: { access: { Admin: 'all' } },
}

const MANY = 3_000

const SCHEMAS = [...withBargains, { file: 'schemas/leaves.ts', schema: leaves }, { file: 'schemas/things.ts', schema: things }]

describeEachEngine('jobs over many records', (engine) => {
  const hub = engineApp(engine, { schemas: SCHEMAS })

  const post = (url: string, payload: object = {}, email = ADMIN) => hub.as(email, { method: 'POST', url, payload })
  const bulk = (entity: string, payload: object, email = ADMIN) => post(`/api/${entity}/bulk`, payload, email)
  const make = async (entity: string, record: object): Promise<Row> => (await post(`/api/${entity}`, record)).json()
  const read = async (entity: string, id: string) => (await hub.as(ADMIN, { url: `/api/${entity}/${id}` })).json()
  const put = (entity: string, id: string, payload: object) => hub.as(ADMIN, { method: 'PUT', url: `/api/${entity}/${id}`, payload })
  const all = async (entity: string): Promise<Row[]> =>
    (await hub.as(ADMIN, { url: `/api/${entity}?sort=["id","ASC"]&range=[0,999]` })).json()

  async function settled(jobId: string, email = ADMIN) {
    for (;;) {
      const job = (await hub.as(email, { url: `/api/jobs/${jobId}` })).json()
      if (!['ready', 'running', 'cancelling'].includes(job.status)) return job
      await setImmediate()
    }
  }
  const run = async (entity: string, payload: object, email = ADMIN) => {
    const answer = await bulk(entity, payload, email)
    expect(answer.statusCode).toBe(202)
    return settled(answer.json().jobId, email)
  }
  const undo = async (jobId: string, email = ADMIN) => {
    const answer = await post(`/api/jobs/${jobId}/undo`, {}, email)
    expect(answer.statusCode).toBe(202)
    return settled(answer.json().jobId, email)
  }

  async function clear(entity: string): Promise<void> {
    for (let left = -1; left !== 0; ) {
      const rows = await all(entity)
      left = rows.length
      await post(`/api/${entity}/batch`, { action: 'delete', ids: rows.map(({ id }) => id).toReversed() })
    }
  }

  async function manyThings(count: number): Promise<void> {
    const entity = hub.model.entities.things
    if (!entity) throw new Error('things are missing')
    for (let at = 0; at < count; at += 500) {
      const part = Array.from({ length: Math.min(500, count - at) }, (_, index) => ({
        id: v7(),
        name: `Thing ${at + index}`,
        note: null,
        size: 1,
      }))
      await hub.db.write((trx) => hub.repository.insertMany(trx, entity, part))
    }
  }

  beforeEach(async () => {
    await clear('bargains')
    await clear('leaves')
  })

  test('everything that a filter finds is changed once, and put back by the undo', async () => {
    const names = ['A', 'B', 'C', 'D']
    for (const name of names)
      await make('bargains', { name, tags: name === 'D' ? ['cold'] : ['hot'], lines: [{ item: name, quantity: 2 }] })
    const before = await all('bargains')
    const job = await run('bargains', { action: 'update', filter: { tags_includes: 'hot' }, data: { tags: ['won'], remark: 'Bulk' } })
    expect(job).toMatchObject({
      kind: 'bulk',
      status: 'done',
      done: 3,
      total: 3,
      failed: 0,
      result: { written: 3, refused: [], reasons: {} },
    })
    expect((await all('bargains')).map(({ name, remark, _version }) => [name, remark, _version])).toEqual([
      ['A', 'Bulk', 2],
      ['B', 'Bulk', 2],
      ['C', 'Bulk', 2],
      ['D', null, 1],
    ])
    expect(await undo(job.id)).toMatchObject({ kind: 'undo', status: 'done', done: 3, failed: 0 })
    expect((await read('bargains', before[0]?.id ?? '')).remark).toBeNull()
    expect((await all('bargains')).map(content)).toEqual(before.map(content))
    expect((await hub.as(ADMIN, { url: `/api/jobs/${job.id}` })).json().status).toBe('undone')
    expect((await post(`/api/jobs/${job.id}/undo`)).json().code).toBe('jobRunning')
  })

  test('the undo of an undo does it again', async () => {
    const { id } = await make('bargains', { name: 'A' })
    const job = await run('bargains', { action: 'delete', ids: [id] })
    const taken = await undo(job.id)
    expect(await read('bargains', id)).toMatchObject({ name: 'A' })
    expect(await undo(taken.id)).toMatchObject({ status: 'done', done: 1, failed: 0 })
    expect((await read('bargains', id)).code).toBe('notFound')
  })

  test('jobs are undone one after another, the latest first', async () => {
    const { id } = await make('bargains', { name: 'A', remark: 'none' })
    const change = (remark: string) => run('bargains', { action: 'update', ids: [id], data: { remark } })
    const [first, second] = [await change('first'), await change('second')]
    expect(await undo(second.id)).toMatchObject({ status: 'done', done: 1, failed: 0 })
    expect(await undo(first.id)).toMatchObject({ status: 'done', done: 1, failed: 0 })
    expect(await read('bargains', id)).toMatchObject({ remark: 'none' })
  })

  test('refused records are listed with their reasons, the others are written', async () => {
    const [a, b] = [await make('bargains', { name: 'A' }), await make('bargains', { name: 'B' })]
    await make('bargains', { name: 'Child', parent: a.id })
    const job = await run('bargains', { action: 'delete', ids: [a.id, 'nowhere', b.id] })
    expect(job).toMatchObject({ status: 'done', done: 3, failed: 2, result: { written: 1, reasons: { referenced: 1, notFound: 1 } } })
    expect(job.result.refused).toMatchObject(
      [
        { id: 'nowhere', code: 'notFound' },
        { id: a.id, code: 'referenced', params: { entity: 'bargains', count: 1 } },
      ].toSorted((one, other) => order(job, one.id) - order(job, other.id)),
    )
    const invalid = await run('bargains', { action: 'update', ids: [a.id], data: { name: '' } })
    expect(invalid.result.refused).toEqual([
      { id: a.id, code: 'validation', params: {}, details: { name: { keyword: 'minLength', params: expect.anything() } } },
    ])
  })

  test('a record that refers to another one of the selection goes with it, and both come back', async () => {
    const a = await make('bargains', { name: 'A', lines: [{ item: 'x', quantity: 1, cost: '2.50' }] })
    const b = await make('bargains', { name: 'B', parent: a.id })
    const before = await all('bargains')
    const job = await run('bargains', { action: 'delete', filter: {} })
    expect(job).toMatchObject({ done: 2, failed: 0 })
    expect(await all('bargains')).toEqual([])
    expect(await undo(job.id)).toMatchObject({ done: 2, failed: 0 })
    expect((await all('bargains')).map(content)).toEqual(before.map(content))
    expect(await read('bargains', b.id)).toMatchObject({ parent: a.id, _version: 3 })
  })

  test('what another user changed since stays and is reported', async () => {
    const made = [await make('bargains', { name: 'A' }), await make('bargains', { name: 'B' }), await make('bargains', { name: 'C' })]
    const [a, b, c] = made.map(({ id }) => id)
    const job = await run('bargains', { action: 'update', ids: [a, b, c], data: { remark: 'Bulk' } })
    await put('bargains', b ?? '', { amount: '7.00' })
    await hub.as(ADMIN, { method: 'DELETE', url: `/api/bargains/${c}` })
    const undone = await undo(job.id)
    expect(undone).toMatchObject({ status: 'done', failed: 2, result: { written: 1, reasons: { changedSince: 2 } } })
    expect(await read('bargains', a ?? '')).toMatchObject({ remark: null })
    expect(await read('bargains', b ?? '')).toMatchObject({ remark: 'Bulk', amount: '7.00' })
    expect((await read('bargains', c ?? '')).code).toBe('notFound')
  })

  test('a Dealer changes only what is theirs, and needs the right', async () => {
    const dealer: Row = (await hub.as(DEALER, { url: '/api/me' })).json()
    await make('bargains', { name: 'House' })
    const own: Row = (await post('/api/bargains', { name: 'Own' }, DEALER)).json()
    expect(dealer).toBeDefined()
    const job = await run('bargains', { action: 'update', filter: {}, data: { name: 'Changed' } }, DEALER)
    expect(job).toMatchObject({ done: 1, failed: 0 })
    expect((await all('bargains')).map(({ name }) => name)).toEqual(['House', 'Changed'])
    expect((await undo(job.id, DEALER)).failed).toBe(0)
    expect((await read('bargains', own.id)).name).toBe('Own')
    expect((await bulk('things', { action: 'delete', filter: {} }, DEALER)).statusCode).toBe(403)
    expect((await hub.as(CLERK, { url: `/api/jobs/${job.id}` })).statusCode).toBe(404)
    expect((await post(`/api/jobs/${job.id}/undo`, {}, CLERK)).statusCode).toBe(404)
    expect((await hub.as(CLERK, { url: '/api/jobs' })).json()).toEqual([])
    expect((await hub.as(DEALER, { url: '/api/jobs' })).json().map(({ kind }: Row) => kind)).toEqual(['undo', 'bulk'])
  })

  test.each([
    ['neither ids nor filter', { action: 'delete' }, 422],
    ['both', { action: 'delete', ids: [], filter: {} }, 422],
    ['an update without values', { action: 'update', ids: [] }, 422],
    ['an unknown action', { action: 'paint', ids: [] }, 422],
    ['an unknown filter', { action: 'delete', filter: { absent: 1 } }, 400],
  ])('%s is refused before a job begins', async (_title, payload, status) => {
    expect((await bulk('bargains', payload)).statusCode).toBe(status)
  })

  test('a job of a stopped process goes on and writes nothing twice', async () => {
    const made = [await make('bargains', { name: 'A' }), await make('bargains', { name: 'B' }), await make('bargains', { name: 'C' })]
    const job = await run('bargains', { action: 'update', filter: { name_neq: 'C' }, data: { name: 'Done' } })
    await put('bargains', made[0]?.id ?? '', { name: 'Theirs' })
    const { jobs } = { jobs: hub.repository.of('jobs') }
    const stored = await jobs.get(hub.db.read, job.id)
    if (!stored) throw new Error('the job is missing')
    await hub.db.write(
      async (trx) => void (await jobs.update(trx, stored, { status: 'running', input: { ...Object(stored.input), filter: {} } })),
    )
    const context = await recordContextOf(hub)
    await resumeJobs(context, new AbortController().signal)
    expect((await hub.as(ADMIN, { url: `/api/jobs/${job.id}` })).json().status).toBe('running')
    await resumeJobs({ ...context, clock: () => new Date(Date.now() + 120_000) }, new AbortController().signal)
    expect(await settled(job.id)).toMatchObject({ status: 'done', done: 3, failed: 0 })
    expect((await all('bargains')).map(({ name, _version }) => [name, _version])).toEqual([
      ['Theirs', 3],
      ['Done', 2],
      ['Done', 2],
    ])
  })

  test('a stopping server leaves its job to the next process', async () => {
    for (const name of ['A', 'B']) await make('bargains', { name })
    const job = await run('bargains', { action: 'delete', filter: {} })
    await undo(job.id)
    const undoing = (await hub.as(ADMIN, { url: '/api/jobs' })).json()[0]
    const jobs = hub.repository.of('jobs')
    const stored = await jobs.get(hub.db.read, undoing.id)
    if (!stored) throw new Error('the job is missing')
    await hub.db.write(async (trx) => void (await jobs.update(trx, stored, { status: 'ready' })))
    const stopping = new AbortController()
    stopping.abort()
    const context = await recordContextOf(hub)
    await resumeJobs(context, stopping.signal)
    expect((await hub.as(ADMIN, { url: `/api/jobs/${undoing.id}` })).json()).toMatchObject({ status: 'ready' })
    await resumeJobs(context, new AbortController().signal)
    expect(await settled(undoing.id)).toMatchObject({ status: 'done', failed: 0 })
    expect((await all('bargains')).map(({ name, _version }) => [name, _version])).toEqual([
      ['A', 3],
      ['B', 3],
    ])
  })

  const record = fc.record({
    name: fc.string({ minLength: 1, maxLength: 10, unit: 'grapheme-ascii' }).map((text) => `n${text}`.trim()),
    size: fc.option(fc.integer({ min: 0, max: 9 })),
    held: fc.option(fc.nat(9)),
    cleared: fc.option(fc.nat(9)),
    gone: fc.option(fc.nat(9)),
    lines: fc.array(fc.record({ item: fc.constantFrom('x', 'y'), of: fc.option(fc.nat(9)) }), { maxLength: 2 }),
  })
  const change = fc.oneof(
    fc.record({ action: fc.constant('delete'), chosen: fc.array(fc.nat(9)) }),
    fc.record({
      action: fc.constant('update'),
      chosen: fc.array(fc.nat(9)),
      data: fc.record({ size: fc.integer({ min: 0, max: 9 }), lines: fc.constantFrom([], [{ item: 'z' }]) }, { requiredKeys: [] }),
    }),
  )

  test('undoing any change or deletion of any records restores what was there', { timeout: LONG_PATIENCE_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 8 }), change, async (given, { chosen, ...write }) => {
        await clear('leaves')
        const ids: string[] = []
        const earlier = (at: number | null) => (at === null ? null : (ids[at] ?? null))
        for (const { name, size, held, cleared, gone, lines } of given) {
          const parents = { restrictParent: earlier(held), setNullParent: earlier(cleared), cascadeParent: earlier(gone) }
          const rows = lines.map(({ item, of }) => ({ item, of: earlier(of) }))
          ids.push((await make('leaves', { name, size, ...parents, lines: rows })).id)
        }
        const before = await all('leaves')
        const job = await run('leaves', { ...write, ids: chosen.flatMap((at) => ids[at] ?? []) })
        expect(await undo(job.id)).toMatchObject({ status: 'done', failed: 0 })
        expect((await all('leaves')).map(content)).toEqual(before.map(content))
      }),
      { numRuns: 25 },
    )
  })

  test('thousands are changed while others edit them, cancelled, finished and put back', { timeout: LONG_PATIENCE_MS }, async () => {
    await manyThings(MANY)
    const [first] = (await hub.as(ADMIN, { url: '/api/things?sort=["id","DESC"]&range=[0,0]' })).json()
    const started = (await bulk('things', { action: 'update', filter: { size: 1 }, data: { note: 'Cancelled' } })).json()
    expect((await bulk('things', { action: 'delete', filter: {} })).json().code).toBe('bulkRunning')
    expect((await put('things', first.id, { note: 'Theirs' })).statusCode).toBe(200)
    expect((await post(`/api/jobs/${started.jobId}/cancel`)).json().status).toBe('cancelling')
    expect((await post(`/api/jobs/${started.jobId}/undo`)).json().code).toBe('jobRunning')
    const cancelled = await settled(started.jobId)
    expect(cancelled).toMatchObject({ status: 'cancelled', total: MANY })
    expect(cancelled.done).toBeLessThan(MANY)

    const job = await run('things', { action: 'update', filter: { size: 1 }, data: { note: 'Done' } })
    expect(job).toMatchObject({ status: 'done', done: MANY, total: MANY, failed: 0 })
    const { body } = await hub.as(ADMIN, { url: '/api/things/export?format=csv&columns=note' })
    expect(body.split('Done')).toHaveLength(MANY + 1)
    expect((await undo(job.id)).failed).toBe(0)
    expect(await undo(started.jobId)).toMatchObject({ status: 'done' })
    expect(await read('things', first.id)).toMatchObject({ note: 'Theirs' })
  })
})

const order = (job: { readonly result: { readonly refused: readonly Row[] } }, id: string) =>
  job.result.refused.findIndex((one) => one.id === id)

/** A record without what counts its writes. */
const content = ({ _version, createdAt: _created, updatedAt: _updated, ...rest }: Row) => rest
