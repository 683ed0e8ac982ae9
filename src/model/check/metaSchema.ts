import { ACTIONS, TONES } from '../entitySchema.ts'
import { LAYOUTS } from '../layouts.ts'

const text = { type: 'string', minLength: 1 }
const flag = { type: 'boolean' }
const count = { type: 'integer', minimum: 0 }
const names = { type: 'array', items: text, uniqueItems: true }
const roles = { type: 'array', items: text, minItems: 1, uniqueItems: true }
const schema = { $ref: '#/$defs/schema' }
const schemas = { type: 'array', items: schema, minItems: 1 }
const schemaMap = { type: 'object', additionalProperties: { anyOf: [schema, flag] } }
const schemaOrFlag = { anyOf: [schema, flag] }
const constants = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] }, minProperties: 1 }
const kinds = {
  type: 'object',
  additionalProperties: {
    anyOf: [{ const: '$any' }, { type: 'array', items: { type: ['string', 'number', 'boolean'] }, minItems: 1, uniqueItems: true }],
  },
  minProperties: 1,
}
const actions = { type: 'array', items: { enum: ACTIONS }, uniqueItems: true }
const grant = { anyOf: [{ const: 'all' }, actions] }
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

const STANDARD = {
  $schema: { const: 'https://json-schema.org/draft/2020-12/schema' },
  $ref: text,
  $anchor: { type: 'string', pattern: '^[A-Za-z_][-A-Za-z0-9._]*$' },
  $comment: { type: 'string' },
  $defs: schemaMap,
  type: { anyOf: [{ enum: TYPES }, { type: 'array', items: { enum: TYPES }, minItems: 1, uniqueItems: true }] },
  title: text,
  description: text,
  format: text,
  enum: { type: 'array', minItems: 1, uniqueItems: true },
  const: true,
  default: true,
  examples: { type: 'array' },
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  minLength: count,
  maxLength: count,
  pattern: { type: 'string', format: 'regex' },
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  exclusiveMinimum: { type: 'number' },
  exclusiveMaximum: { type: 'number' },
  multipleOf: { type: 'number', exclusiveMinimum: 0 },
  formatMinimum: text,
  formatMaximum: text,
  formatExclusiveMinimum: text,
  formatExclusiveMaximum: text,
  minItems: count,
  maxItems: count,
  uniqueItems: flag,
  items: schemaOrFlag,
  prefixItems: schemas,
  contains: schema,
  minContains: count,
  maxContains: count,
  properties: schemaMap,
  patternProperties: schemaMap,
  propertyNames: schema,
  minProperties: count,
  maxProperties: count,
  required: names,
  additionalProperties: schemaOrFlag,
  unevaluatedProperties: schemaOrFlag,
  unevaluatedItems: schemaOrFlag,
  oneOf: schemas,
  anyOf: schemas,
  allOf: schemas,
  not: schema,
  if: schema,
  then: schema,
  else: schema,
  dependentRequired: { type: 'object', additionalProperties: names },
  dependentSchemas: schemaMap,
  contentMediaType: text,
  contentEncoding: text,
}

const OWN = {
  field: text,
  unique: flag,
  search: flag,
  reference: text,
  referenceFilter: constants,
  listedOn: kinds,
  anyTenant: { const: true },
  fallback: {
    type: 'object',
    required: ['field'],
    properties: { field: text, page: { type: 'string', pattern: '^/' } },
    additionalProperties: false,
  },
  suggestions: {
    type: 'object',
    required: ['entity', 'field'],
    properties: { entity: text, field: text, where: constants },
    additionalProperties: false,
  },
  onDelete: { enum: ['restrict', 'cascade', 'setNull'] },
  scale: { type: 'integer', minimum: 0, maximum: 9 },
  unit: { enum: Intl.supportedValuesOf('unit') },
  currencyField: text,
  summed: {
    anyOf: [
      { const: true },
      {
        type: 'object',
        required: ['minus'],
        properties: { minus: { type: 'object', additionalProperties: { ...names, minItems: 1 }, minProperties: 1, maxProperties: 1 } },
        additionalProperties: false,
      },
    ],
  },
  read: roles,
  write: roles,
  was: text,
  group: text,
  list: flag,
  keep: { const: true },
  filter: flag,
  indexed: { const: false },
  initial: { enum: ['$user.id', '$now', '$today', '$next'] },
  rowBy: text,
  partTexts: text,
  uniqueItemProperties: names,
  notBefore: text,
  after: text,
  template: text,
  computed: text,
  carried: { const: true },
  requiredOn: { const: 'create' },
  tones: { type: 'object', minProperties: 1, additionalProperties: { enum: [...TONES] } },
  accept: { type: 'array', items: { type: 'string', pattern: '^[a-z]+/([a-z0-9.+-]+|\\*)$' }, minItems: 1, uniqueItems: true },
  maxBytes: { type: 'integer', minimum: 1 },
  maxValues: { type: 'integer', minimum: 1 },
}

