import { describe, expect, test } from 'vitest'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import { SchemaMistakes } from '../check/mistake.ts'
import type { Json } from '../entitySchema.ts'
import { loadModel } from '../loadModel.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { compileMistake, compileValidator } from './validator.ts'

const { types } = await loadFieldTypes()

const entityOf = (schema: object): ResolvedEntity => {
  const model = loadModel([{ file: 'schemas/parties.ts', schema: { $id: 'parties', type: 'object', ...schema } }], types)
  const [entity] = model.list
  if (!entity) throw new Error('no entity')
  return entity
}

/** A company has a tax number; with a tax number it may have a tax office. */
const parties = entityOf({
  required: ['kind', 'name'],
  properties: { kind: { enum: ['person', 'company'] }, name: { type: 'string', minLength: 1 }, nickname: { type: 'string' } },
  if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
  then: { properties: { taxNo: { type: 'string', minLength: 3 } }, required: ['taxNo'] },
  dependentSchemas: { taxNo: { properties: { taxOffice: { type: 'string' } }, required: ['taxOffice'] } },
})
const { validate, facts, prune } = compileValidator(parties)
const shown = (record: Record<string, Json>) => facts(record).shown
const errorsOf = (record: Record<string, Json>) => validate(record).map(({ path, keyword }) => `${path} ${keyword}`)

describe('a field that a condition hides', () => {
  test('is shown only while the condition holds', () => {
    expect([...shown({ kind: 'person' })].sort()).toEqual(['kind', 'name', 'nickname'])
    expect([...shown({ kind: 'company' })].sort()).toEqual(['kind', 'name', 'nickname', 'taxNo'])
    expect([...shown({ kind: 'company', taxNo: '123' })].sort()).toEqual(['kind', 'name', 'nickname', 'taxNo', 'taxOffice'])
  })

  test('is hidden together with what hangs on its value', () => {
    expect(prune({ kind: 'person', name: 'Ada', taxNo: '123', taxOffice: 'Kadıköy' })).toEqual({ kind: 'person', name: 'Ada' })
  })

  test('is not required and not validated', () => {
    expect(errorsOf({ kind: 'person', name: 'Ada', taxNo: 'x' })).toEqual([])
    expect(errorsOf({ kind: 'company', name: 'Ada' })).toEqual(['taxNo required'])
    expect(errorsOf({ kind: 'company', name: 'Ada', taxNo: 'x' })).toEqual(['taxNo minLength', 'taxOffice required'])
    expect(errorsOf({ kind: 'company', name: 'Ada', taxNo: '123', taxOffice: 'Kadıköy' })).toEqual([])
  })

  test('is kept apart from a property that does not exist, which is refused', () => {
    const record = { kind: 'person', name: 'Ada', nmae: 'x' }
    expect(prune(record)).toEqual(record)
    expect(errorsOf(record)).toEqual(['nmae additionalProperties'])
  })
})

describe('a list that may be missing', () => {
  const trips = compileValidator(
    entityOf({
      $id: 'trips',
      required: ['stops'],
      properties: {
        kind: { enum: ['day', 'long'] },
        stops: { type: 'array', minItems: 1, items: { enum: ['a', 'b'] } },
        tags: { type: 'array', minItems: 1, items: { enum: ['a', 'b'] } },
        legs: { type: 'array', minItems: 1, items: { type: 'object', properties: { to: { type: 'string' } } } },
        pairs: { type: 'array', minItems: 2, items: { type: 'array', items: { type: 'number' } } },
      },
      if: { properties: { kind: { const: 'long' } }, required: ['kind'] },
      then: { required: ['tags'] },
    }),
  )
  const wrong = (record: Record<string, Json>) => trips.validate(record).map(({ path, keyword }) => `${path} ${keyword}`)

  test('is missing where it is empty', () => {
    expect(wrong({ stops: ['a'], tags: [], legs: [], pairs: [] })).toEqual([])
    expect(wrong({ kind: 'long', stops: ['a'], tags: [] })).toEqual(['tags required'])
    expect(wrong({ stops: [], pairs: [[1]] })).toEqual(['stops minItems', 'pairs minItems'])
  })
})

describe('a record', () => {
  test('may hold null wherever it is not required', () => {
    expect(errorsOf({ kind: 'person', name: 'Ada', nickname: null, taxNo: null })).toEqual([])
    expect(errorsOf({ kind: 'person', name: null })).toEqual(['name required'])
  })

  test('may come back with what the server added to it', () => {
    expect(errorsOf({ kind: 'person', name: 'Ada', id: '7', _version: 2, createdAt: 'x', updatedAt: 'y' })).toEqual([])
  })
})

