import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EntitySchema } from '../../../src/model/entitySchema.ts'
import { ADMIN } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { NAUGHTY } from '../../support/models/naughtyTexts.ts'

const remarks = {
  $id: 'remarks',
  type: 'object',
  required: ['line'],
  properties: {
    line: { type: 'string' },
    lines: { type: 'string', field: 'longText', maxLength: 100_000 },
    amount: { type: 'integer', minimum: 0 },
    free: { type: 'object', additionalProperties: { type: 'string' } },
    list: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies EntitySchema

const LONG = ['y'.repeat(32_767), 'z'.repeat(40_000), '&'.repeat(30_000)]

/** A failure prints this seed, with which the same texts can be generated again. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
const random = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { seed: SEED, numRuns: 60 })

describeEachEngine('naughty texts', (engine) => {
  const hub = engineApp(engine, { schemas: [{ file: 'schemas/remarks.ts', schema: remarks }] })
  const create = async (payload: object) => {
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/remarks', payload })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  beforeAll(async () => {
    // `__proto__` is not allowed as a key, but a seed may generate it.
    for (const text of [...NAUGHTY, ...random])
      await create({ line: text, lines: text, free: { [`a ${text.slice(0, 20)}`]: text }, list: [text, 'b'] })
    for (const text of LONG) await create({ line: 'long', lines: text })
  })

  const upload = async (name: string, content: string | Uint8Array) =>
    (await hub.as(ADMIN, { method: 'POST', url: '/api/remarks/import', ...(await multipart(name, content)) })).json()

  test.each(['csv', 'xlsx', 'json'])('come back unchanged from %s', async (format) => {
    const file = (await hub.as(ADMIN, { url: `/api/remarks/export?format=${format}` })).rawPayload
    const rows = NAUGHTY.length + random.length + LONG.length
    const { unchanged, errors, preview } = await upload(`x.${format}`, file)
    expect({ unchanged, errors }, `SEED=${SEED} ${JSON.stringify(preview).slice(0, 1500)}`).toEqual({ unchanged: rows, errors: 0 })
  })

  describe('the preview of a row with an error', () => {
    test('shows what is stored, and of the file what differs from it', async () => {
      await create({ line: 'known', amount: 3 })
      const [stored] = (await hub.as(ADMIN, { url: `/api/remarks?filter=${JSON.stringify({ line: 'known' })}` })).json()
      const { preview } = await upload('x.csv', `id,line,amount\n${stored.id},known,-1\n,new,-2\n`)
      expect(preview).toMatchObject([
        { status: 'error', id: stored.id, changes: { amount: { old: 3, new: -1 } } },
        { status: 'error', id: null, changes: { line: { old: null, new: 'new' }, amount: { old: null, new: -2 } } },
      ])
      expect(Object.keys(preview[0].changes)).toEqual(['amount'])
    })

    test('an empty cell of a new row is no text: it is required', async () => {
      const { preview } = await upload('x.csv', 'line,amount\n,1\n')
      expect(preview).toMatchObject([{ status: 'error', errors: [{ path: 'line', keyword: 'required' }] }])
    })
  })
})
