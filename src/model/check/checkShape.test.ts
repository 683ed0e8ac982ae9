import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { createShapeCheck } from './checkShape.ts'
import { KEYWORDS, metaSchema } from './metaSchema.ts'

const check = createShapeCheck()
const schemaWith = (more: object) => ({ $id: 'boats', type: 'object', properties: { name: {} }, ...more })
const ofProperty = (field: object) => check(schemaWith({ properties: { name: field } }))

const TEXT = { takes: ['a'], refuses: ['', 1, null] }
const FLAG = { takes: [true, false], refuses: ['true', 0] }
const COUNT = { takes: [0, 3], refuses: [-1, 1.5, '1'] }
const NUMBER = { takes: [0, -1.5], refuses: ['1', true] }
const NAMES = { takes: [[], ['a', 'b']], refuses: ['a', [''], [1], ['a', 'a']] }
const ROLES = { takes: [['a'], ['a', 'b']], refuses: ['a', [], [''], [1], ['a', 'a']] }
const ONLY_TRUE = { takes: [true], refuses: [false, 'true'] }
const ONLY_FALSE = { takes: [false], refuses: [true, 'false'] }
const SCHEMA = { takes: [{}, { type: 'string' }], refuses: [true, 'string', [], { typo: 1 }] }
const SCHEMA_OR_FLAG = { takes: [{}, { type: 'string' }, true, false], refuses: ['string', [{}], { typo: 1 }] }
const SCHEMAS = { takes: [[{}], [{ type: 'string' }, {}]], refuses: [{}, [], [true], [{ typo: 1 }]] }
const SCHEMA_MAP = { takes: [{}, { a: {}, b: true, c: { type: 'string' } }], refuses: [[], { a: 'string' }, { a: { typo: 1 } }] }
const CONSTANTS = { takes: [{ a: 'x', b: 1, c: true }], refuses: ['a', {}, { a: null }, { a: ['x'] }] }
const ACTIONS = { takes: [['list'], ['list', 'show']], refuses: [['read'], ['list', 'list'], 'list'] }
const ANYTHING = { takes: [null, 0, 'a', [], {}], refuses: [] }

interface Values {
  readonly takes: readonly unknown[]
  readonly refuses: readonly unknown[]
}

