import { expect, test } from 'vitest'
import type { EntityOptions, FieldSchema } from '../entitySchema.ts'
import type { FieldType } from '../fieldType.ts'
import { resolveModel } from './resolveModel.ts'
import { unknownField } from './unknownField.ts'

const TYPES: readonly FieldType[] = [
  { ...unknownField, name: 'text', searchable: true, sortable: true, fits: ({ type }) => (type === 'string' ? 1 : undefined) },
  { ...unknownField, name: 'rows', storage: 'rows', fits: ({ type }) => (type === 'array' ? 1 : undefined) },
]

const resolved = (properties: Readonly<Record<string, FieldSchema>>, entity: EntityOptions = {}) =>
  resolveModel([{ file: 'schemas/boats.ts', schema: { $id: 'boats', type: 'object', properties, entity } }], TYPES).entities.boats

const namesOf = (id: string, title?: string) => {
  const schema = { $id: id, type: 'object', properties: {}, ...(title !== undefined && { title }) } as const
  const [entity] = resolveModel([{ file: `schemas/${id}.ts`, schema }], []).list
  return entity && [entity.title, entity.plural]
}

test.each([
  ['insurers', 'Insurer', 'Insurers'],
  ['currencies', 'Currency', 'Currencies'],
  ['branches', 'Branch', 'Branches'],
  ['mailAddresses', 'Mail address', 'Mail addresses'],
  ['salesStatuses', 'Sales status', 'Sales statuses'],
  ['people', 'Person', 'People'],
  ['heroes', 'Hero', 'Heroes'],
  ['stock', 'Stock', 'Stocks'],
])('records of %s are named after their id: one %s, many %s', (id, title, plural) => expect(namesOf(id)).toEqual([title, plural]))

test.each([
  ['Customer', 'Customers'],
  ['Currency', 'Currencies'],
  ['Sales status', 'Sales statuses'],
  ['Branch', 'Branches'],
  ['Day', 'Days'],
])('many of %s are %s', (title, plural) => expect(namesOf('x', title)).toEqual([title, plural]))

const SECRET = { type: 'string', read: ['Admin'] } as const
const rows = (properties: Readonly<Record<string, FieldSchema>>): FieldSchema => ({ type: 'array', items: { type: 'object', properties } })

test.each<[string, Readonly<Record<string, FieldSchema>>, boolean]>([
  ['a field', { wage: SECRET }, true],
  ['a field of its rows', { crew: rows({ name: { type: 'string' }, wage: SECRET }) }, true],
  ['no field', { name: { type: 'string' } }, false],
  ['no field of its rows', { crew: rows({ name: { type: 'string' } }) }, false],
])('a record of which some may not read %s is partly hidden: %o %s', (_, properties, hidden) =>
  expect(resolved(properties)?.partlyHidden).toBe(hidden),
)

test('nothing can be done with a property that fits no type but to show it', () => {
  expect(resolved({ shape: { type: 'object' } })?.fieldsByName.shape).toMatchObject({
    type: { name: 'unknown', storage: 'column', operators: [], samples: [] },
    ...{ sortable: false, filterable: false, search: false, listed: false },
  })
})

test('all text is searched but what says no, unless a text says yes', () => {
  const searched = (properties: Readonly<Record<string, FieldSchema>>) =>
    resolved(properties)?.fields.flatMap(({ name, search }) => (search ? [name] : []))
  expect(searched({ name: { type: 'string' }, memo: { type: 'string', search: false } })).toEqual(['name'])
  expect(searched({ name: { type: 'string' }, memo: { type: 'string', search: true } })).toEqual(['memo'])
})

test('rows have the properties that say something; none is required unless they say so', () => {
  const field = resolved({ crew: rows({ name: { type: 'string' } }) })?.fieldsByName.crew
  expect(field?.rows?.map(({ path, required }) => [path, required])).toEqual([['crew.name', false]])
  const some: FieldSchema = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, any: true } } }
  expect(resolved({ crew: some })?.fieldsByName.crew?.rows?.map(({ name }) => name)).toEqual(['name'])
})

test('records are sorted by the first field of their label that can be, else the latest come first', () => {
  const properties = { code: { type: 'string', indexed: false }, name: { type: 'string' } } as const
  expect(resolved(properties, { recordLabel: '{code}, {name}' })?.sort).toEqual({ field: 'name', order: 'ASC' })
  expect(resolved({ code: properties.code })?.sort).toEqual({ field: 'createdAt', order: 'DESC' })
})

test('a record is referred to by fields, on the tabs of the kinds that they name', () => {
  const boats = {
    $id: 'boats',
    type: 'object',
    properties: {
      harbour: { type: 'string', reference: 'harbours', listedOn: { kind: ['sea'] } },
      home: { type: 'string', reference: 'harbours' },
      name: { type: 'string' },
    },
  } as const
  const harbours = { $id: 'harbours', type: 'object', properties: { kind: { type: 'string', enum: ['sea', 'river'] } } } as const
  const files = [boats, harbours].map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema }))
  const { entities } = resolveModel(files, TYPES)
  const link = (field: string) => ({ entity: 'boats', field, path: field, many: false })
  expect(entities.harbours?.referencedBy).toEqual([{ ...link('harbour'), listedOn: { kind: ['sea'] } }, link('home')])
  expect(entities.harbours?.referencedBy[1]).not.toHaveProperty('listedOn')
  expect(entities.boats?.referencedBy).toEqual([])
})

test('readers of its records are named by the entity, or there are none', () => {
  const readers = { users: ['crew'], open: { field: 'berth', value: 'open' } }
  expect(resolved({ crew: { type: 'string' } }, { readers })?.readers).toEqual(readers)
  expect(resolved({ crew: { type: 'string' } })).not.toHaveProperty('readers')
})
