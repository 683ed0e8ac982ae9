import { expect, test } from 'vitest'
import { loadFieldTypes } from '../../server/start/fieldTypes.ts'
import type { EntitySchema } from '../entitySchema.ts'
import type { FieldType } from '../fieldType.ts'
import { loadModel } from '../loadModel.ts'
import type { ResolvedEntity } from '../resolvedEntity.ts'
import { validationSchema } from '../validate/validationSchema.ts'

const { types } = await loadFieldTypes()

/** Together these schemas use every keyword that affects a resolved entity. */
const schemas = (): readonly EntitySchema[] => [
  {
    $id: 'yards',
    type: 'object',
    title: 'Yard',
    required: ['id', 'name'],
    properties: {
      id: { type: 'string', maxLength: 20 },
      name: { type: 'string', maxLength: 100, search: true },
      notes: { type: 'string', maxLength: 2_000 },
      salary: { type: 'string', format: 'money', read: ['Admin'] },
    },
    entity: {
      tenants: { property: 'yard', house: 'main' },
      path: 'Yard',
      menu: ['records', 'pages'],
      menuOrder: 5,
      menuLabel: 'Our yards',
      plural: 'Boatyards',
      icon: 'Anchor',
      was: 'docks',
      recordLabel: '{id} – {name}',
      columns: ['name', 'notes'],
      access: { Admin: 'all', Dealer: ['list', 'show'] },
      reserved: ['delete'],
      scope: { id: '$user.yard' },
      readScope: { name: 'x' },
      unique: [['name', 'notes']],
      sort: { field: 'name', order: 'DESC' },
    },
  },
  {
    $id: 'boats',
    type: 'object',
    required: ['code', 'berth', 'kind', 'crew'],
    properties: {
      code: { type: 'string', maxLength: 20, unique: true, title: 'Hull number' },
      secret: { type: 'string', format: 'password' },
      hidden: { type: 'string', writeOnly: true },
      berth: { type: 'integer', default: 1, group: 'place', minimum: 1 },
      price: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
      length: { type: 'string', format: 'decimal', scale: 3, list: false, filter: false },
      currency: { type: 'string', enum: ['AED', 'EUR'], group: 'place' },
      state: { oneOf: [{ const: 'new', title: 'Fresh' }, { const: 'old' }] },
      kind: { $ref: '#/$defs/kind', description: 'What it is' },
      built: { type: 'string', format: 'date', initial: '$today', indexed: false, was: 'year' },
      paint: { type: 'string', reference: 'paints', onDelete: 'setNull', referenceFilter: { active: true } },
      yards: { type: 'array', items: { type: 'string' }, reference: 'yards' },
      tags: { type: 'array', items: { enum: ['fast', 'slow'] } },
      crew: {
        type: 'array',
        maxItems: 9,
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            number: { type: 'integer', initial: '$next' },
            name: { type: 'string' },
            wage: { type: 'string', format: 'money', read: ['Admin'], write: ['Admin'] },
            cabin: { type: 'string', reference: 'boats' },
          },
        },
      },
      free: { type: 'object', additionalProperties: true, title: 'Anything' },
      total: { type: 'number', readOnly: true },
    },
    $defs: { kind: { $anchor: 'kind', title: 'Kind of boat', enum: ['sail', 'motor'] } },
    allOf: [
      {
        if: { properties: { kind: { const: 'motor' } }, required: ['kind'] },
        then: { required: ['engine'], properties: { engine: { type: 'string' } } },
      },
    ],
    oneOf: [
      { title: 'Sold', properties: { trade: { const: 'sold' }, size: { type: 'integer' } }, required: ['trade'] },
      { title: 'Let', properties: { trade: { const: 'let' }, size: { type: 'number' } }, required: ['trade'] },
    ],
    entity: { tenant: 'own', menu: false, appendOnly: true },
  },
  {
    $id: 'paints',
    type: 'object',
    properties: {
      active: { type: 'boolean', default: true },
      litres: { type: 'integer', unit: 'liter' },
      sheen: { enum: ['matt', 'gloss'] },
    },
    entity: { titledBy: 'sheen', tenant: 'shared', access: {}, audited: false, path: { list: 'Paint', show: 'Paint/{id}' } },
  },
  {
    $id: 'logs',
    type: 'object',
    properties: { at: { type: 'string', format: 'date-time' }, boat: { type: 'string', reference: 'boats', anyTenant: true } },
    entity: { reserved: true, readOnly: true, menu: 'boats' },
  },
]

const isType = (value: unknown): value is FieldType => typeof value === 'object' && value !== null && 'storage' in value && 'fits' in value

/** As JSON; a field type by its name, as its facts have their own tests. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (isType(inner) ? inner.name : inner)) ?? 'undefined'

/** One line for each field, and one for each other property of the entity. */
const linesOf = (entity: ResolvedEntity): readonly string[] => {
  const { id, fields, fieldsByName: _, declared: _declared, ...others } = entity
  const validation = validationSchema(entity)
  return [
    id,
    ...fields.map((field) => `  ${field.path} ${written(field)}`),
    ...Object.entries(others).map(([name, value]) => `  ${name}: ${written(value)}`),
    ...Object.entries(validation.properties ?? {}).map(([name, schema]) => `  validated ${name} ${written(schema)}`),
    `  validated ${written({ ...validation, properties: undefined })}`,
  ]
}

test('a resolved model has every default filled in', async () => {
  const model = loadModel(
    schemas().map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })),
    types,
  )
  const lines = [...model.list.flatMap(linesOf), written(model.tenancy)]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('resolvedModel.txt')
  expect(Object.values(model.entities)).toEqual(model.list)
  expect(model.list.every((entity) => Object.values(entity.fieldsByName).every((field) => entity.fields.includes(field)))).toBe(true)
})

test('it can not be changed, and has no names of JavaScript’s own', () => {
  const { entities, list } = loadModel(
    schemas().map((schema) => ({ file: `schemas/${schema.$id}.ts`, schema })),
    types,
  )
  expect([list, entities, list[0]?.fields, list[0]?.fields[0]?.schema].map((one) => Object.isFrozen(one))).toEqual([true, true, true, true])
  expect([entities.constructor, list[0]?.fieldsByName.constructor]).toEqual([undefined, undefined])
})
