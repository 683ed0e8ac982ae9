import { beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { AppError } from '../../../src/model/errors.ts'
import { type Movement, moveStock, onHand } from '../../../src/server/features/stock/stock.ts'
import { confirmedBy } from '../../../src/server/records/routes/confirmedBy.ts'
import { ADMIN } from '../../support/app/app.ts'
import { recordContextOf } from '../../support/app/recordContext.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describe('a call', () => {
  test.each([
    ['delivery, transfer', ['delivery', 'transfer']],
    [',', []],
    [undefined, []],
  ])('with X-Confirm %j confirms %j', (header, names) => expect([...confirmedBy(header)]).toEqual(names))
})

describeEachEngine('stock', (engine) => {
  const hub = engineApp(engine)
  let warehouse: string
  let count = 0

  beforeAll(async () => {
    warehouse = (await hub.as(ADMIN, { url: '/api/warehouses' })).json()[0].id
    for (const value of ['proceed', 'warn', 'block']) {
      const payload = { operationName: `test-${value}`, type: 'negativeStock', value }
      expect((await hub.as(ADMIN, { method: 'POST', url: '/api/controlOperations', payload })).statusCode).toBe(201)
    }
  })

  async function newMaterial(): Promise<string> {
    count += 1
    const mainUnit = (await hub.as(ADMIN, { url: '/api/mainUnits' })).json()[0].id
    return (
      await hub.as(ADMIN, { method: 'POST', url: '/api/materials', payload: { code: `S${engine.name}${count}`, name: 'Part', mainUnit } })
    ).json().id
  }

  const subject = { id: '', roles: ['Admin'], attributes: { name: 'Test' } }

  async function move(
    material: string,
    moves: readonly (readonly [string, string])[],
    operation = 'test-block',
    confirmed: readonly string[] = [],
  ) {
    const records = await recordContextOf(hub)
    const movements = moves.map(
      ([date, quantity]): Movement => ({ firm: HOUSE_FIRM, material, warehouse, date, quantity, kind: 'correction' }),
    )
    return hub.db.write((trx) =>
      moveStock({ trx, records, subject, alsoWritten: [] }, movements, { operation, confirmed: new Set(confirmed) }),
    )
  }
  const level = (material: string) => hub.db.write((trx) => onHand(trx, material, warehouse))
  const refusal = async (moving: Promise<unknown>): Promise<AppError> => {
    const error = await moving.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (error instanceof AppError) return error
    throw error ?? new Error('not refused')
  }

  test('is the sum of its movements, which are audited', async () => {
    const material = await newMaterial()
    const [made] = await move(material, [
      ['2026-01-01', '10.5'],
      ['2026-01-02', '-4.25'],
    ])
    expect(await level(material)).toBe('6.2500')
    const history = await hub.as(ADMIN, { url: `/api/materialTransactions/${made?.id}/history` })
    expect(history.json()).toMatchObject([{ action: 'create' }])
  })

  test('never goes below zero, on the day itself or on a later one', async () => {
    const material = await newMaterial()
    await move(material, [
      ['2026-01-10', '10'],
      ['2026-01-20', '-8'],
      ['2026-01-30', '20'],
    ])
    expect(await refusal(move(material, [['2026-01-05', '-1']]))).toMatchObject({ status: 409, code: 'operationBlock' })
    const early = await refusal(move(material, [['2026-01-12', '-3']]))
    expect(early).toMatchObject({
      code: 'operationBlock',
      extra: { about: { date: '2026-01-20', quantity: '-1.0000' }, confirmable: false },
    })
    await move(material, [
      ['2026-01-12', '-2'],
      ['2026-01-30', '-20'],
    ])
    expect(await level(material)).toBe('0.0000')
  })

  test('refuses to cancel what has already been used', async () => {
    const material = await newMaterial()
    await move(material, [
      ['2026-02-01', '5'],
      ['2026-02-02', '-5'],
    ])
    await refusal(move(material, [['2026-02-01', '-5']]))
    expect(await level(material)).toBe('0.0000')
  })

  test.each([
    ['test-proceed', [], undefined],
    ['test-warn', [], 'operationWarn'],
    ['test-warn', ['test-warn'], undefined],
    ['test-warn', ['test-other'], 'operationWarn'],
    ['test-block', ['test-block'], 'operationBlock'],
    ['test-unknown', [], 'operationUnconfigured'],
    ['test-unknown', ['test-unknown'], undefined],
  ])('below zero: %s, confirmed %j, is refused with %s', async (operation, confirmed, code) => {
    const material = await newMaterial()
    const moving = move(material, [['2026-03-01', '-1']], operation, confirmed)
    if (code === undefined) {
      await moving
      expect(await level(material)).toBe('-1.0000')
      await move(material, [['2026-03-01', '0.5']], 'test-block')
    } else {
      expect((await refusal(moving)).code).toBe(code)
      expect(await level(material)).toBe('0.0000')
    }
  })

  test('is given out once when many ask at once', async () => {
    const material = await newMaterial()
    await move(material, [['2026-04-01', '5']])
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => move(material, [['2026-04-02', '-1']])))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await level(material)).toBe('0.0000')
  })

  test('can’t be written by users', async () => {
    const material = await newMaterial()
    const payload = { material, warehouse, date: '2026-01-01', kind: 'count', quantity: '5' }
    expect((await hub.as(ADMIN, { method: 'POST', url: '/api/materialTransactions', payload })).statusCode).toBe(405)
  })
})
