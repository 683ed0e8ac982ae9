import { describe, expect, test } from 'vitest'
import { loadFieldTypes } from '../server/start/fieldTypes.ts'
import { SchemaMistakes } from './check/mistake.ts'
import { type GivenFile, loadModel, type Product } from './loadModel.ts'

const { types } = await loadFieldTypes()

const given = (id: string, more: object = {}, file = `schemas/${id}.ts`): GivenFile => ({
  file,
  schema: { $id: id, type: 'object', properties: { name: { type: 'string' } }, ...more },
})

const mistakesIn = (files: readonly GivenFile[], product?: Product): readonly string[] => {
  try {
    loadModel(files, types, product)
    return []
  } catch (error) {
    if (error instanceof SchemaMistakes) return error.message.split('\n').slice(1)
    throw error
  }
}

const refersTo = (entity: string) => ({ properties: { at: { type: 'string', reference: entity } } })

describe('schemas that belong together', () => {
  test('make a model, in the order of their files', () => {
    const model = loadModel([given('piers'), given('boats', refersTo('piers'))], types)
    expect(model.list.map(({ id }) => id)).toEqual(['piers', 'boats'])
    expect(Object.isFrozen(model.entities.boats?.fields)).toBe(true)
  })

  test.each<[string, readonly GivenFile[], readonly string[]]>([
    [
      'two entities of one name',
      [given('boats'), given('boats', {}, 'schemas/ships.ts')],
      ["schemas/ships.ts#/$id: the entity 'boats' is already in schemas/boats.ts → give one of them another name"],
    ],
    [
      'two entities that were one',
      [given('boats', { entity: { was: 'craft' } }), given('ships', { entity: { was: 'craft' } })],
      ["schemas/ships.ts#/entity/was: the former entity 'craft' is already in schemas/boats.ts → give one of them another name"],
    ],
    [
      'two entities of tenants',
      [
        given('yards', { entity: { tenants: { property: 'a', house: 'b' } } }),
        given('ports', { entity: { tenants: { property: 'c', house: 'd' } } }),
      ],
      ["schemas/ports.ts#/entity/tenants: the entity of 'tenants' is already in schemas/yards.ts → give one of them another name"],
    ],
    [
      'a former name that is an entity',
      [given('boats'), given('ships', { entity: { was: 'boats' } })],
      ["schemas/ships.ts#/entity/was: 'boats' is still an entity (schemas/boats.ts) → remove the old schema, or the rename"],
    ],
    [
      'a reference to an entity that there is not',
      [given('piers'), given('boats', refersTo('peers'))],
      ["schemas/boats.ts#/properties/at/reference: there is no entity 'peers' → write 'piers'"],
    ],
  ])('%s', (_, files, lines) => expect(mistakesIn(files)).toEqual(lines))

  test('renamed and new ones side by side are no mistake', () => {
    expect(
      mistakesIn([given('boats', { entity: { was: 'craft' } }), given('ships', { entity: { was: 'vessels' } }), given('yards')]),
    ).toEqual([])
  })
})

describe('a schema that cannot be read', () => {
  const unread = { message: 'thrown', remedy: 'correct it', pointer: '' }

  test.each<[string, GivenFile]>([
    ['by its $id', { file: 'schemas/x.ts', schema: { $id: 'piers', type: 'nothing' } }],
    ['by the name of its file', { file: 'a.tsx/schemas/piers.ts', schema: undefined, mistakes: [{ file: 'schemas/piers.ts', ...unread }] }],
    ['by that name alone where it is null', { file: 'piers.ts', schema: null, mistakes: [{ file: 'piers.ts', ...unread }] }],
  ])('may be named by others: %s', (_, file) => {
    expect(mistakesIn([file, given('boats', refersTo('piers'))]).filter((line) => line.includes('boats'))).toEqual([])
  })

  test('is no excuse for other names', () => {
    const files = [
      { file: 'schemas/piers.ts', schema: 'text', mistakes: [{ file: 'schemas/piers.ts', ...unread }] },
      given('boats', refersTo('nowhere')),
    ]
    expect(mistakesIn(files)).toEqual([
      'schemas/piers.ts: thrown → correct it',
      expect.stringContaining("schemas/boats.ts#/properties/at/reference: there is no entity 'nowhere'"),
    ])
  })

  test('is looked into as far as its mistakes of shape leave it', () => {
    const properties = { name: { type: 'string', maxLenght: 3 }, at: { type: 'string', reference: 'peers' } }
    expect(mistakesIn([given('piers'), given('boats', { properties })]).map((line) => line.split(' → ')[0])).toEqual([
      "schemas/boats.ts#/properties/name/maxLenght: unknown keyword 'maxLenght'",
      "schemas/boats.ts#/properties/at/reference: there is no entity 'peers'",
    ])
  })

  test('is not looked into where it is none, or where nothing is left of it', () => {
    const none = { file: 'schemas/none.ts', schema: {} }
    expect(mistakesIn([none]).map((line) => line.split(':')[0])).toEqual(['schemas/none.ts', 'schemas/none.ts', 'schemas/none.ts'])
    const empty = given('boats', { properties: 7, required: ['nme'] })
    expect(mistakesIn([empty]).map((line) => line.split(':')[0])).toEqual(['schemas/boats.ts#/properties'])
  })

  test('has no further mistake that follows from what was left out', () => {
    const properties = { name: { type: 'strng' }, price: { type: 'string' } }
    const files = [given('boats', { properties, required: ['name'], entity: { recordLabel: '{name}', columns: ['pryce'] } })]
    expect(mistakesIn(files).map((line) => line.split(': ')[0])).toEqual([
      'schemas/boats.ts#/properties/name/type',
      'schemas/boats.ts#/entity/columns/0',
    ])
  })
})

describe('what composition knows of a product', () => {
  const boats = given('boats', { entity: { access: { Captain: 'all' }, menu: 'fleet' } })

  test('limits roles, menus, addresses and pages', () => {
    const product = { roles: ['Admin'], menus: ['records'], taken: ['boats'], pages: [{ path: '/boats', to: '/boats' }] }
    expect(mistakesIn([boats], product).map((line) => line.split(': ')[0])).toEqual([
      'schemas/boats.ts#/$id',
      'schemas/boats.ts#/entity/menu',
      'schemas/boats.ts#/entity/access/0',
      'schemas/boats.ts#/$id',
    ])
  })

  test('limits nothing where it is not said', () => expect(mistakesIn([boats])).toEqual([]))
})
