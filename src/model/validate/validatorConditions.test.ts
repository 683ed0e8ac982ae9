import { describe, expect, test } from 'vitest'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import type { Json } from '../entitySchema.ts'
import { loadModel } from '../loadModel.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { compileValidator } from './validator.ts'

const { types } = await loadFieldTypes()

const entityOf = (schema: object): ResolvedEntity => {
  const model = loadModel([{ file: 'schemas/parties.ts', schema: { $id: 'parties', type: 'object', ...schema } }], types)
  const [entity] = model.list
  if (!entity) throw new Error('no entity')
  return entity
}
describe('what applies inside a record', () => {
  const goods = compileValidator(
    entityOf({
      $id: 'goods',
      properties: {
        name: { type: 'string' },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind'],
            properties: { kind: { enum: ['a', 'b'] }, note: { type: 'string' } },
            if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
            then: { properties: { size: { type: 'string', minLength: 2 } }, required: ['size'] },
          },
        },
        place: {
          type: 'object',
          properties: { kind: { enum: ['a', 'b'] } },
          if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
          then: { properties: { code: { type: 'string', minLength: 2 } }, required: ['code'] },
        },
        list: { type: 'array', items: { type: 'string', minLength: 2 } },
      },
    }),
  )
  const wrong = (record: Record<string, Json>) => goods.validate(record).map(({ path, keyword }) => `${path} ${keyword}`)

  test('stays as it was given where all of it applies', () => {
    const rows = [{ kind: 'a', size: 'xl', note: null }]
    expect(goods.prune({ rows, name: null, list: ['x'] })).toEqual({ rows, name: null, list: ['x'] })
    expect(goods.prune({ rows }).rows).toBe(rows)
  })

  test('is taken away where it does not, with null where rows had something', () => {
    expect(
      goods.prune({
        rows: [
          { kind: 'b', size: 'xl', note: null },
          { kind: 'a', size: 'm' },
        ],
      }),
    ).toEqual({
      rows: [
        { kind: 'b', size: null, note: null },
        { kind: 'a', size: 'm' },
      ],
    })
    expect(goods.prune({ place: { kind: 'b', code: 'x' } })).toEqual({ place: { kind: 'b' } })
    expect(goods.prune({ place: { kind: 'a', code: 'x' } })).toEqual({ place: { kind: 'a', code: 'x' } })
  })

  test('is required and validated only there', () => {
    expect(wrong({ rows: [{ kind: 'b', size: 'x' }, { kind: 'a' }, { kind: 'a', size: 'x' }] })).toEqual([
      'rows.1.size required',
      'rows.2.size minLength',
    ])
    expect(wrong({ place: { kind: 'b', code: 'x' } })).toEqual([])
    expect(wrong({ place: { kind: 'a' }, list: ['x'] })).toEqual(['place.code required', 'list.0 minLength'])
  })
})

describe('what is required and does not apply', () => {
  const kindIs = (kind: string) => ({ properties: { kind: { const: kind } }, required: ['kind'] })
  const vehicles = compileValidator(
    entityOf({
      $id: 'vehicles',
      required: ['seats'],
      dependentRequired: { kind: ['motor'] },
      properties: {
        kind: { enum: ['bus', 'bike'] },
        seats: { type: 'integer' },
        motor: { type: 'string' },
        note: { type: 'string' },
        place: {
          type: 'object',
          required: ['code'],
          properties: { kind: { enum: ['open', 'shut'] }, code: { type: 'string' } },
          if: kindIs('open'),
          then: { properties: { code: false } },
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            required: ['size'],
            properties: { kind: { enum: ['a', 'b'] }, size: { type: 'string' } },
            if: kindIs('b'),
            then: { properties: { size: false } },
          },
        },
        things: {
          type: 'array',
          field: 'object',
          items: { properties: { kind: {}, size: {} }, if: kindIs('b'), then: { properties: { size: false } } },
        },
      },
      if: kindIs('bike'),
      then: { properties: { seats: false, motor: false } },
    }),
  )
  const wrong = (record: Record<string, Json>) => vehicles.validate(record).map(({ path, keyword }) => `${path} ${keyword}`)

  test('is missing nowhere, neither of the record nor of what it holds', () => {
    expect(wrong({ kind: 'bike' })).toEqual([])
    expect(wrong({ kind: 'bike', place: { kind: 'open' }, rows: [{ kind: 'b' }] })).toEqual([])
  })

  test('is missing where it applies', () => {
    expect(wrong({ kind: 'bus' })).toEqual(['seats required', 'motor dependentRequired'])
    expect(wrong({ kind: 'bike', place: { kind: 'shut' } })).toEqual(['place.code required'])
    expect(wrong({ kind: 'bike', rows: [{ kind: 'b' }, { kind: 'a' }] })).toEqual(['rows.1.size required'])
  })

  test('is no list because it is one of no text', () => {
    expect(wrong({ kind: 'bike', note: [] })).toEqual(['note type'])
  })

  test('leaves what is no object in a list as it is', () => {
    expect(vehicles.prune({ things: ['x', { kind: 'b', size: 1 }, null, { kind: 'a', size: 1 }] })).toEqual({
      things: ['x', { kind: 'b', size: null }, null, { kind: 'a', size: 1 }],
    })
  })

  test('has no places where its scale is none', () => {
    const counted = compileValidator(
      entityOf({ $id: 'counts', properties: { number: { type: 'string', format: 'decimal', scale: 0 }, text: { type: 'string' } } }),
    )
    expect(counted.validate({ number: '1.5' }).map(({ path, keyword }) => `${path} ${keyword}`)).toEqual(['number scale'])
    expect(counted.validate({ number: '15' })).toEqual([])
  })

  test('is known by a definition as well', () => {
    const { facts: factsOf } = compileValidator(
      entityOf({
        $id: 'guests',
        properties: { kind: { enum: ['firm', 'person'] } },
        if: kindIs('firm'),
        then: { $ref: '#/$defs/firm' },
        $defs: { firm: { properties: { taxNo: { type: 'string' } }, required: ['taxNo'] } },
      }),
    )
    expect([...factsOf({ kind: 'firm' }).required]).toEqual(['taxNo'])
    expect([...factsOf({ kind: 'person' }).shown]).toEqual(['kind'])
  })
})