/** Valid and invalid values of each keyword of a property. */
const PROPERTY: Readonly<Record<string, Values>> = {
  $schema: { takes: ['https://json-schema.org/draft/2020-12/schema'], refuses: ['http://json-schema.org/draft-07/schema#'] },
  $ref: TEXT,
  $anchor: { takes: ['a', '_a-b.c1'], refuses: ['', '1a', 'a b', '/a', 1] },
  $comment: { takes: ['', 'why'], refuses: [1] },
  $defs: SCHEMA_MAP,
  type: {
    takes: ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null', ['string', 'null']],
    refuses: ['text', 1, [], ['text'], ['string', 'string']],
  },
  title: TEXT,
  description: TEXT,
  format: TEXT,
  enum: { takes: [['a', 1, null]], refuses: ['a', [], ['a', 'a']] },
  const: ANYTHING,
  default: ANYTHING,
  examples: { takes: [[], ['a', 'a']], refuses: ['a'] },
  deprecated: FLAG,
  readOnly: FLAG,
  writeOnly: FLAG,
  minLength: COUNT,
  maxLength: COUNT,
  pattern: { takes: ['', '^a+$'], refuses: ['([', 1] },
  minimum: NUMBER,
  maximum: NUMBER,
  exclusiveMinimum: NUMBER,
  exclusiveMaximum: NUMBER,
  multipleOf: { takes: [0.01, 2], refuses: [0, -1, '2'] },
  formatMinimum: TEXT,
  formatMaximum: TEXT,
  formatExclusiveMinimum: TEXT,
  formatExclusiveMaximum: TEXT,
  minItems: COUNT,
  maxItems: COUNT,
  uniqueItems: FLAG,
  items: SCHEMA_OR_FLAG,
  prefixItems: SCHEMAS,
  contains: SCHEMA,
  minContains: COUNT,
  maxContains: COUNT,
  properties: SCHEMA_MAP,
  patternProperties: SCHEMA_MAP,
  propertyNames: SCHEMA,
  minProperties: COUNT,
  maxProperties: COUNT,
  required: NAMES,
  additionalProperties: SCHEMA_OR_FLAG,
  unevaluatedProperties: SCHEMA_OR_FLAG,
  unevaluatedItems: SCHEMA_OR_FLAG,
  oneOf: SCHEMAS,
  anyOf: SCHEMAS,
  allOf: SCHEMAS,
  not: SCHEMA,
  if: SCHEMA,
  then: SCHEMA,
  else: SCHEMA,
  dependentRequired: { takes: [{}, { a: ['b'], c: [] }], refuses: [[], { a: 'b' }, { a: ['b', 'b'] }] },
  dependentSchemas: SCHEMA_MAP,
  contentMediaType: TEXT,
  contentEncoding: TEXT,
  field: TEXT,
  unique: FLAG,
  search: FLAG,
  reference: TEXT,
  referenceFilter: CONSTANTS,
  listedOn: {
    takes: [{ kind: ['a', 1, false], owner: '$any' }],
    refuses: ['kind', {}, { kind: [] }, { kind: ['a', 'a'] }, { kind: [null] }, { kind: 'a' }, { kind: true }],
  },
  anyTenant: ONLY_TRUE,
  fallback: {
    takes: [{ field: 'a' }, { field: 'a', page: '/Boats/{id}' }],
    refuses: ['a', {}, { page: '/a' }, { field: '' }, { field: 'a', page: 'Boats' }, { field: 'a', page: 1 }, { field: 'a', more: 1 }],
  },
  suggestions: {
    takes: [
      { entity: 'a', field: 'b' },
      { entity: 'a', field: 'b', where: { c: 1 } },
    ],
    refuses: ['a', {}, { entity: 'a' }, { field: 'b' }, { entity: 'a', field: 'b', where: {} }, { entity: 'a', field: 'b', more: 1 }],
  },
  onDelete: { takes: ['restrict', 'cascade', 'setNull'], refuses: ['', 'keep'] },
  scale: { takes: [0, 9], refuses: [-1, 10, 1.5] },
  unit: { takes: ['mile', 'kilogram'], refuses: ['', 'league'] },
  currencyField: TEXT,
  summed: {
    takes: [true, { minus: { kind: ['credit'] } }],
    refuses: [
      false,
      {},
      { minus: {} },
      { minus: { kind: [] } },
      { minus: { kind: ['a', 'a'] } },
      { minus: { kind: ['a'], state: ['b'] } },
      { minus: 'kind' },
      { minus: { kind: ['a'] }, more: 1 },
    ],
  },
  read: ROLES,
  write: ROLES,
  was: TEXT,
  group: TEXT,
  list: FLAG,
  keep: ONLY_TRUE,
  filter: FLAG,
  indexed: ONLY_FALSE,
  initial: { takes: ['$user.id', '$now', '$today', '$next'], refuses: ['', 'now'] },
  rowBy: TEXT,
  partTexts: TEXT,
  uniqueItemProperties: NAMES,
  notBefore: TEXT,
  after: TEXT,
  template: TEXT,
  computed: TEXT,
  carried: ONLY_TRUE,
  requiredOn: { takes: ['create'], refuses: ['edit', true] },
  tones: {
    takes: [{ a: 'good', b: 'caution', c: 'danger', d: 'hint' }],
    refuses: ['good', {}, { a: 'green' }],
  },
  accept: {
    takes: [['image/png'], ['image/*', 'application/vnd.ms-excel', 'text/x+y-1']],
    refuses: ['image/png', [], ['png'], ['image/'], ['image/png '], [' image/png'], ['Image/png'], ['/png'], ['a/b', 'a/b'], [1]],
  },
  maxBytes: { takes: [1], refuses: [0, 1.5, '1'] },
  maxValues: { takes: [1], refuses: [0, 1.5, '1'] },
}

