import { expect, test } from 'vitest'
import type { Json } from '../../../src/model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../src/model/resolvedEntity.ts'
import { isExposed } from '../../../src/server/records/routes/routeContext.ts'
import { ADMIN } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { sampleRecord } from '../../support/models/sampleRecord.ts'

/** Values of the wrong type for rules, or decimals that no column can store. */
const UNREADABLE: readonly Json[] = ['no decimal', '0.000005', '9'.repeat(40), {}, true]

type Values = Readonly<Record<string, Json>>

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record with another value at a field, or in its first row with the field. */
function changed(record: Values, { path }: ResolvedField, value: Json): Values {
  const [name = '', inner] = path.split('.')
  if (inner === undefined) return { ...record, [name]: value }
  const rows = record[name]
  const [first, ...others] = Array.isArray(rows) ? rows : []
  return { ...record, [name]: [{ ...(isRow(first) ? first : {}), [inner]: value }, ...others] }
}

describeEachEngine('values that their schema refuses', (engine) => {
  const hub = engineApp(engine)

  const post = (entity: string, payload: object) => hub.as(ADMIN, { method: 'POST', url: `/api/${entity}`, payload })

  async function someId(entity: string): Promise<string> {
    const [first] = (await hub.as(ADMIN, { url: `/api/${entity}?range=[0,0]` })).json<{ id: string }[]>()
    return first?.id ?? ''
  }

  test('a step of half a cent is reported at the step', async () => {
    const answer = await post('bidIncrements', { name: 'Half', steps: [{ step: '0.005' }] })
    expect([answer.statusCode, Object.keys(answer.json().details)]).toEqual([422, ['steps.0.step']])
  })

  test('an auction with invalid prices has an error for each of them', async () => {
    const prices = { startPrice: 'x', reserve: '1.2.3', buyNowPrice: '1e5' }
    const answer = await post('auctions', {
      car: await someId('cars'),
      startsAt: '2999-01-01T00:00:00Z',
      endsAt: '2999-01-02T00:00:00Z',
      ...prices,
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().details)).toEqual(expect.arrayContaining(Object.keys(prices)))
  })

  test('violations of rules are reported as well', async () => {
    const order = { firstName: 7, email: 'no address' }
    const answer = await post('customers', order)
    expect(Object.keys(answer.json().details)).toEqual(expect.arrayContaining(['firstName', 'email', 'code']))
  })

  test('no field of any entity fails the server', async () => {
    const failed: string[] = []
    // Most are refused before the database sees them: PostgreSQL gets one for each field, in turn.
    const valuesFor = (at: number) =>
      engine.name === 'sqlite' ? UNREADABLE : UNREADABLE.filter((_, index) => index === at % UNREADABLE.length)
    async function attack(entity: ResolvedEntity, record: Values): Promise<void> {
      const fields = entity.fields.flatMap((one) => [one, ...(one.rows ?? [])])
      for (const [at, field] of fields.entries())
        for (const value of valuesFor(at)) {
          const answer = await post(entity.id, changed(record, field, value))
          if (answer.statusCode >= 500) failed.push(`${entity.id}.${field.path} = ${JSON.stringify(value)}`)
        }
    }
    for (const entity of hub.model.list.filter((one) => isExposed(one) && !one.readOnly))
      await attack(entity, await sampleRecord(entity, someId))
    expect(failed).toEqual([])
  })
})
