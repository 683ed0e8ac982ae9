import { describe, expect, test } from 'vitest'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import { SchemaMistakes } from '../check/mistake.ts'
import type { Json } from '../entitySchema.ts'
import { loadModel } from '../loadModel.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { compileMistake, compileValidator, compileValues } from './validator.ts'

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
    const broken: ResolvedEntity = { ...parties, declared: { ...parties.declared, format: 'no-such-format' } }
    expect(() => compileValidator(broken)).toThrow(SchemaMistakes)
    expect(compileMistake(parties, 'no word')).toMatchObject({
      mistakes: [{ file: 'schemas/parties.ts', pointer: '', message: 'no word', remedy: 'correct the keyword that the message names' }],
    })
    expect(() => compileValidator(broken)).toThrow(/schemas\/parties\.ts.*no-such-format/s)
  })
})

describe('values by themselves', () => {
  const errorsOfValues = (entity: ResolvedEntity, record: Record<string, Json>) =>
    compileValues(entity)
      .validate(record)
      .map(({ path, keyword }) => `${path} ${keyword}`)

  test('are checked without required fields and conditions of the record', () => {
    expect(errorsOfValues(parties, { kind: 'company' })).toEqual([])
    expect(errorsOfValues(parties, { kind: 'nobody', name: '' })).toEqual(['kind enum', 'name minLength'])
  })

  test('may be of a kind that the schema defines once', () => {
    const sized = entityOf({ $defs: { size: { type: 'integer', minimum: 3 } }, properties: { width: { $ref: '#/$defs/size' } } })
    expect(errorsOfValues(sized, { width: 2 })).toEqual(['width minimum'])
    expect(errorsOfValues(sized, { width: 3 })).toEqual([])
  })

  test('have one validator for each entity', () => {
    const named = entityOf({ properties: { name: { type: 'string' } } })
    expect(compileValues(named)).toBe(compileValues(named))
    expect(compileValues(named)).not.toBe(compileValidator(named))
  })
})