describe('the facts of a record', () => {
  test('are what is shown, required and offered now', () => {
    const cars = compileValidator(
      entityOf({
        properties: {
          kind: { enum: ['van', 'bus', 'bike'] },
          size: { enum: ['s', 'm', 'l'] },
          seats: { type: 'integer' },
          note: { type: 'string' },
        },
        allOf: [
          {
            if: { properties: { kind: { const: 'bus' } }, required: ['kind'] },
            then: { required: ['seats'], properties: { size: { enum: ['m', 'l'] } } },
          },
          { if: { properties: { kind: { const: 'bike' } }, required: ['kind'] }, then: { properties: { seats: false } } },
        ],
      }),
    )
    const bus = cars.facts({ kind: 'bus', note: null })
    expect([[...bus.shown].sort(), [...bus.required]]).toEqual([['kind', 'note', 'seats', 'size'], ['seats']])
    expect(bus.options).toStrictEqual({ kind: ['van', 'bus', 'bike'], size: ['m', 'l'] })
    expect([...cars.facts({ kind: 'van' }).required]).toEqual([])
    const bike = cars.facts({ kind: 'bike', seats: 2, more: 1 })
    expect([...bike.shown].sort()).toEqual(['kind', 'more', 'note', 'size'])
  })

  test('name the fields that no row of such a record has', () => {
    const line = { type: 'object', properties: { size: { type: 'integer' }, cost: { type: 'integer' } } }
    const { facts: of, prune: keep } = compileValidator(
      entityOf({
        $id: 'moves',
        properties: { kind: { enum: ['in', 'out'] }, lines: { type: 'array', items: line } },
        if: { properties: { kind: { const: 'out' } }, required: ['kind'] },
        then: { properties: { lines: { items: { properties: { cost: false } } } } },
      }),
    )
    expect([of({ kind: 'out' }).absent, of({ kind: 'in' }).absent]).toEqual([{ lines: ['cost'] }, {}])
    expect(keep({ kind: 'out', lines: [{ size: 1, cost: 2 }] })).toEqual({ kind: 'out', lines: [{ size: 1, cost: null }] })
  })

  test('count no value that does not apply', () => {
    expect(shown({ kind: 'person', taxNo: '123' })).toEqual(new Set(['kind', 'name', 'nickname']))
    expect([...facts({ kind: 'company', taxNo: '123' }).required].sort()).toEqual(['kind', 'name', 'taxNo', 'taxOffice'])
    expect([...facts({ kind: 'person', taxNo: '123' }).required].sort()).toEqual(['kind', 'name'])
    expect(facts({ kind: null, taxNo: null }).options).toEqual({ kind: ['person', 'company'] })
  })

  test('of a schema without conditions are all of its fields, and what the record has beside them', () => {
    const plain = compileValidator(entityOf({ $id: 'plain', required: ['name'], properties: { name: { type: 'string' }, size: {} } }))
    const given = { name: null, other: 1 }
    expect(plain.facts(given)).toEqual({ shown: new Set(['name', 'size', 'other']), required: new Set(), options: {}, absent: {} })
    expect(plain.prune(given)).toEqual(given)
    expect(plain.prune(given)).not.toBe(given)
    expect(plain.validate({}).map(({ path, keyword }) => `${path} ${keyword}`)).toEqual(['name required'])
  })
})

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
    expect(goods.prune({ rows })['rows']).toBe(rows)
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

describe('what only the server sets', () => {
  const sent = { id: 'k', _version: 1, _lock: 'l', createdAt: 'x', updatedAt: 'y' }
  const open = { _openVersion: 1, _openUpdatedAt: 'z' }
  const wrong = (more: object, record: Record<string, Json>) =>
    compileValidator({ ...entityOf({ properties: { name: { type: 'string' } } }), ...more })
      .validate(record)
      .map(({ path }) => path)

  test('is not validated: versions and times, and the id unless a person gives it', () => {
    expect(wrong({}, sent)).toEqual([])
    expect(wrong({ naturalId: true }, sent)).toEqual(['id'])
  })

  test('has two versions where parts of a record are hidden from some', () => {
    expect(wrong({ partlyHidden: true }, { ...sent, ...open })).toEqual([])
    expect(wrong({ partlyHidden: false }, open).sort()).toEqual(['_openUpdatedAt', '_openVersion'])
  })
})

describe('validators', () => {
  test('are compiled once an entity', () => {
    expect(compileValidator(parties)).toBe(compileValidator(parties))
  })

  test('of two models do not meet, though their entities have one name', () => {
    const other = compileValidator(entityOf({ properties: { other: { type: 'string' } } }))
    expect(other.validate({ other: 'x' })).toEqual([])
    expect(errorsOf({ other: 'x', kind: 'person', name: 'Ada' })).toEqual(['other additionalProperties'])
  })

  test('name the file of a schema that ajv refuses', () => {
    const broken: ResolvedEntity = { ...parties, validation: { ...parties.validation, format: 'no-such-format' } }
    expect(() => compileValidator(broken)).toThrow(SchemaMistakes)
    expect(compileMistake(parties, 'no word')).toMatchObject({
      mistakes: [{ file: 'schemas/parties.ts', pointer: '', message: 'no word', remedy: 'correct the keyword that the message names' }],
    })
    expect(() => compileValidator(broken)).toThrow(/schemas\/parties\.ts.*no-such-format/s)
  })
})
