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
