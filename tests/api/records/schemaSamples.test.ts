import { expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { householdsEntity } from '../../support/models/householdsEntity.ts'
import { SCHEMA_SAMPLES, samplesEntity } from '../../support/models/schemaSamples.ts'

const shapes = {
  $id: 'shapes',
  type: 'object',
  required: ['kind'],
  properties: {
    id: { type: 'string', maxLength: 40 },
    kind: { enum: ['plain', 'boxed'] },
    tags: { type: 'array', minItems: 1, items: { enum: ['a', 'b'] } },
    amount: { type: 'number', multipleOf: 0.01 },
    anything: true,
    whatever: {},
  },
  allOf: [{ properties: { note: { type: 'string' } } }],
  anyOf: [
    { required: ['email'], properties: { email: { type: 'string' } } },
    { required: ['phoneNo'], properties: { phoneNo: { type: 'string' } } },
  ],
  if: { properties: { kind: { const: 'boxed' } }, required: ['kind'] },
  then: { properties: { state: { enum: ['open', 'shut'] } }, required: ['state'] },
  else: { properties: { state: { enum: ['new', 'old'] } } },
}

describeEachEngine('schemas of every shape', (engine) => {
  const hub = engineApp(engine, {
    schemas: [samplesEntity(), shapes, householdsEntity].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })),
  })

  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await hub.as(ADMIN, { method, url: `/api/${path}`, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }

  test.each(Object.entries(SCHEMA_SAMPLES))('%s is saved, read back and refused where it is wrong', async (name, { valid, invalid }) => {
    const made = await send('POST', 'schemaSamples', { [name]: valid })
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
    const { body: stored } = await send('GET', `schemaSamples/${made.body.id}`)
    expect(stored[name]).toEqual(valid)
    const again = await send('PUT', `schemaSamples/${made.body.id}`, stored)
    expect(again.body[name]).toEqual(valid)
    for (const wrong of invalid) {
      const refused = await send('POST', 'schemaSamples', { [name]: wrong })
      expect([wrong, refused.status]).toEqual([wrong, 422])
      expect(Object.keys(refused.body.errors).every((path) => path.split('.')[0] === name)).toBe(true)
    }
  })

  test('fields of allOf, anyOf and both branches of a condition are columns', async () => {
    const made = await send('POST', 'shapes', { kind: 'plain', note: 'n', email: 'a', state: 'old', amount: 19.99 })
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ note: 'n', email: 'a', state: 'old', amount: 19.99 })
    expect((await send('POST', 'shapes', { kind: 'boxed', email: 'a', state: 'old' })).body.errors).toHaveProperty('state')
    expect((await send('POST', 'shapes', { kind: 'plain' })).status).toBe(422)
  })

  test('a property that may be anything is a column', async () => {
    const free = { anything: { deep: [1, null] }, whatever: [] }
    const { body } = await send('POST', 'shapes', { kind: 'plain', email: 'a', ...free })
    expect((await send('GET', `shapes/${body.id}`)).body).toMatchObject(free)
  })

  test.each<[string, object, number, readonly string[]]>([
    ['a choice of the branch', { region: 'EU', size: 'S', currency: 'SEK' }, 201, []],
    ['a choice of another branch', { region: 'EU', size: 'XL' }, 422, ['size']],
    ['a constant of another branch', { region: 'US', currency: 'EUR' }, 422, ['currency']],
    ['an alternative with what it needs', { pets: 'Several', rehome: 'n' }, 201, []],
    ['an alternative without what it needs', { pets: 'One' }, 422, ['age']],
    ['a value of none', { pets: 'Two' }, 422, ['pets']],
  ])('a record of conditions takes or refuses %s', async (_, value, status, fields) => {
    const answer = await send('POST', 'households', value)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, fields])
    if (status === 201) expect(answer.body).toMatchObject(value)
  })

  test('what another alternative has is not stored', async () => {
    const { body } = await send('POST', 'households', { pets: 'No', age: 5, rehome: 'y' })
    expect(body).toMatchObject({ pets: 'No', age: null, rehome: null })
  })

  test('a declared id that is left empty is made', async () => {
    const { body } = await send('POST', 'shapes', { kind: 'plain', email: 'a' })
    expect(body.id).toMatch(/^[0-9a-f-]{36}$/)
    expect((await send('POST', 'shapes', { id: 'own', kind: 'plain', email: 'a' })).body.id).toBe('own')
  })

  test('a list that needs an entry may be missing, not empty', async () => {
    expect((await send('POST', 'shapes', { kind: 'plain', email: 'a', tags: [] })).body.errors).toHaveProperty('tags')
    const { body } = await send('POST', 'shapes', { kind: 'plain', email: 'a' })
    expect((await send('PUT', `shapes/${body.id}`, { ...body, note: 'x' })).body).toMatchObject({ note: 'x', tags: [] })
    expect((await send('PUT', `shapes/${body.id}`, { ...body, tags: ['a'] })).body.tags).toEqual(['a'])
    expect((await send('PUT', `shapes/${body.id}`, { tags: [] })).body.errors).toHaveProperty('tags')
    expect((await send('PUT', `shapes/${body.id}`, { tags: null })).body.tags).toEqual([])
  })

  test('an import takes a list that is left empty for one that is missing', async () => {
    const file = await multipart('x.csv', 'kind,email,tags\nplain,a,\n')
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/shapes/import', ...file })
    expect(answer.json()).toMatchObject({ rows: 1, creates: 1, errors: 0 })
  })
})
