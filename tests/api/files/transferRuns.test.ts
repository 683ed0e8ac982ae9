import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { namedEntity } from '../../../src/model/entityOf.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { runCheck } from '../../../src/server/records/import/checkImport.ts'
import { findImport, inputOf, openImport } from '../../../src/server/records/import/importJob.ts'
import { writeImport } from '../../../src/server/records/import/writeImport.ts'
import { resumeJobs } from '../../../src/server/records/jobs/resumeJobs.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { ADMIN } from '../../support/app/app.ts'
import { importerOf } from '../../support/app/importer.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { withBargains } from '../../support/models/bargains.ts'
import { LONG_PATIENCE_MS } from '../../support/patience.ts'

describeEachEngine('runs of imports and exports', (engine) => {
  const hub = engineApp(engine, { schemas: withBargains, customers: 5 })
  const { ask, upload, settled } = importerOf(hub)
  let origin = ''
  beforeAll(async () => {
    origin = await hub.app.listen({ host: '127.0.0.1', port: 0 })
  })

  /** The import as a run that has begun to write, or to check again. */
  async function begun(jobId: string, phase: 'check' | 'write' = 'write') {
    const context = await recordContextOf(hub)
    const subject = { id: subjectOf(await hub.token(ADMIN)), roles: ['Admin'], attributes: { firm: HOUSE_FIRM } }
    const bargains = namedEntity(hub, 'bargains')
    const job = await findImport(context, bargains, subject, jobId)
    const changes = { status: 'running', done: 0, input: { ...inputOf(job), phase } } as const
    const running = await context.db.write((trx) => context.repository.of('jobs').update(trx, job, changes))
    return { context, open: (within: RecordContext) => openImport(within, bargains, subject, running) }
  }

  /** A context whose transactions are one after another; `before` is called with the number of each. */
  function watched(context: RecordContext, before: (transaction: number) => Promise<void> | void): RecordContext {
    let transaction = 0
    const capabilities = { ...context.db.capabilities, concurrentWriters: false }
    const write: Database['write'] = async (work, options) => {
      transaction += 1
      await before(transaction)
      return context.db.write(work, options)
    }
    return { ...context, db: Object.assign(Object.create(context.db), { capabilities, write }) }
  }

  const going = () => new AbortController().signal
  const named = (name: string, count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => ({ name: `${name} ${at}` })))
  const countOf = async (name: string) => {
    const { headers } = await ask('GET', `/api/bargains?filter={"name_starts":"${name} "}&range=[0,0]`)
    return Number(headers['content-range']?.toString().split('/')[1])
  }
  const later = (context: RecordContext): RecordContext => ({ ...context, clock: () => new Date(Date.now() + 120_000) })
  const job = async (jobId: string) => (await ask('GET', `/api/jobs/${jobId}`)).json()
  const cancel = async (jobId: string) => (await ask('POST', `/api/jobs/${jobId}/cancel`)).json().status
  const undo = async (jobId: string) => (await ask('POST', `/api/jobs/${jobId}/undo`)).json()

  test(
    'an import of a stopped process goes on and writes each row once; pages and counts stay exact',
    async () => {
      const rows = Array.from({ length: 511 }, (_, at) => ({ name: at === 505 ? '' : `Row ${at}` }))
      const { jobId, creates, errors } = (await upload('bargains', JSON.stringify(rows))).json()
      expect([creates, errors]).toEqual([510, 1])
      const page = (await ask('GET', `/api/bargains/import/${jobId}/rows?offset=501`)).json()
      expect([page.length, page.at(-1)]).toMatchObject([10, { row: 511, changes: { name: { new: 'Row 510' } } }])

      const { context, open } = await begun(jobId)
      const stopping = new AbortController()
      // The second transaction stores the progress.
      const dying = watched(context, (transaction) => (transaction === 2 ? stopping.abort() : undefined))
      await writeImport(await open(dying), stopping.signal)
      expect(await countOf('Row')).toBe(500)

      await resumeJobs(context, going())
      expect(await countOf('Row')).toBe(500)
      await resumeJobs(later(context), going())
      expect(await settled(jobId)).toMatchObject({ status: 'done', done: 510, failed: 0, result: { written: 510 } })
      expect(await countOf('Row')).toBe(510)
      // A run that was only slow finds nothing left to write.
      await writeImport(await open(context), going())
      expect(await countOf('Row')).toBe(510)
    },
    LONG_PATIENCE_MS,
  )

  test('a check that goes on in another process keeps the mode', async () => {
    const { id } = (await ask('POST', '/api/bargains', { name: 'Only before' })).json()
    const rows = [{ id, name: 'Only changed' }, { name: 'Only new' }]
    const { jobId } = (await upload('bargains', JSON.stringify(rows))).json()
    const columns = [{ field: 'id' }, { field: 'name' }]
    await ask('POST', `/api/bargains/import/${jobId}/columns`, { columns, mode: 'create' })
    const { context } = await begun(jobId, 'check')
    await resumeJobs(later(context), going())
    await settled(jobId)
    expect((await ask('GET', `/api/bargains/import/${jobId}`)).json()).toMatchObject({
      mode: 'create',
      creates: 1,
      updates: 0,
      excluded: 1,
    })
    await begun(jobId)
    await resumeJobs(later(context), going())
    expect(await settled(jobId)).toMatchObject({ status: 'done', result: { written: 1, leftOut: 0, excluded: 1 } })
    expect((await ask('GET', `/api/bargains/${id}`)).json().name).toBe('Only before')
  })

  describe('cancelling', { timeout: LONG_PATIENCE_MS }, () => {
    test('what is being written is written to its end, and is undone only then', async () => {
      const { jobId } = (await upload('bargains', named('Cancelled', 501))).json()
      const { context, open } = await begun(jobId)
      const answers: unknown[] = []
      const run = watched(context, async (transaction) => {
        if (transaction !== 1) return
        answers.push(await cancel(jobId), (await undo(jobId)).code)
        answers.push((await ask('POST', `/api/bargains/import/${jobId}/commit`)).json().code, await cancel(jobId))
      })
      await writeImport(await open(run), going())
      expect(answers).toEqual(['cancelling', 'jobRunning', 'jobRunning', undefined])
      expect(await job(jobId)).toMatchObject({ status: 'cancelled', done: 500, total: 501, result: { written: 500 } })
      expect(await countOf('Cancelled')).toBe(500)
      expect(await settled((await undo(jobId)).jobId)).toMatchObject({ status: 'done', done: 500, failed: 0 })
      expect(await countOf('Cancelled')).toBe(0)
    })

    test('a run whose process stops then is ended by another, which counts what is written', async () => {
      const { jobId } = (await upload('bargains', named('Stopped', 501))).json()
      const { context, open } = await begun(jobId)
      const dying = watched(context, (transaction) => {
        if (transaction > 1) throw new Error('the process has stopped')
      })
      await expect(writeImport(await open(dying), going())).rejects.toThrow('the process has stopped')
      expect([await cancel(jobId), await job(jobId)]).toMatchObject(['cancelling', { done: 0 }])
      await resumeJobs(context, going())
      expect([(await job(jobId)).status, (await undo(jobId)).code]).toEqual(['cancelling', 'jobRunning'])
      await resumeJobs(later(context), going())
      expect(await job(jobId)).toMatchObject({ status: 'cancelled', done: 500, failed: 0, result: { written: 500 } })
      expect(await settled((await undo(jobId)).jobId)).toMatchObject({ done: 500, failed: 0 })
      expect(await countOf('Stopped')).toBe(0)
    })

    test('a run that was only slow writes nothing once its job has ended', async () => {
      const { jobId } = (await upload('bargains', named('Slow', 3))).json()
      const { context, open } = await begun(jobId)
      const slow = watched(context, async (transaction) => {
        if (transaction !== 1) return
        await cancel(jobId)
        await resumeJobs(later(context), going())
      })
      await expect(writeImport(await open(slow), going())).rejects.toThrow('its job has ended')
      expect(await job(jobId)).toMatchObject({ status: 'cancelled', done: 0 })
      expect(await countOf('Slow')).toBe(0)
    })

    test.each([1, 501])('a check of %i rows stops, and nothing of it is written', async (rows) => {
      const { jobId } = (await upload('bargains', named('Unchecked', rows))).json()
      const { context, open } = await begun(jobId, 'check')
      const answers: unknown[] = []
      const run = watched(context, async (transaction) => {
        if (transaction === 1) answers.push(await cancel(jobId), (await undo(jobId)).code)
      })
      await runCheck(await open(run), going())
      expect(answers).toEqual(['cancelling', 'jobRunning'])
      expect((await job(jobId)).status).toBe('cancelled')
      expect((await ask('POST', `/api/bargains/import/${jobId}/commit`)).statusCode).toBe(409)
    })
  })

  test('a large file is checked after the answer, and its check can be cancelled', async () => {
    const file = `name\n${Array.from({ length: 2_500 }, (_, at) => `Large ${at}`).join('\n')}\n`
    const { jobId, status, rows } = (await upload('bargains', file)).json()
    expect([status, rows]).toEqual(['running', 2_500])
    await cancel(jobId)
    expect((await ask('POST', `/api/bargains/import/${jobId}/commit`)).statusCode).toBe(409)
    expect((await settled(jobId)).status).toBe('cancelled')
  })

  test.each([
    ['csv', 'identity'],
    ['csv', 'gzip'],
    ['json', 'gzip'],
    ['xlsx', 'identity'],
  ])('an export as %s (%s) reads no more once its client has left', async (format, encoding) => {
    const rows = hub.db.rows.bind(hub.db)
    let chunk: unknown[][] = []
    let reads = 0
    // Without end: each chunk is full.
    const endless = vi.spyOn(hub.db, 'rows').mockImplementation(async (queries, query, visits) => {
      const found = await rows(queries, query, visits)
      if (!/from "countries".*limit 500/s.test(query.sql)) return found
      reads += 1
      if (reads === 1) chunk = Array.from({ length: 500 }, (_, at) => found[at % found.length] ?? [])
      return chunk
    })
    onTestFinished(() => endless.mockRestore())
    const leaving = new AbortController()
    const { body } = await fetch(`${origin}/api/countries/export?format=${format}`, {
      headers: { authorization: `Bearer ${await hub.token(ADMIN)}`, 'accept-encoding': encoding },
      signal: leaving.signal,
    })
    const reader = body?.getReader()
    for (let bytes = 0; bytes < 100_000; ) {
      const read = await reader?.read()
      expect(read?.done).toBe(false)
      bytes += read?.value?.length ?? 0
    }
    leaving.abort()
    const connections = promisify(hub.app.server.getConnections.bind(hub.app.server))
    await expect.poll(() => connections()).toBe(0)
    const before = reads
    for (let call = 0; call < 20; call += 1) await ask('GET', '/api/jobs')
    expect(reads - before).toBeLessThanOrEqual(2)
  })
})
