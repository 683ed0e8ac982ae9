import { setImmediate } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { resumeJobs } from '../../../src/server/records/jobs/resumeJobs.ts'
import { ADMIN, DEALER } from '../../support/app/app.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('orders', (engine) => {
  const hub = engineApp(engine)
  let parts: { customer: string; warehouse: string }

  const list = async (entity: string, filter: object = {}) =>
    (await hub.as(ADMIN, { url: `/api/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}` })).json()

  beforeAll(async () => {
    parts = { customer: (await list('customers', { blocked: false }))[0].id, warehouse: (await list('warehouses'))[0].id }
  })

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = ADMIN) =>
    hub.as(who, { method, url: `/api/${url}`, ...(payload && { payload }) })
  const read = async (url: string) => (await hub.as(ADMIN, { url: `/api/${url}` })).json()
  const history = async (url: string): Promise<string[]> => (await read(`${url}/history`)).map(({ action }: { action: string }) => action)

  describe.each(['salesOrder', 'purchaseOrder'])('%s statuses', (kind) => {
    const entity = `${kind}Statuses`
    let first: string
    let second: string

    test('have one default: choosing another ends the former one, which is audited', async () => {
      first = (await send('POST', entity, { name: 'First', lineNumber: 90, isDefault: true })).json().id
      second = (await send('POST', entity, { name: 'Second', lineNumber: 91 })).json().id
      expect((await send('PUT', `${entity}/${second}`, { isDefault: true })).statusCode).toBe(200)
      expect((await list(entity, { isDefault: true })).map(({ id }: { id: string }) => id)).toEqual([second])
      expect(await history(`${entity}/${first}`)).toEqual(['edit', 'create'])
    })

    test('have one default even when several are chosen at once', async () => {
      await Promise.all([first, second, first, second].map((id) => send('PUT', `${entity}/${id}`, { isDefault: true })))
      expect(await list(entity, { isDefault: true })).toHaveLength(1)
      await send('PUT', `${entity}/${second}`, { isDefault: true })
    })

    test('are never without a default', async () => {
      expect((await send('DELETE', `${entity}/${second}`)).json()).toMatchObject({ code: 'defaultNeeded' })
      for (const payload of [{ isDefault: false }, { isActive: false }]) {
        const answer = await send('PUT', `${entity}/${second}`, payload)
        expect([answer.statusCode, Object.keys(answer.json().details)]).toEqual([422, ['isDefault']])
      }
      expect((await send('DELETE', `${entity}/${first}`)).statusCode).toBe(200)
    })

    test('give a new order the default, unless it has one', async () => {
      const order = await send('POST', `${kind}s`, { date: '2026-05-05', ...parts })
      expect(order.json()).toMatchObject({ status: second, approval: 'proposal' })
      expect(order.json().createdDate).toMatch(/Z$/)
    })
  })

  describe('approval', () => {
    const order = async (): Promise<string> => {
      const material = (await list('materials', { active: true }))[0].id
      const lines = [{ lineType: 'material', material, quantity: '1', price: '10' }]
      return (await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, lines })).json().id
    }
    const batch = (action: string, ids: readonly string[], who = ADMIN) => send('POST', 'salesOrders/batch', { action, ids }, who)
    const approvalOf = async (id: string) => (await read(`salesOrders/${id}`)).approval

    test('is answered by id, and one failure does not stop the rest', async () => {
      const [one, two, three] = [await order(), await order(), await order()]
      await batch('reject', [two])
      const answer = await batch('approve', [one, two, 'nowhere', three])
      expect(answer.json().results).toMatchObject([
        { id: one, status: 200 },
        { id: two, status: 409, code: 'notProposal' },
        { id: 'nowhere', status: 404 },
        { id: three, status: 200 },
      ])
      expect([await approvalOf(one), await approvalOf(two), await approvalOf(three)]).toEqual(['approved', 'rejected', 'approved'])
      expect(await history(`salesOrders/${one}`)).toEqual(['approve', 'create'])
    })

    test('needs its right', async () => {
      const id = await order()
      const right = await send('POST', 'userRights', { role: 'Dealer', entity: 'salesOrders', action: 'approve', effect: 'deny' })
      const answer = await batch('approve', [id], DEALER)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
      await send('DELETE', `userRights/${right.json().id}`)
      expect((await batch('approve', [id], DEALER)).json().results).toMatchObject([{ id, status: 404 }])
      expect(await approvalOf(id)).toBe('proposal')
      expect((await batch('abolish', [id])).json().details.action.keyword).toBe('enum')
      expect((await batch('toString', [id])).json().details.action.keyword).toBe('enum')
    })

    test('is no field that a write can set', async () => {
      const id = await order()
      await send('PUT', `salesOrders/${id}`, { approval: 'approved', trackingNumber: 'T-1' })
      expect(await read(`salesOrders/${id}`)).toMatchObject({ approval: 'proposal', trackingNumber: 'T-1' })
    })

    test('closes an order to edits and deletion until it is reopened; the status stays free', async () => {
      const id = await order()
      await batch('approve', [id])
      const url = `salesOrders/${id}`
      expect((await send('PUT', url, { notes1: 'late' })).json()).toMatchObject({ code: 'notProposal' })
      expect((await send('DELETE', url)).json()).toMatchObject({ code: 'notProposal' })
      const [status] = await list('salesOrderStatuses', { isDefault: true })
      expect((await send('PUT', url, { status: null })).statusCode).toBe(200)
      expect((await send('PUT', url, { status: status.id })).statusCode).toBe(200)
      expect((await batch('reopen', [id])).json().results).toMatchObject([{ status: 200 }])
      expect((await send('PUT', url, { notes1: 'in time' })).json()).toMatchObject({ approval: 'proposal', notes1: 'in time' })
      expect(await history(url)).toEqual(['edit', 'reopen', 'edit', 'edit', 'approve', 'create'])
    })

    const ended = async (jobId: string) => {
      for (;;) {
        const job = await read(`jobs/${jobId}`)
        if (!['ready', 'running', 'cancelling'].includes(job.status)) return job
        await setImmediate()
      }
    }
    const ofFilter = async (action: string, trackingNumber: string) => {
      const answer = await send('POST', 'salesOrders/bulk', { action, filter: { trackingNumber } })
      expect(answer.statusCode).toBe(202)
      return ended(answer.json().jobId)
    }

    test('runs for all that a filter finds as a job, which reports refusals, runs for each once, and has a reversal instead of an undo', async () => {
      const trackingNumber = `All of ${engine.name}`
      const ids: string[] = []
      for (let left = 4; left > 0; left -= 1) {
        const id = await order()
        await send('PUT', `salesOrders/${id}`, { trackingNumber })
        ids.push(id)
      }
      await batch('reject', [ids[1] ?? ''])
      const job = await ofFilter('approve', trackingNumber)
      expect(job).toMatchObject({ kind: 'bulk', action: 'approve', status: 'done', done: 4, total: 4, failed: 1 })
      expect(job.result).toMatchObject({ written: 3, reasons: { notProposal: 1 }, refused: [{ id: ids[1], code: 'notProposal' }] })
      const states = async () => Promise.all(ids.map(async (id) => (await read(`salesOrders/${id}`)).approval))
      expect(await states()).toEqual(['approved', 'rejected', 'approved', 'approved'])
      expect((await send('POST', `jobs/${job.id}/undo`)).json()).toMatchObject({ code: 'undoAction' })

      const jobs = hub.repository.of('jobs')
      const stored = await jobs.get(hub.db.read, job.id)
      if (!stored) throw new Error('the job is missing')
      await hub.db.write(async (trx) => void (await jobs.update(trx, stored, { status: 'ready' })))
      await resumeJobs(await recordContextOf(hub), new AbortController().signal)
      expect(await ended(job.id)).toMatchObject({ action: 'approve', done: 4, failed: 1 })
      expect((await history(`salesOrders/${ids[0]}`)).filter((action) => action === 'approve')).toEqual(['approve'])

      expect(await ofFilter('reopen', trackingNumber)).toMatchObject({ action: 'reopen', done: 4, failed: 0 })
      expect(await states()).toEqual(['proposal', 'proposal', 'proposal', 'proposal'])
    })

    test('can’t be taken back once something is delivered', async () => {
      const unit = (await list('mainUnits'))[0].id
      const material = (await send('POST', 'materials', { code: `M-${engine.name}`, name: 'Tyre', mainUnit: unit, vat: '20' })).json().id
      const lines = [{ lineNumber: 1, lineType: 'material', material, quantity: '4', price: '10.00' }]
      const { id } = (await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, lines })).json()
      await batch('approve', [id])
      await hub.db.write(async (trx) => {
        await trx.updateTable('salesOrders_lines').set({ deliveredQuantity: 10000 }).where('parentId', '=', id).execute()
      })
      expect((await batch('reopen', [id])).json().results).toMatchObject([{ status: 409, code: 'alreadyDelivered' }])
    })
  })

  test('have the amounts that their lines come to', async () => {
    const lines = [
      { lineNumber: 2, lineType: 'material', quantity: '3', price: '33.33', vatPercentage: '10' },
      { lineNumber: 1, lineType: 'material', quantity: '10', price: '100', vatPercentage: '20', discountPercentage: '10', total: '1.00' },
      { lineNumber: 3, lineType: 'material', quantity: '1', price: '20', promotion: true },
      { lineNumber: 4, lineType: 'discount', discountPercentage: '5' },
      { lineNumber: 5, lineType: 'surcharge', price: '30' },
    ]
    const answer = await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, lines, netTotal: '1.00' })
    const totals = { grossTotal: '1119.99', totalDiscounts: '150.00', totalPromotions: '20.00', totalSurcharges: '30.00' }
    expect(answer.json()).toMatchObject({ ...totals, totalVat: '186.20', netTotal: '1166.19' })
    expect(answer.json().lines).toMatchObject([
      { lineNumber: 2, total: '99.99', vatAmount: '9.80' },
      { lineNumber: 1, total: '900.00', vatAmount: '176.40', discountAmount: '100.00' },
      {},
      { total: '50.00' },
      { total: '30.00' },
    ])
    const more = [{ lineNumber: 1, lineType: 'material', quantity: '1', price: '10', discountAmount: '10.01' }]
    const refused = await send('POST', 'salesOrders', { date: '2026-05-05', ...parts, lines: more })
    expect(refused.json().details).toMatchObject({ 'lines.0.discountAmount': { keyword: 'formatMaximum', params: { limit: '10.00' } } })
  })
})