/** An address; the address of a record's page contains `{id}` as a segment. */
const address = { type: 'string', pattern: '^[A-Za-z]\\w*(/\\w+)*$' }
const recordAddress = { type: 'string', pattern: '^[A-Za-z]\\w*(/\\w+)*/\\{id\\}(/\\w+)*$' }
const pageOptions = { roles, screen: text, layout: { enum: [...LAYOUTS] } }
const fixedPage = { type: 'object', minProperties: 1, properties: { ...pageOptions, also: address }, additionalProperties: false }
const recordPage = { type: 'object', minProperties: 1, properties: pageOptions, additionalProperties: false }
const PATHS = { list: address, create: address, edit: recordAddress, show: recordAddress }

const ENTITY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    icon: text,
    path: { anyOf: [address, { type: 'object', required: ['list'], properties: PATHS, additionalProperties: false }] },
    pages: {
      type: 'object',
      minProperties: 1,
      properties: { list: fixedPage, create: fixedPage, edit: recordPage, show: recordPage },
      additionalProperties: false,
    },
    menu: { anyOf: [text, { type: 'array', items: text, minItems: 1, uniqueItems: true }, { const: false }] },
    menuOrder: { type: 'integer' },
    menuLabel: text,
    titledBy: text,
    plural: text,
    recordLabel: text,
    access: { type: 'object', additionalProperties: grant },
    scope: constants,
    readScope: constants,
    readers: {
      type: 'object',
      required: ['users', 'open'],
      properties: {
        users: { ...names, minItems: 1 },
        open: { type: 'object', required: ['field', 'value'], properties: { field: text, value: text }, additionalProperties: false },
      },
      additionalProperties: false,
    },
    reserved: { anyOf: [{ const: true }, actions] },
    unique: { type: 'array', items: { type: 'array', items: text, minItems: 2, uniqueItems: true }, minItems: 1 },
    sort: {
      type: 'object',
      required: ['field', 'order'],
      properties: { field: text, order: { enum: ['ASC', 'DESC'] } },
      additionalProperties: false,
    },
    columns: { ...names, minItems: 1 },
    tabs: { type: 'object', additionalProperties: { ...names, minItems: 1 }, minProperties: 1 },
    tenant: { enum: ['own', 'shared'] },
    sharedWith: text,
    tenants: {
      type: 'object',
      required: ['property', 'house'],
      properties: { property: text, house: text },
      additionalProperties: false,
    },
    was: text,
    appendOnly: { const: true },
    readOnly: { const: true },
    audited: { const: false },
  },
}

/** JSON Schema of an entity's schema file: the shape of every keyword. `checkEntity` checks combinations of keywords. */
export const metaSchema = {
  type: 'object',
  required: ['$id', 'type', 'properties'],
  properties: { $id: text, ...STANDARD, ...OWN, type: { const: 'object' }, properties: { ...schemaMap, minProperties: 1 }, entity: ENTITY },
  additionalProperties: false,
  $defs: { schema: { type: 'object', properties: { ...STANDARD, ...OWN }, additionalProperties: false } },
}

/** Every keyword that a schema may use, for remedies that name the nearest. */
export const KEYWORDS: readonly string[] = [
  '$id',
  ...Object.keys(STANDARD),
  ...Object.keys(OWN),
  'entity',
  ...Object.keys(ENTITY.properties),
]