const ADDRESS = { takes: ['Customer', 'Ship/new_1'], refuses: ['/Ship', 'Ship/', '1Ship', 'Ship a', 'Ship//a', 'a-b', '', 'Ship/{id}'] }
const RECORD_ADDRESS = ['Ship/{id}', 'Ship/view/{id}/of/it', 'Ship/{id}/a1']
const NO_RECORD_ADDRESS = [
  'Ship',
  '{id}',
  '/Ship/{id}',
  'Ship/{id}/',
  'Ship/{key}',
  'Ship/{id}/a-b',
  '1/{id}',
  'Ship//{id}',
  'Ship/{id}/{id}',
  1,
]

/** Valid and invalid values of each option of `entity`. */
const OPTION: Readonly<Record<string, Values>> = {
  icon: TEXT,
  path: {
    takes: [...ADDRESS.takes, { list: 'Ship' }, { list: 'Ship', create: 'Ship/add', edit: 'Ship/{id}', show: 'Ship/view/{id}' }],
    refuses: [
      ...ADDRESS.refuses,
      1,
      {},
      { create: 'Ship' },
      { list: '/Ship' },
      { list: 1 },
      { list: 'Ship', more: 'a' },
      { list: 'Ship', create: 'Ship/{id}' },
      { list: 'Ship', edit: 'Ship' },
    ],
  },
  pages: {
    takes: [
      { list: { roles: ['Admin'], screen: 'a', layout: 'topBarClassic', also: 'Ships' }, create: { also: 'Ship/new' } },
      { edit: { roles: ['Admin'] }, show: { screen: 'a' } },
    ],
    refuses: [
      'a',
      {},
      { list: {} },
      { other: { screen: 'a' } },
      { list: { roles: [] } },
      { list: { also: '/Ships' } },
      { list: { also: 'Ships/{id}' } },
      { list: { more: 'a' } },
      { edit: { also: 'Ship' } },
      { show: { also: 'Ship' } },
      { create: { layout: '' } },
      { create: { layout: 'topBar' } },
    ],
  },
  menu: { takes: ['boats', ['boats', 'records'], false], refuses: ['', [], [''], ['a', 'a'], true, 1] },
  menuOrder: { takes: [0, -5, 100], refuses: [1.5, '1'] },
  menuLabel: TEXT,
  titledBy: TEXT,
  plural: TEXT,
  recordLabel: TEXT,
  access: {
    takes: [{}, { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'approve', 'export', 'import'], Guest: [] }],
    refuses: ['all', [], { Admin: 'none' }, { Admin: ['read'] }, { Admin: ['list', 'list'] }, { Admin: { list: true } }],
  },
  scope: CONSTANTS,
  readScope: CONSTANTS,
  readers: {
    takes: [{ users: ['a', 'b'], open: { field: 'c', value: 'd' } }],
    refuses: [
      'a',
      { users: ['a'] },
      { open: { field: 'c', value: 'd' } },
      { users: [], open: { field: 'c', value: 'd' } },
      { users: 'a', open: { field: 'c', value: 'd' } },
      { users: ['a'], open: 'c' },
      { users: ['a'], open: { field: 'c' } },
      { users: ['a'], open: { value: 'd' } },
      { users: ['a'], open: { field: 'c', value: true } },
      { users: ['a'], open: { field: '', value: 'd' } },
      { users: ['a'], open: { field: 'c', value: 'd', more: 1 } },
      { users: ['a'], open: { field: 'c', value: 'd' }, more: 1 },
    ],
  },
  reserved: { takes: [true, ...ACTIONS.takes], refuses: [false, ...ACTIONS.refuses] },
  unique: {
    takes: [
      [['a', 'b']],
      [
        ['a', 'b'],
        ['c', 'd', 'e'],
      ],
    ],
    refuses: ['a', [], ['a'], [['a']], [['a', 'a']], [['a', '']]],
  },
  sort: {
    takes: [
      { field: 'a', order: 'ASC' },
      { field: 'a', order: 'DESC' },
    ],
    refuses: [
      'a',
      {},
      { field: 'a' },
      { order: 'ASC' },
      { field: '', order: 'ASC' },
      { field: 'a', order: 'up' },
      { field: 'a', order: 'ASC', more: 1 },
    ],
  },
  columns: ROLES,
  tabs: {
    takes: [{ papers: ['a'] }, { papers: ['a', 'b'], b: ['c'] }],
    refuses: ['a', [], {}, { papers: 'a' }, { papers: [] }, { papers: [''] }],
  },
  tenant: { takes: ['own', 'shared'], refuses: ['', 'mine', true] },
  sharedWith: TEXT,
  tenants: {
    takes: [{ property: 'yard', house: 'main' }],
    refuses: ['yard', {}, { property: 'yard' }, { house: 'main' }, { property: '', house: 'main' }, { property: 'a', house: 'b', more: 1 }],
  },
  was: TEXT,
  appendOnly: ONLY_TRUE,
  readOnly: ONLY_TRUE,
  audited: ONLY_FALSE,
}

const cases = (table: Readonly<Record<string, Values>>, side: keyof Values): readonly (readonly [string, unknown])[] =>
  Object.entries(table).flatMap(([keyword, values]) => values[side].map((value) => [keyword, value] as const))

const under = (place: string, found: readonly { readonly pointer: string }[]): boolean =>
  found.length > 0 && found.every(({ pointer }) => pointer === place || pointer.startsWith(`${place}/`))

describe('the value of a keyword', () => {
  test('is known of every keyword, which none else stands beside', () => {
    const known = ['$id', 'entity', ...Object.keys(PROPERTY), ...Object.keys(OPTION)]
    expect([...new Set(KEYWORDS)].sort()).toEqual([...new Set(known)].sort())
    expect(ofProperty({ entity: {} })[0]?.message).toBe("'entity' has no place here")
    expect(check(schemaWith({ icon: 'Boat' }))[0]?.message).toBe("'icon' has no place here")
  })

  test.each(cases(PROPERTY, 'takes'))('%s of a property takes %j', (keyword, value) => {
    expect(ofProperty({ [keyword]: value })).toEqual([])
  })

  test.each(cases(PROPERTY, 'refuses'))('%s of a property refuses %j', (keyword, value) => {
    expect(under(`/properties/name/${keyword}`, ofProperty({ [keyword]: value }))).toBe(true)
  })

  test.each(cases(OPTION, 'takes'))('%s of an entity takes %j', (option, value) => {
    expect(check(schemaWith({ entity: { [option]: value } }))).toEqual([])
  })

  test.each(cases(OPTION, 'refuses'))('%s of an entity refuses %j', (option, value) => {
    expect(under(`/entity/${option}`, check(schemaWith({ entity: { [option]: value } })))).toBe(true)
  })

  test.each(RECORD_ADDRESS)('the page of a record may be at %s', (edit) => {
    expect(check(schemaWith({ entity: { path: { list: 'Ship', edit, show: edit } } }))).toEqual([])
  })

  test.each(NO_RECORD_ADDRESS)('the page of a record may not be at %j', (address) => {
    expect(check(schemaWith({ entity: { path: { list: 'Ship', edit: address } } })).length).toBeGreaterThan(0)
    expect(check(schemaWith({ entity: { path: { list: 'Ship', show: address } } })).length).toBeGreaterThan(0)
  })

  test('of the whole schema: its name, an object, one property at least', () => {
    expect(check(schemaWith({ additionalProperties: false, title: 'Boat' }))).toEqual([])
    expect(check({ type: 'object', properties: { a: {} } })).toMatchObject([
      { pointer: '', message: "'$id' is missing", remedy: "add '$id'" },
    ])
    expect(check({ $id: 'boats', properties: { a: {} } })).toMatchObject([{ message: "'type' is missing" }])
    expect(check({ $id: 'boats', type: 'object' })).toMatchObject([{ message: "'properties' is missing" }])
    expect(under('/$id', check(schemaWith({ $id: '' })))).toBe(true)
    expect(under('/type', check(schemaWith({ type: 'array' })))).toBe(true)
    expect(under('/properties', check(schemaWith({ properties: {} })))).toBe(true)
    expect(check('boats')).toMatchObject([{ pointer: '', message: 'must be object' }])
  })
})

test('the schema of schemas is a JSON Schema: a start does not check it', () =>
  expect(new Ajv2020({ strict: false }).validateSchema(metaSchema)).toBe(true))
