import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Mistake, SchemaMistakes } from '../../src/model/check/mistake.ts'
import { loadModel } from '../../src/model/loadModel.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'

const { types } = await loadFieldTypes()
const ROLES = ['Admin', 'Dealer']
const PRODUCT = {
  roles: ROLES,
  menus: ['records', 'boats'],
  screens: ['harbour', 'wharf'],
  taken: ['search'],
  pages: [
    { path: '/home', to: '/home' },
    { path: '/Dashboard', to: '/-/Dashboard' },
    { path: '/Boats/edit/{key}', to: '/-/Boats' },
  ],
}

const crews = {
  file: 'schemas/crews.ts',
  schema: {
    $id: 'crews',
    type: 'object',
    properties: {
      name: { type: 'string' },
      size: { type: 'integer' },
      salary: { type: 'string', read: ['Admin'] },
      boss: { type: 'string', reference: 'crews' },
      mates: { type: 'array', items: { type: 'string' }, reference: 'crews' },
      agent: { type: 'string', reference: 'crews', read: ['Admin'] },
      pin: { type: 'string', writeOnly: true },
      cargo: true,
    },
  },
}
const spies = {
  file: 'schemas/spies.ts',
  schema: { $id: 'spies', type: 'object', properties: { name: { type: 'string' } }, entity: { access: {} } },
}

const good = {
  $id: 'boats',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', search: true },
    price: { type: 'string', format: 'money' },
    crew: { type: 'string', reference: 'crews' },
    berths: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } },
    notes: { type: 'string', indexed: false },
  },
  entity: {},
}

const withField = (field: unknown) => ({ ...good, properties: { ...good.properties, extra: field } })
const formula = (computed: string) => ({ type: 'string', format: 'money', readOnly: true, computed })
const withTabs = (tabs: object) => ({
  ...good,
  properties: { ...good.properties, mast: { type: 'string', group: 'rigging' }, keel: { type: 'string', group: 'hull' } },
  entity: { tabs },
})
const suggested = (suggestions: object, field: object = { type: 'string' }) =>
  withField({ ...field, suggestions: { entity: 'crews', field: 'name', ...suggestions } })
const withBranches = (...sizes: readonly object[]) => ({
  ...good,
  oneOf: sizes.map((size, index) => ({ properties: { price: { const: String(index) }, size }, required: ['price'] })),
})
const withEntity = (entity: unknown) => ({ ...good, entity })
/** Of `readers`. */
const OPEN = { field: 'name', value: 'x' }
const SAILS = { field: 'extra', value: 'sail' }
const withRow = (properties: object, required: readonly string[] = []) =>
  withField({ type: 'array', items: { type: 'object', required, properties } })

const mistakesOf = (schema: unknown, ...others: { file: string; schema: unknown }[]) => {
  try {
    loadModel([{ file: 'schemas/boats.ts', schema }, crews, spies, ...others], types, PRODUCT)
    return []
  } catch (error) {
    if (error instanceof SchemaMistakes) return error.mistakes
    throw error
  }
}

/** Mistake · expected pointer · words that the remedy must contain. */
const TABLE: readonly (readonly [string, unknown, string, string])[] = [
  ['an unknown keyword', withField({ type: 'string', maxLenght: 3 }), '/properties/extra/maxLenght', "'maxLength'"],
  ['a record that takes any property', { ...good, additionalProperties: true }, '/additionalProperties', 'object'],
  ['a record with properties by pattern', { ...good, patternProperties: { '^x': {} } }, '/patternProperties', 'object'],
  ['an unknown keyword of the schema', { ...good, propertys: {} }, '/propertys', "'properties'"],
  ['an unknown entity option', withEntity({ ikon: 'Star' }), '/entity/ikon', "'icon'"],
  ['a keyword of the wrong kind', withField({ type: 'string', maxLength: 'six' }), '/properties/extra/maxLength', 'correct the value'],
  [
    'a condition without a consequence',
    withField({ type: 'object', if: { required: ['a'] }, properties: { a: {} } }),
    '/properties/extra/if',
    "'then' or 'else'",
  ],
  [
    'a consequence without a condition',
    withField({ type: 'object', then: { required: ['a'] }, properties: { a: {} } }),
    '/properties/extra/then',
    "add 'if'",
  ],
  [
    'a number of nothing',
    withField({ type: 'array', items: { type: 'string' }, minContains: 1 }),
    '/properties/extra/minContains',
    "'contains'",
  ],
  ['an extension of OpenAPI', withField({ type: 'string', 'x-order': 1 }), '/properties/extra/x-order', '$comment'],
  ['an unknown type', withField({ type: 'text' }), '/properties/extra/type', 'choose one of: string'],
  ['a type that is nearly one', withField({ type: 'strng' }), '/properties/extra/type', "write 'string'"],
  ['items of an older draft', withField({ type: 'array', items: [{ type: 'string' }] }), '/properties/extra/items', "'prefixItems"],
  ['required as a flag', withField({ type: 'string', required: true }), '/properties/extra/required', 'list the names'],
  [
    'an exclusive bound as a flag',
    withField({ type: 'number', exclusiveMinimum: true }),
    '/properties/extra/exclusiveMinimum',
    'bound itself',
  ],
  ['a tone of what is no choice', withField({ enum: ['new', 'done'], tones: { dune: 'good' } }), '/properties/extra/tones', "'dune'"],
  ['tones of a text', withField({ type: 'string', tones: { done: 'good' } }), '/properties/extra/tones', 'choice'],
  ['an unknown tone', withField({ enum: ['new', 'done'], tones: { done: 'green' } }), '/properties/extra/tones/done', 'choose one of'],
  ['a unit of a text', withField({ type: 'string', unit: 'mile' }), '/properties/extra/unit', 'integer'],
  ['an unknown unit', withField({ type: 'integer', unit: 'league' }), '/properties/extra/unit', 'choose one of'],
  [
    'a role that may create what it can not write',
    {
      ...good,
      properties: { ...good.properties, name: { type: 'string', read: ['Admin'] } },
      entity: { access: { Admin: 'all', Dealer: ['list', 'create'] } },
    },
    '/entity/access/Dealer',
    "'create'",
  ],
  ['no $id', { type: 'object', properties: { a: { type: 'string' } } }, '', "'$id'"],
  ['an $id that is no name', { ...good, $id: 'My boats' }, '/$id', 'letters and digits'],
  ['a schema that is no object', { ...good, type: 'array' }, '/type', 'object'],
  ['no properties', { $id: 'boats', type: 'object', properties: {} }, '/properties', 'a schema for each name'],
  ['a value that is not data', withField({ type: 'string', default: () => 'x' }), '/properties/extra/default', 'plain data'],
  ['a broken pattern', withField({ type: 'string', pattern: '([' }), '/properties/extra/pattern', 'correct'],
  [
    'a property name with an underscore',
    { ...good, properties: { ...good.properties, first_name: { type: 'string' } } },
    '/properties/first_name',
    'letters and digits',
  ],
  [
    'a name that every object has',
    { ...good, properties: { ...good.properties, constructor: { type: 'string' } } },
    '/properties/constructor',
    'another name',
  ],
  ['a format that does not exist', withField({ type: 'string', format: 'emial' }), '/properties/extra/format', "'email'"],
  [
    'a name that the system keeps',
    { ...good, properties: { ...good.properties, createdAt: { type: 'string' } } },
    '/properties/createdAt',
    'another name',
  ],
  [
    'an id that is no string',
    { ...good, properties: { ...good.properties, id: { type: 'integer' } } },
    '/properties/id/type',
    "type: 'string'",
  ],
  ['an address that is none', { ...good, entity: { path: '/Ship' } }, '/entity/path', 'correct'],
  [
    'an address of a record without its id',
    { ...good, entity: { path: { list: 'Ship', edit: 'Ship/change' } } },
    '/entity/path',
    'correct',
  ],
  ['an address that another entity has, in another case', { ...good, entity: { path: 'CREWS' } }, '/entity/path', 'another'],
  ['one address for two pages', { ...good, entity: { path: { list: 'Ship', create: 'ship' } } }, '/entity/path', 'another'],
  [
    'a second address that another page has',
    { ...good, entity: { path: 'Ship', pages: { list: { also: 'ship/ADD' } } } },
    '/entity/pages',
    'another',
  ],
  ['a second address that a page of the product has', withEntity({ pages: { list: { also: 'Home' } } }), '/entity/pages', 'another one'],
  ['a page for a role that there is not', withEntity({ pages: { list: { roles: ['Dealr'] } } }), '/entity/pages/list/roles/0', "'Dealer'"],
  ['a page of a screen that there is not', withEntity({ pages: { show: { screen: 'warf' } } }), '/entity/pages/show/screen', "'wharf'"],
  ['a required property that is not there', { ...good, required: ['nam'] }, '/required/0', "'name'"],
  ['a reference to nowhere', withField({ type: 'string', reference: 'crew' }), '/properties/extra/reference', "'crews'"],
  ['a reference that is no id', withField({ type: 'integer', reference: 'crews' }), '/properties/extra/type', "type: 'string'"],
  [
    'setNull on a required reference',
    { ...good, required: ['crew'], properties: { ...good.properties, crew: { type: 'string', reference: 'crews', onDelete: 'setNull' } } },
    '/properties/crew/onDelete',
    "'cascade'",
  ],
  ['onDelete without a reference', withField({ type: 'string', onDelete: 'cascade' }), '/properties/extra/onDelete', "add 'reference'"],
  [
    'a reference filter on a field that the target lacks',
    withField({ type: 'string', reference: 'crews', referenceFilter: { activ: true } }),
    '/properties/extra/referenceFilter/activ',
    'name',
  ],
  [
    'a list on records by a field that the target lacks',
    withField({ type: 'string', reference: 'crews', listedOn: { activ: '$any' } }),
    '/properties/extra/listedOn/activ',
    'name',
  ],
  ['a field type that does not exist', withField({ type: 'string', field: 'longtext' }), '/properties/extra/field', "'longText'"],
  ['money as a binary number', withField({ type: 'number', format: 'money' }), '/properties/extra', "type: 'string'"],
  ['scale on plain text', withField({ type: 'string', scale: 2 }), '/properties/extra/scale', "'money'"],
  ['a scale that is too great', withField({ type: 'string', format: 'decimal', scale: 12 }), '/properties/extra/scale', 'correct'],
  [
    'a currency field that is not there',
    withField({ type: 'string', format: 'money', currencyField: 'curency' }),
    '/properties/extra/currencyField',
    'name',
  ],
  ['least length above greatest', withField({ type: 'string', minLength: 9, maxLength: 3 }), '/properties/extra/minLength', 'swap'],
  ['minimum above maximum', withField({ type: 'integer', minimum: 9, maximum: 3 }), '/properties/extra/minimum', 'swap'],
  [
    'unique rows',
    { ...good, properties: { ...good.properties, berths: { ...good.properties.berths, unique: true } } },
    '/properties/berths/unique',
    'remove',
  ],
  ['unique without an index', withField({ type: 'string', unique: true, indexed: false }), '/properties/extra/indexed', 'remove'],
  ['search in a number', withField({ type: 'integer', search: true }), '/properties/extra/search', 'remove'],
  ['both readOnly and writeOnly', withField({ type: 'string', readOnly: true, writeOnly: true }), '/properties/extra/writeOnly', 'remove'],
  [
    'a rename of a property that is still there',
    withField({ type: 'string', was: 'name' }),
    '/properties/extra/was',
    'remove the old property',
  ],
  [
    'two renames of one property',
    { ...good, properties: { ...good.properties, a: { type: 'string', was: 'old' }, b: { type: 'string', was: 'old' } } },
    '/properties/b/was',
    'one column',
  ],
  [
    'a fallback that is no field',
    withField({ type: 'string', reference: 'crews', fallback: { field: 'nme' } }),
    '/properties/extra/fallback/field',
    "'name'",
  ],
  ['a sum of texts', withField({ type: 'string', summed: true }), '/properties/extra/summed', 'remove it'],
  [
    'a sum that takes off by no property',
    withField({ type: 'string', format: 'money', summed: { minus: { kind: ['credit'] } } }),
    '/properties/extra/summed/minus',
    'choose one of',
  ],
  [
    'a sum that takes off by no choice',
    {
      ...good,
      properties: {
        ...good.properties,
        kind: { enum: ['debit', 'credit'] },
        extra: { type: 'string', format: 'money', summed: { minus: { kind: ['credits'] } } },
      },
    },
    '/properties/extra/summed/minus',
    "'credit'",
  ],
  ['a title by what is no choice', withEntity({ titledBy: 'name' }), '/entity/titledBy', "'enum'"],
  ['a title by no property', withEntity({ titledBy: 'nme' }), '/entity/titledBy', "'name'"],
  ['a number of a row that no property counts', withField({ type: 'integer', rowBy: 'no' }), '/properties/extra/rowBy', 'choose one of'],
  ['a number of a row by what counts nothing', withField({ type: 'integer', rowBy: 'name' }), '/properties/extra/rowBy', '$next'],
  ['a template of a number', withField({ type: 'integer', readOnly: true, template: '{name}' }), '/properties/extra/template', "'string'"],
  [
    'a template of a misspelt type',
    withField({ type: 'string', field: 'longtext', readOnly: true, template: '{name}' }),
    '/properties/extra/field',
    "'longText'",
  ],
  [
    'a template of itself',
    withField({ type: 'string', readOnly: true, template: '{extra}' }),
    '/properties/extra/template',
    'choose one of',
  ],
  ['a template of rows', withField({ type: 'string', readOnly: true, template: '{berths}' }), '/properties/extra/template', 'single'],
  [
    'a template with an open brace',
    withField({ type: 'string', readOnly: true, template: '{name' }),
    '/properties/extra/template',
    "'{name}'",
  ],
  [
    'a template in a row that users may type over',
    withField({
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'string' }, line: { type: 'string', template: '{a}' } } },
    }),
    '/properties/extra/items/properties/line/template',
    "'readOnly: true'",
  ],
  ['a formula that is none', withField(formula('price *')), '/properties/extra/computed', "'price * quantity'"],
  ['a formula of no property', withField(formula('prize * 2')), '/properties/extra/computed', "'price'"],
  ['a formula of no rows', withField(formula('sum(births.label)')), '/properties/extra/computed', "'berths'"],
  ['a formula of a column of rows that does not exist', withField(formula('sum(berths.price)')), '/properties/extra/computed', 'label'],
  ['a formula of a text', withField(formula('name * 2')), '/properties/extra/computed', 'integer'],
  ['a formula of itself', withField(formula('price + extra')), '/properties/extra/computed', 'other properties'],
  [
    'a formula of another one that needs it',
    { ...good, properties: { ...good.properties, extra: formula('other'), other: formula('extra') } },
    '/properties/extra/computed',
    'other properties',
  ],
  [
    'a formula of what not everyone may see',
    { ...good, properties: { ...good.properties, extra: formula('price + cost'), cost: { type: 'integer', read: ['Admin'] } } },
    '/properties/extra/computed',
    "'read'",
  ],
  [
    'a formula of what nobody sees',
    { ...good, properties: { ...good.properties, extra: formula('price + cost'), cost: { type: 'integer', writeOnly: true } } },
    '/properties/extra/computed',
    "'read'",
  ],
  [
    'a formula of any value',
    { ...good, properties: { ...good.properties, extra: formula('price + cost'), cost: {} } },
    '/properties/extra/computed',
    'integer',
  ],
  ['a computed value of any type', withField({ readOnly: true, computed: 'price' }), '/properties/extra/computed', "'decimal'"],
  ['a computed number that may be typed', withField({ ...formula('price'), readOnly: false }), '/properties/extra/computed', 'readOnly'],
  ['a computed text', withField({ type: 'string', readOnly: true, computed: 'price' }), '/properties/extra/computed', "'decimal'"],
  ['a unique value carried on', withField({ type: 'string', unique: true, carried: true }), '/properties/extra/carried', 'remove it'],
  ['a computed value carried on', withField({ type: 'string', readOnly: true, carried: true }), '/properties/extra/carried', 'remove it'],
  ['a hidden value carried on', withField({ type: 'string', writeOnly: true, carried: true }), '/properties/extra/carried', 'remove it'],
  ['a secret carried on', withField({ type: 'string', format: 'password', carried: true }), '/properties/extra/carried', 'remove it'],
  [
    'rows carried on',
    withField({ type: 'array', items: { type: 'object', properties: { line: { type: 'integer' } } }, carried: true }),
    '/properties/extra/carried',
    'remove it',
  ],
  [
    'a value of a row carried on',
    withField({ type: 'array', items: { type: 'object', properties: { line: { type: 'integer', carried: true } } } }),
    '/properties/extra/items/properties/line/carried',
    'remove it',
  ],
  ['a fallback for nothing', withField({ type: 'string', fallback: { field: 'name' } }), '/properties/extra/fallback', "add 'reference'"],
  ['texts for the parts of a text', withField({ type: 'string', partTexts: 'chart' }), '/properties/extra/partTexts', "add 'properties'"],
  [
    'texts for the parts of free JSON',
    withField({ type: 'object', partTexts: 'chart' }),
    '/properties/extra/partTexts',
    "add 'properties'",
  ],
  ['suggestions for a number', suggested({}, { type: 'integer' }), '/properties/extra/suggestions', "type: 'string'"],
  [
    'suggestions without a field',
    withField({ type: 'string', suggestions: { entity: 'crews' } }),
    '/properties/extra/suggestions',
    "'field'",
  ],
  ['suggestions from nowhere', suggested({ entity: 'crew' }), '/properties/extra/suggestions/entity', "'crews'"],
  ['suggestions from what is the server’s own', suggested({ entity: 'spies' }), '/properties/extra/suggestions/entity', "'access'"],
  ['suggestions of a field that is not there', suggested({ field: 'nme' }), '/properties/extra/suggestions/field', "'name'"],
  ['suggestions of numbers', suggested({ field: 'size' }), '/properties/extra/suggestions/field', "type: 'string'"],
  ['suggestions of a property that takes anything', suggested({ field: 'cargo' }), '/properties/extra/suggestions/field', "type: 'string'"],
  ['suggestions that not everybody may read', suggested({ field: 'salary' }), '/properties/extra/suggestions/field', "without 'read'"],
  ['suggestions by a field that is not there', suggested({ where: { nme: 'x' } }), '/properties/extra/suggestions/where/nme', "'name'"],
  [
    'suggestions by a field that not everybody may read',
    suggested({ where: { salary: 'x' } }),
    '/properties/extra/suggestions/where/salary',
    "'read'",
  ],
  [
    'suggestions by a path over no reference',
    suggested({ where: { 'name.size': 1 } }),
    '/properties/extra/suggestions/where/name.size',
    'reference',
  ],
  [
    'suggestions by a path over two references',
    suggested({ where: { 'boss.boss.name': 'x' } }),
    '/properties/extra/suggestions/where/boss.boss.name',
    'one record',
  ],
  [
    'suggestions by a field that the other record lacks',
    suggested({ where: { 'boss.nme': 'x' } }),
    '/properties/extra/suggestions/where/boss.nme',
    "'name'",
  ],
  [
    'suggestions by a value of another type',
    suggested({ where: { size: 'large' } }),
    '/properties/extra/suggestions/where/size',
    'own type',
  ],
  [
    'suggestions by a property that is not there',
    suggested({ where: { name: '$record.nme' } }),
    '/properties/extra/suggestions/where/name',
    "'name'",
  ],
  [
    'suggestions by a property that is called as what is typed',
    {
      ...good,
      properties: {
        ...good.properties,
        q: { type: 'string' },
        extra: { type: 'string', suggestions: { entity: 'crews', field: 'name', where: { name: '$record.q' } } },
      },
    },
    '/properties/extra/suggestions/where/name',
    'rename',
  ],
  ['readers that are no role', withField({ type: 'string', read: ['Amin'] }), '/properties/extra/read/0', "'Admin'"],
  ['access for a role that does not exist', withEntity({ access: { Deeler: 'all' } }), '/entity/access/0', "'Dealer'"],
  ['an action that does not exist', withEntity({ access: { Admin: ['read'] } }), '/entity/access/Admin/0', 'list'],
  ['a row scope on a field that is not there', withEntity({ scope: { dealerId: '$user.id' } }), '/entity/scope/dealerId', 'name'],
  ['a row scope by an unknown variable', withEntity({ scope: { name: '$me' } }), '/entity/scope/name', "'$user.id'"],
  ['a label that names no field', withEntity({ recordLabel: '{title}' }), '/entity/recordLabel', 'name'],
  ['a column that does not exist', withEntity({ columns: ['name', 'prise'] }), '/entity/columns/1', "'price'"],
  ['a tab with a group that no property has', withTabs({ deck: ['riging'] }), '/entity/tabs/deck/0', "'rigging'"],
  ['a tab with a group like no other', withTabs({ deck: ['engine'] }), '/entity/tabs/deck/0', 'choose one of: rigging, hull'],
  ['a group in two tabs', withTabs({ deck: ['rigging'], mast: ['hull', 'rigging'] }), '/entity/tabs/deck/0', 'one of them'],
  ['a tab with the name of another tab of the page', withTabs({ history: ['hull'] }), '/entity/tabs/history', 'another name'],
  ['a tab that is named for the fields without one', withTabs({ details: ['hull'] }), '/entity/tabs/details', 'another name'],
  ['a tab that is named for the comments', withTabs({ comments: ['hull'] }), '/entity/tabs/comments', 'another name'],
  ['a tab whose name can’t be in an address', withTabs({ 'the hull': ['hull'] }), '/entity/tabs/the hull', 'letters and digits'],
  ['a tab without groups', withTabs({ deck: [] }), '/entity/tabs/deck', 'correct the value'],
  ['a sort by a field that does not exist', withEntity({ sort: { field: 'nme', order: 'ASC' } }), '/entity/sort/field', "'name'"],
  ['a sort by a field without an index', withEntity({ sort: { field: 'notes', order: 'ASC' } }), '/entity/sort/field', 'index'],
  ['a unique set with a field that does not exist', withEntity({ unique: [['name', 'harbour']] }), '/entity/unique/0/1', 'choose one of'],
  [
    'an append-only entity that may be edited',
    withEntity({ appendOnly: true, access: { Admin: ['list', 'edit'] } }),
    '/entity/access',
    "'list'",
  ],
  [
    'a read-only entity that may be edited',
    withEntity({ readOnly: true, access: { Dealer: ['list', 'edit'] } }),
    '/entity/access',
    "'approve'",
  ],
  ['`then` without `if`', { ...good, then: { required: ['price'] } }, '/then', "add 'if'"],
  ['`if` without `then`', { ...good, if: { required: ['price'] } }, '/if', "add 'then'"],
  ['a $ref to nothing', withField({ $ref: '#/$defs/none' }), '/properties/extra/$ref', '#/$defs/'],
  ['a default of another type', withField({ type: 'integer', default: 'two' }), '/properties/extra/default', 'allows'],
  ['a default that is no option', withField({ enum: ['a', 'b'], default: 'c' }), '/properties/extra/default', 'allows'],
  [
    'a row property that the system keeps',
    withField({ type: 'array', items: { type: 'object', properties: { position: { type: 'integer' } } } }),
    '/properties/extra/items/properties/position',
    'another name',
  ],
  [
    'rows inside rows',
    withField({
      type: 'array',
      items: { type: 'object', properties: { inner: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } } } },
    }),
    '/properties/extra/items/properties/inner',
    'entity of its own',
  ],
  [
    'a required row property that is not there',
    withField({ type: 'array', items: { type: 'object', required: ['b'], properties: { a: { type: 'string' } } } }),
    '/properties/extra/items/required/0',
    "'a'",
  ],
  ['a default out of range', withField({ type: 'integer', minimum: 1, default: 0 }), '/properties/extra/default', 'allows'],
  ['a default that is too long', withField({ type: 'string', maxLength: 2, default: 'abc' }), '/properties/extra/default', 'allows'],
  ['a default longer than a line', withField({ type: 'string', default: 'x'.repeat(256) }), '/properties/extra/default', 'allows'],
  [
    'a default amount with too many places',
    withField({ type: 'string', format: 'money', default: '1.234' }),
    '/properties/extra/default',
    'allows',
  ],
  ['a default that is no date', withField({ type: 'string', format: 'date', default: 'today' }), '/properties/extra/default', 'allows'],
  [
    'a default deep inside',
    withField({ type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'boolean', default: 'yes' } } } } }),
    '/properties/extra/properties/a/properties/b/default',
    'allows',
  ],
  [
    'a default of a list of which an item is wrong',
    withField({ type: 'array', items: { type: 'integer' }, default: [1, 'two'] }),
    '/properties/extra/default',
    'allows',
  ],
  [
    'a default of a definition',
    { ...withField({ $ref: '#/$defs/size' }), $defs: { size: { type: 'integer', maximum: 3, default: 4 } } },
    '/$defs/size/default',
    'allows',
  ],
  [
    'a default beside a reference to a definition that refuses it',
    { ...withField({ $ref: '#/$defs/size', default: 4 }), $defs: { size: { type: 'integer', maximum: 3 } } },
    '/properties/extra/default',
    'allows',
  ],
  [
    'a default of a row',
    withField({ type: 'array', items: { type: 'object', properties: { a: { type: 'integer', minimum: 1, default: 0 } } } }),
    '/properties/extra/items/properties/a/default',
    'allows',
  ],
  [
    'a default in a branch',
    { ...good, if: { required: ['name'] }, then: { properties: { more: { type: 'integer', default: 'x' } } } },
    '/then/properties/more/default',
    'allows',
  ],
  ['a text among whole numbers', withField({ type: 'integer', enum: [1, 'two'] }), '/properties/extra/enum/1', 'rest of the schema'],
  ['texts as choices of a whole number', withField({ type: 'integer', enum: ['one'] }), '/properties/extra/enum/0', 'rest of the schema'],
  ['a choice longer than allowed', withField({ enum: ['ab', 'abcd'], maxLength: 3 }), '/properties/extra/enum/1', 'rest of the schema'],
  ['a choice twice', withField({ enum: ['a', 'b', 'a'] }), '/properties/extra/enum', 'remove one'],
  [
    'a constant of another type',
    withField({ type: 'object', properties: { v: { type: 'string', const: 1 } } }),
    '/properties/extra/properties/v/const',
    'rest',
  ],
  [
    'open bounds without a value between',
    withField({ type: 'number', exclusiveMinimum: 2, maximum: 2 }),
    '/properties/extra/exclusiveMinimum',
    'swap',
  ],
  [
    'no whole number between',
    withField({ type: 'integer', exclusiveMinimum: 2, exclusiveMaximum: 3 }),
    '/properties/extra/exclusiveMinimum',
    'swap',
  ],
  [
    'more items at least than at most',
    withField({ type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 2 }),
    '/properties/extra/minItems',
    'swap',
  ],
  [
    'crossed bounds deep inside',
    withField({ type: 'object', additionalProperties: { type: 'string', minLength: 3, maxLength: 2 } }),
    '/properties/extra/additionalProperties/minLength',
    'swap',
  ],
  [
    'more different items than choices',
    withField({ type: 'array', items: { enum: ['a'] }, uniqueItems: true, minItems: 2 }),
    '/properties/extra/minItems',
    'choices',
  ],
  [
    'a least date that is none',
    withField({ type: 'string', format: 'date', formatMinimum: 'soon' }),
    '/properties/extra/formatMinimum',
    "format 'date'",
  ],
  [
    'crossed dates',
    withField({ type: 'string', format: 'date', formatMinimum: '2026-02-01', formatMaximum: '2026-01-01' }),
    '/properties/extra/formatMinimum',
    'swap',
  ],
  [
    'crossed amounts, compared by value',
    withField({ type: 'string', format: 'money', formatExclusiveMinimum: '9', formatMaximum: '9.00' }),
    '/properties/extra/formatExclusiveMinimum',
    'swap',
  ],
  [
    'a format deep inside that does not exist',
    withField({ type: 'object', properties: { a: { type: 'string', format: 'dat' } } }),
    '/properties/extra/properties/a/format',
    "'date'",
  ],
  ['now in a text', withField({ type: 'string', initial: '$now' }), '/properties/extra/initial', 'date-time'],
  ['today as a moment', withField({ type: 'string', format: 'date-time', initial: '$today' }), '/properties/extra/initial', "'date'"],
  ['a user as a number', withField({ type: 'integer', initial: '$user.id' }), '/properties/extra/initial', "type: 'string'"],
  ['a row number of a text', withField({ type: 'string', initial: '$next' }), '/properties/extra/initial', "'integer'"],
  ['a length without a type', withField({ maxLength: 3 }), '/properties/extra', "type: 'string'"],
  [
    'a broken pattern of names',
    withField({ type: 'object', patternProperties: { '(': { type: 'string' } } }),
    '/properties/extra/patternProperties/(',
    'regular expression',
  ],
  ['a $ref to another file', withField({ type: 'array', items: { $ref: 'other.json' } }), '/properties/extra/items/$ref', '$defs'],
  [
    'a misspelt $ref deep inside',
    { ...withField({ type: 'array', items: { $ref: '#/$defs/adress' } }), $defs: { address: { type: 'string' } } },
    '/properties/extra/items/$ref',
    '#/$defs/address',
  ],
  ['a $ref to an anchor that there is not', withField({ $ref: '#sice' }), '/properties/extra/$ref', '#/$defs/'],
  [
    'a misspelt anchor',
    { ...withField({ $ref: '#sice' }), $defs: { size: { $anchor: 'size', type: 'integer' } } },
    '/properties/extra/$ref',
    '#/$defs/size',
  ],
  [
    'an anchor that is no definition',
    {
      ...withField({ type: 'array', items: { $ref: '#size' } }),
      $defs: { all: { properties: { size: { $anchor: 'x' } } } },
      if: { properties: { price: { $anchor: 'size' } } },
      then: {},
    },
    '/properties/extra/items/$ref',
    "'$defs'",
  ],
  ['a $ref to the record itself', withField({ type: 'array', items: { $ref: '#' } }), '/properties/extra/items/$ref', 'the record itself'],
  ['an $id inside', withField({ $id: 'other', type: 'string' }), '/properties/extra/$id', "'$anchor'"],
  ['a $ref below an $id', withField({ $ref: 'other#/$defs/a' }), '/properties/extra/$ref', '$defs'],
  ['a $dynamicRef', withField({ $dynamicRef: '#node' }), '/properties/extra/$dynamicRef', "'$ref'"],
  ['a $dynamicAnchor', { ...good, $defs: { a: { $dynamicAnchor: 'node' } } }, '/$defs/a/$dynamicAnchor', "'$anchor'"],
  ['another draft', { ...good, $schema: 'http://json-schema.org/draft-07/schema#' }, '/$schema', '2020-12'],
  ['a $ref as older drafts wrote it', withField({ $ref: '#/definitions/a' }), '/properties/extra/$ref', '#/$defs/'],
  ['definitions as older drafts wrote them', { ...good, definitions: {} }, '/definitions', "'$defs'"],
  [
    'references in a circle',
    { ...withField({ $ref: '#/$defs/a' }), $defs: { a: { $ref: '#/$defs/b' }, b: { allOf: [{ $ref: '#/$defs/a' }] } } },
    '/$defs/a/$ref',
    'recursion',
  ],
  [
    'a misspelt name in a condition',
    { ...good, if: { properties: { nme: { const: 'x' } } }, then: { required: ['price'] } },
    '/if/properties/nme',
    "'name'",
  ],
  [
    'a misspelt requirement in a branch',
    { ...good, if: { required: ['name'] }, then: { required: ['prise'] } },
    '/then/required/0',
    "'price'",
  ],
  [
    'a condition on a value that never is',
    { ...withField({ enum: ['firm', 'person'] }), if: { properties: { extra: { const: 'frim' } } }, then: { required: ['price'] } },
    '/if/properties/extra/const',
    'may have',
  ],
  [
    'a misspelt requirement deep inside',
    withField({ type: 'object', required: ['stret'], properties: { street: { type: 'string' } } }),
    '/properties/extra/required/0',
    "'street'",
  ],
  ['a label with an open brace', withEntity({ recordLabel: '{name' }), '/entity/recordLabel', "'{name}'"],
  ['a label of rows', withEntity({ recordLabel: '{berths}' }), '/entity/recordLabel', 'single'],
  [
    'a label of a secret',
    { ...withField({ type: 'string', format: 'password' }), entity: { recordLabel: '{extra}' } },
    '/entity/recordLabel',
    'may be read',
  ],
  [
    'a label of what is only written',
    { ...withField({ type: 'string', writeOnly: true }), entity: { recordLabel: '{extra}' } },
    '/entity/recordLabel',
    'may be read',
  ],
  [
    'a label of an object',
    { ...withField({ type: 'object', properties: { a: { type: 'string' } } }), entity: { recordLabel: '{extra}' } },
    '/entity/recordLabel',
    'single',
  ],
  [
    'a label of a property without a field type',
    { ...withField({ type: 'string', field: 'longtext' }), entity: { recordLabel: '{extra}' } },
    '/properties/extra/field',
    "'longText'",
  ],
  ['a menu group that there is not', withEntity({ menu: 'bosts' }), '/entity/menu', "'boats'"],
  ['an id that the product has an address for', { ...good, $id: 'search' }, '/$id', 'another name'],
  [
    'a property that is text in one branch and a number in another',
    withBranches({ type: 'string' }, { type: 'number' }),
    '/oneOf/1/properties/size',
    "field: 'object' at /oneOf/0/properties/size",
  ],
  [
    'a property that is text in one branch and an object in another',
    withBranches({ type: 'string', format: 'date' }, { type: 'object', properties: { from: { type: 'string' } } }),
    '/oneOf/1/properties/size',
    'another name',
  ],
  [
    'a property that is a list of rows in one branch and of texts in another',
    withBranches(
      { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
      { type: 'array', items: { type: 'string' } },
    ),
    '/oneOf/1/properties/size',
    'the same type',
  ],
  ['an id that a page has for its address', { ...good, $id: 'home' }, '/$id', 'another name'],
  ['an id that a page has in another case', { ...good, $id: 'dashboard' }, '/$id', 'another name'],
  ['an id where a page is found', { ...good, $id: 'home', entity: { path: 'Houses' } }, '/$id', 'another name'],
  ['an address that a page has', withEntity({ path: 'boats' }), '/entity/path', 'another one'],
  ['an id that every object has', { ...good, $id: 'constructor' }, '/$id', 'another name'],
  ['a row scope by a value of another type', withEntity({ scope: { name: 3 } }), '/entity/scope/name', 'own type'],
  [
    'a reference filter by a value of another type',
    withField({ type: 'string', reference: 'crews', referenceFilter: { size: 'large' } }),
    '/properties/extra/referenceFilter/size',
    'own type',
  ],
  [
    'a list on records by a value of another type',
    withField({ type: 'string', reference: 'crews', listedOn: { name: ['a', 3], size: '$any' } }),
    '/properties/extra/listedOn/name',
    'own type',
  ],
  [
    'a reference filter by a property that is not there',
    withField({ type: 'string', reference: 'crews', referenceFilter: { name: '$record.nme' } }),
    '/properties/extra/referenceFilter/name',
    "'name'",
  ],
  ['a keyword of OpenAPI', withField({ type: 'string', nullable: true }), '/properties/extra/nullable', "'required'"],
  ['rows to read without rows to write', withEntity({ readScope: { name: 'x' } }), '/entity/readScope', "'scope'"],
  ['readers that are no users', withEntity({ readers: { users: ['name'], open: OPEN } }), '/entity/readers/users/0', "reference: 'users'"],
  [
    'readers whom not all roles may know',
    {
      ...good,
      properties: { ...good.properties, kept: { type: 'string', reference: 'crews', read: ['Admin'] }, extra: { enum: ['sail'] } },
      entity: { readers: { users: ['kept'], open: SAILS } },
    },
    '/entity/readers/users/0',
    "without 'read'",
  ],
  [
    'open records by a choice that not all roles may read',
    { ...withField({ enum: ['sail'], read: ['Admin'] }), entity: { readers: { users: ['crew'], open: SAILS } } },
    '/entity/readers/open',
    "without 'read'",
  ],
  ['readers by a property that is not there', withEntity({ readers: { users: ['crw'], open: OPEN } }), '/entity/readers/users/0', "'crew'"],
  ['open records by no choice', withEntity({ readers: { users: ['crew'], open: OPEN } }), '/entity/readers/open', "'enum'"],
  [
    'open records by a property that is not there',
    withEntity({ readers: { users: ['crew'], open: { ...OPEN, field: 'nme' } } }),
    '/entity/readers/open/field',
    "'name'",
  ],
  ['a row scope by more than a variable', withEntity({ scope: { name: '$user.id.x' } }), '/entity/scope/name', "'$user.id'"],
  [
    'an append-only entity that may be deleted',
    withEntity({ appendOnly: true, access: { Admin: ['list', 'delete'] } }),
    '/entity/access',
    "'export'",
  ],
  ['a dependency on a name that is none', { ...good, dependentRequired: { name: ['prise'] } }, '/dependentRequired/name', "'price'"],
  ['a dependency of a name that is none', { ...good, dependentRequired: { nme: ['price'] } }, '/dependentRequired/nme', "'name'"],
  ['a dependent schema of a name that is none', { ...good, dependentSchemas: { nme: {} } }, '/dependentSchemas/nme', "'name'"],
  ['a sort by rows', withEntity({ sort: { field: 'berths', order: 'ASC' } }), '/entity/sort/field', 'order'],
  [
    'a role that may do all and not write what is required',
    {
      ...good,
      properties: { ...good.properties, name: { type: 'string', write: ['Admin'] } },
      entity: { access: { Admin: 'all', Dealer: 'all' } },
    },
    '/entity/access/Dealer',
    'add Dealer',
  ],
  ['one of several menu groups that there is not', withEntity({ menu: ['records', 'bosts'] }), '/entity/menu/1', "'boats'"],
  ['a number that JSON has not', withField({ type: 'number', default: Number.NaN }), '/properties/extra/default', 'plain data'],
  ['an object of a class', withField({ type: 'string', default: new Date(0) }), '/properties/extra/default', 'plain data'],
  ['a keyword of the entity in a property', withField({ type: 'string', access: {} }), '/properties/extra/access', 'schemas/README.md'],
  ['a name that is required twice', { ...good, required: ['name', 'name'] }, '/required', 'remove one'],
  ['a type that is a number', withField({ type: 5 }), '/properties/extra/type', 'choose one of'],
  ['an option that is no text', withEntity({ tenant: 5 }), '/entity/tenant', 'choose one of'],
  ...['_version', '_lock', 'updatedAt', 'seq', '_openVersion', '_openUpdatedAt'].map(
    (name) =>
      [
        `a property called ${name}, which the system keeps`,
        { ...good, properties: { ...good.properties, [name]: { type: 'string' } } },
        `/properties/${name}`,
        'another name',
      ] as const,
  ),
  ...['id', 'parentId'].map(
    (name) =>
      [
        `a row property called ${name}, which the system keeps`,
        withRow({ [name]: { type: 'string' } }),
        `/properties/extra/items/properties/${name}`,
        'another name',
      ] as const,
  ),
  ...Object.entries({
    minLength: 1,
    pattern: 'x',
    format: 'date',
    formatMinimum: 'x',
    formatMaximum: 'x',
    minimum: 1,
    maximum: 1,
    exclusiveMinimum: 1,
    exclusiveMaximum: 1,
    multipleOf: 1,
    minItems: 1,
    maxItems: 1,
  }).map(
    ([keyword, value]) =>
      [`a free value with ${keyword}`, withField({ field: 'object', [keyword]: value }), '/properties/extra', 'add type'] as const,
  ),
  ['a date without its type', withField({ format: 'date', formatMinimum: '2026-01-01' }), '/properties/extra', "'string'"],
  ['a length without a type, twice', withField({ minLength: 1, maxLength: 3 }), '/properties/extra', "type: 'string'"],
  [
    'a reference filter without a reference',
    withField({ type: 'string', referenceFilter: { name: 'x' } }),
    '/properties/extra/referenceFilter',
    "add 'reference'",
  ],
  [
    'a list on records without a reference',
    withField({ type: 'string', listedOn: { name: ['x'] } }),
    '/properties/extra/listedOn',
    "add 'reference'",
  ],
  [
    'a reference of many that are no ids',
    withField({ type: 'array', items: { type: 'integer' }, reference: 'crews' }),
    '/properties/extra/type',
    "type: 'string'",
  ],
  ['a reference of many of which nothing is said', withField({ type: 'array', reference: 'crews' }), '/properties/extra/type', 'items'],
  [
    'a reference that is no list and has items',
    withField({ type: 'object', items: { type: 'string' }, reference: 'crews' }),
    '/properties/extra/type',
    'items',
  ],
  [
    'a fallback for many',
    withField({ type: 'array', items: { type: 'string' }, reference: 'crews', fallback: { field: 'name' } }),
    '/properties/extra/fallback',
    "'reference' to a string",
  ],
  [
    'a user among choices',
    withField({ type: 'string', enum: ['a'], initial: '$user.id' }),
    '/properties/extra/initial',
    'reference to users',
  ],
  [
    'a user as an address',
    withField({ type: 'string', format: 'email', initial: '$user.id' }),
    '/properties/extra/initial',
    'reference to users',
  ],
  ['now as a day', withField({ type: 'string', format: 'date', initial: '$now' }), '/properties/extra/initial', "'date-time' or 'time'"],
  [
    'a sum of rows',
    withRow({ price: { type: 'string', format: 'money', summed: true } }),
    '/properties/extra/items/properties/price/summed',
    'remove it',
  ],
  [
    'a sum that takes off by values of what is no choice',
    withField({ type: 'string', format: 'money', summed: { minus: { name: ['credit'] } } }),
    '/properties/extra/summed/minus',
    'remove it',
  ],
  [
    'a day not before one that is not there',
    withField({ type: 'string', format: 'date', notBefore: 'nme' }),
    '/properties/extra/notBefore',
    "'name'",
  ],
  ['a day after one that is not there', withField({ type: 'string', format: 'date', after: 'nme' }), '/properties/extra/after', "'name'"],
  [
    'rows unique by a property that they lack',
    withField({
      type: 'array',
      items: { type: 'object', properties: { line: { type: 'integer' } } },
      uniqueItemProperties: ['lin'],
    }),
    '/properties/extra/uniqueItemProperties',
    "'line'",
  ],
  ['a unique secret', withField({ type: 'string', format: 'password', unique: true }), '/properties/extra/unique', 'remove it'],
  [
    'unique choices of many',
    withField({ type: 'array', items: { enum: ['a', 'b'] }, unique: true }),
    '/properties/extra/unique',
    'remove it',
  ],
  ['a filter by a secret', withField({ type: 'string', format: 'password', filter: true }), '/properties/extra/filter', 'remove it'],
  [
    'a unique, searched field of no type',
    withField({ field: 'longtext', unique: true, search: true, filter: true, scale: 2, unit: 'mile', summed: true }),
    '/properties/extra/field',
    "'longText'",
  ],
  ['now in a field of no type', withField({ field: 'longtext', initial: '$now' }), '/properties/extra/field', "'longText'"],
  [
    'at least none of nothing',
    withField({ type: 'array', items: { type: 'string' }, minContains: 0 }),
    '/properties/extra/minContains',
    "add 'contains'",
  ],
  [
    'an address of an entity without one of its own, to edit',
    withEntity({ path: { list: 'Ship', edit: 'crews/{id}' } }),
    '/entity/path',
    'another one',
  ],
  [
    'an address of an entity without one of its own, to show',
    withEntity({ path: { list: 'Ship', show: 'crews/{id}/show' } }),
    '/entity/path',
    'another one',
  ],
  [
    'an amount of a row in the currency of a property of which nothing is said',
    withRow({ price: { type: 'string', format: 'money', currencyField: 'currency' }, currency: true }),
    '/properties/extra/items/properties/price/currencyField',
    'price',
  ],
  [
    'items unique by a property without a schema of items',
    withField({ type: 'array', uniqueItemProperties: ['a'] }),
    '/properties/extra/uniqueItemProperties',
    'remove it',
  ],
  [
    'a property of no type in a later branch',
    withBranches({ type: 'number' }, { type: 'string', field: 'longtext' }),
    '/oneOf/1/properties/size/field',
    "'longText'",
  ],
  ['writers that are no role', withField({ type: 'string', write: ['Amin'] }), '/properties/extra/write/0', "'Admin'"],
  [
    'a row property of no type',
    withRow({ a: { type: 'string', field: 'longtext' } }),
    '/properties/extra/items/properties/a/field',
    "'longText'",
  ],
  [
    'setNull on a required reference of a row',
    withRow({ a: { type: 'string', reference: 'crews', onDelete: 'setNull' } }, ['a']),
    '/properties/extra/items/properties/a/onDelete',
    "'cascade'",
  ],
  [
    'a default of a row that is longer than a line',
    withRow({ a: { type: 'string', default: 'x'.repeat(256) } }),
    '/properties/extra/items/properties/a/default',
    'allows',
  ],
  [
    'a default in a branch that is longer than a line',
    { ...good, if: { required: ['name'] }, then: { properties: { more: { type: 'string', default: 'x'.repeat(256) } } } },
    '/then/properties/more/default',
    'allows',
  ],
  [
    'a default of which 60 letters are shown',
    withField({ type: 'string', maxLength: 2, default: 'x'.repeat(58) }),
    '/properties/extra/default',
    'allows',
  ],
  [
    'a default of which not all is shown',
    withField({ type: 'string', maxLength: 2, default: 'x'.repeat(59) }),
    '/properties/extra/default',
    'allows',
  ],
  [
    'a property of no type in one branch',
    withBranches({ type: 'string', field: 'longtext' }, { type: 'number' }),
    '/oneOf/0/properties/size/field',
    "'longText'",
  ],
  ['a $ref to another property', withField({ $ref: '#/properties/name' }), '/properties/extra/$ref', "'$defs'"],
  [
    'a $ref to a part of a definition',
    { ...withField({ $ref: '#/$defs/all/properties/size' }), $defs: { all: { properties: { size: { type: 'integer' } } } } },
    '/properties/extra/$ref',
    "'$defs'",
  ],
  [
    'a $ref of a row to another property',
    withRow({ a: { $ref: '#/properties/name' } }),
    '/properties/extra/items/properties/a/$ref',
    "'$defs'",
  ],
  [
    'a condition on a choice that never is',
    {
      ...withField({ enum: ['firm', 'person'] }),
      if: { properties: { extra: { enum: ['firm', 'frim'] } } },
      then: { required: ['price'] },
    },
    '/if/properties/extra/enum',
    'may have',
  ],
  [
    'a misspelt name in what may not be',
    { ...good, not: { properties: { nme: { const: 'x' } }, required: ['name', 'notes'] } },
    '/not/properties/nme',
    "'name'",
  ],
  [
    'a requirement that an object takes no property for',
    withField({ type: 'object', required: ['anything'], properties: { a: {} }, additionalProperties: false }),
    '/properties/extra/required/0',
    'choose one of: a',
  ],
  [
    'a requirement that nothing evaluates',
    withField({ type: 'object', required: ['anything'], properties: { a: {} }, unevaluatedProperties: false }),
    '/properties/extra/required/0',
    'choose one of: a',
  ],
  [
    'a requirement that no pattern takes',
    withField({ type: 'object', required: ['anything'], patternProperties: { '^x': {} }, additionalProperties: false }),
    '/properties/extra/required/0',
    'remove it',
  ],
  [
    'a broken pattern of names beside a requirement',
    withField({ type: 'object', required: ['anything'], patternProperties: { '(': {} }, additionalProperties: false }),
    '/properties/extra/patternProperties/(',
    'regular expression',
  ],
  [
    'an else without an if',
    withField({ type: 'object', else: { required: ['a'] }, properties: { a: {} } }),
    '/properties/extra/else',
    "add 'if'",
  ],
  [
    'at most a number of nothing',
    withField({ type: 'array', items: { type: 'string' }, maxContains: 1 }),
    '/properties/extra/maxContains',
    "'contains'",
  ],
  ...['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'].map(
    (keyword) =>
      [`${keyword} of no format`, withField({ type: 'string', [keyword]: 'a' }), `/properties/extra/${keyword}`, 'it bounds'] as const,
  ),
  [
    'items of which none need to match',
    withField({ type: 'array', items: { type: 'string' }, contains: { const: 'a' }, minContains: 0 }),
    '/properties/extra/minContains',
    "'maxContains'",
  ],
  [
    'readers of rows by a field that is not there',
    withEntity({ scope: { name: 'x' }, readScope: { nme: 'x' } }),
    '/entity/readScope/nme',
    "'name'",
  ],
  ['a row scope by a variable behind another text', withEntity({ scope: { name: '$me$user.id' } }), '/entity/scope/name', "'$user.id'"],
  [
    'a row scope by a text of choices that are numbers',
    { ...withField({ enum: [1, 2] }), entity: { scope: { extra: '$user.level' } } },
    '/entity/scope/extra',
    'own type',
  ],
  [
    'a row scope by what is no choice',
    { ...withField({ enum: ['a', 'b'] }), entity: { scope: { extra: 'c' } } },
    '/entity/scope/extra',
    'own type',
  ],
  [
    'a row scope by a number that is no choice',
    { ...withField({ type: 'integer', enum: [1, 2] }), entity: { scope: { extra: 3 } } },
    '/entity/scope/extra',
    'own type',
  ],
  [
    'a row scope by a text in a list of numbers',
    { ...withField({ type: 'array', items: { type: 'integer' } }), entity: { scope: { extra: 'x' } } },
    '/entity/scope/extra',
    'own type',
  ],
  [
    'a row scope by a text in a list of which nothing is said',
    { ...withField({ type: 'array', field: 'object' }), entity: { scope: { extra: 'x' } } },
    '/entity/scope/extra',
    'own type',
  ],
  [
    'a sort by a field of no type',
    { ...withField({ type: 'string', field: 'longtext' }), entity: { sort: { field: 'extra', order: 'ASC' } } },
    '/properties/extra/field',
    "'longText'",
  ],
  [
    'an id that the product has an address for, without options',
    { $id: 'search', type: 'object', properties: good.properties },
    '/$id',
    'another name',
  ],
  [
    'suggestions for a field of no type',
    suggested({}, { type: 'string', field: 'longtext' }),
    '/properties/extra/suggestions',
    'without a format',
  ],
  ['suggestions that are only written', suggested({ field: 'pin' }), '/properties/extra/suggestions/field', "'writeOnly'"],
  [
    'suggestions by a path over many',
    suggested({ where: { 'mates.name': 'x' } }),
    '/properties/extra/suggestions/where/mates.name',
    'one record',
  ],
  [
    'suggestions by a path to what not everybody may read',
    suggested({ where: { 'boss.salary': 'x' } }),
    '/properties/extra/suggestions/where/boss.salary',
    "'read'",
  ],
  [
    'suggestions by a path over what not everybody may read',
    suggested({ where: { 'agent.name': 'x' } }),
    '/properties/extra/suggestions/where/agent.name',
    "'read'",
  ],
  [
    'suggestions by a path to a value of another type',
    suggested({ where: { 'boss.size': 'x' } }),
    '/properties/extra/suggestions/where/boss.size',
    'own type',
  ],
  ['suggestions by one of many', suggested({ where: { mates: 'x' } }), '/properties/extra/suggestions/where/mates', 'own type'],
  [
    'a property that is no schema',
    { ...good, properties: { ...good.properties, line2: 'text' } },
    '/properties/line2',
    'schemas/README.md',
  ],
  [
    'an address that a page has with another parameter',
    withEntity({ path: { list: 'Ship', edit: 'Boats/edit/{id}' } }),
    '/entity/path',
    'another one',
  ],
  [
    'an address of an entity without one of its own, to create',
    withEntity({ path: { list: 'Ship', create: 'crews/create' } }),
    '/entity/path',
    'another one',
  ],
]

/** Valid schemas that are similar to mistakes. */
const RIGHT: readonly (readonly [string, unknown])[] = [
  ['a template', withField({ type: 'string', readOnly: true, template: '{name} ({price})' })],
  [
    'a template in a row',
    withField({
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'string' }, line: { type: 'string', readOnly: true, template: '{a}' } } },
    }),
  ],
  ['a template that is typed over', withField({ type: 'string', template: '{name}' })],
  ['a value that the next new record starts with', withField({ type: 'string', carried: true })],
  ['a row scope by the record’s id', withEntity({ scope: { id: '$user.id' } })],
  [
    'a row scope by an attribute of the user, and wider rows to read',
    withEntity({ scope: { name: '$user.branch' }, readScope: { name: 'x' } }),
  ],
  [
    'an append-only entity that is read',
    withEntity({ appendOnly: true, access: { Admin: ['list', 'show', 'export'], Dealer: ['create'] } }),
  ],
  ['an append-only entity of which the owner may do all', withEntity({ appendOnly: true, access: { Admin: 'all' } })],
  ['a read-only entity that is approved', withEntity({ readOnly: true, access: { Admin: ['list', 'approve'] } })],
  ['an entity that is edited', withEntity({ access: { Admin: ['list', 'edit', 'delete'] } })],
  ['a sort by a field with an order', withEntity({ sort: { field: 'price', order: 'DESC' } })],
  ['a sort by the time of creation', withEntity({ sort: { field: 'createdAt', order: 'DESC' } })],
  ['dependencies', { ...good, dependentRequired: { name: ['price'] }, dependentSchemas: { price: { required: ['crew'] } } }],
  [
    'a role that creates with a default for what it can not write',
    {
      ...good,
      properties: { ...good.properties, name: { type: 'string', read: ['Admin'], default: 'x' } },
      entity: { access: { Dealer: ['create'] } },
    },
  ],
  [
    'a role that creates beside what the server alone writes',
    {
      ...good,
      properties: { ...good.properties, name: { type: 'string', read: ['Admin'], readOnly: true } },
      entity: { access: { Dealer: ['create'] } },
    },
  ],
  [
    'a role that reads what it can not write',
    { ...good, properties: { ...good.properties, name: { type: 'string', write: ['Admin'] } }, entity: { access: { Dealer: ['list'] } } },
  ],
  ['a record that says it takes nothing else', { ...good, additionalProperties: false, unevaluatedProperties: false }],
  ['the server’s own entity under an address of the product', { ...good, $id: 'search', entity: { access: {} } }],
  [
    'pages with roles, a screen and a second address',
    withEntity({ pages: { list: { roles: ['Admin'], screen: 'wharf', also: 'Fleet' } } }),
  ],
  ['menus of the user, of pages and below an entity', withEntity({ menu: ['user', 'pages', 'crews'] })],
  ['no menu', withEntity({ menu: false })],
  [
    'two properties with other names before',
    { ...good, properties: { ...good.properties, a: { type: 'string', was: 'x' }, b: { type: 'string', was: 'y' } } },
  ],
  ['null as a default', withField({ type: ['string', 'null'], enum: ['a', null], default: null })],
  [
    'a required reference that is kept',
    {
      ...good,
      required: ['crew'],
      properties: { ...good.properties, crew: { type: 'string', reference: 'crews', onDelete: 'cascade' } },
    },
  ],
  ['an optional reference that is set to null', withField({ type: 'string', reference: 'crews', onDelete: 'setNull' })],
  [
    'the same where nothing is required',
    {
      $id: 'boats',
      type: 'object',
      properties: { name: { type: 'string' }, crew: { type: 'string', reference: 'crews', onDelete: 'setNull' } },
    },
  ],
  [
    'the same in a row',
    withField({ type: 'array', items: { type: 'object', properties: { a: { type: 'string', reference: 'crews', onDelete: 'setNull' } } } }),
  ],
  [
    'free JSON that is no row',
    withField({ field: 'object', type: 'array', items: { type: 'object', properties: { position: { type: 'integer' } } } }),
  ],
  [
    'a long default deep in a free object',
    withField({ type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'string', default: 'x'.repeat(256) } } } } }),
  ],
  [
    'a long default in one of the kinds of a list',
    withField({ type: 'array', items: { oneOf: [{ properties: { a: { type: 'string', default: 'x'.repeat(256) } } }] } }),
  ],
  [
    'a long default beside the properties of a row',
    withField({
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'string' } }, propertyNames: { type: 'string', default: 'x'.repeat(256) } },
    }),
  ],
  [
    'a long default of a definition',
    {
      ...withField({ type: 'object', properties: { a: { $ref: '#/$defs/long' } } }),
      $defs: { long: { type: 'string', default: 'x'.repeat(256) } },
    },
  ],
  ['a long default in a free object', withField({ type: 'object', properties: { a: { type: 'string', default: 'x'.repeat(256) } } })],
  ['a long default in a free list', withField({ field: 'object', type: 'array', items: { type: 'string', default: 'x'.repeat(256) } })],
  [
    'a long default in a list within a free object',
    withField({
      type: 'object',
      properties: { a: { type: 'array', items: { type: 'object', properties: { b: { type: 'string', default: 'x'.repeat(256) } } } } },
    }),
  ],
  ['texts for the parts of an object', withField({ type: 'object', properties: { a: { type: 'string' } }, partTexts: 'chart' })],
  ['a pattern', withField({ type: 'string', pattern: '^[a-z]+$' })],
  ['an object without a prototype', withField(Object.assign(Object.create(null), { type: 'string' }))],
  ['now as a moment', withField({ type: 'string', format: 'date-time', initial: '$now' })],
  ['now as a time of day', withField({ type: 'string', format: 'time', initial: '$now' })],
  ['today', withField({ type: 'string', format: 'date', initial: '$today' })],
  ['the user', withField({ type: 'string', reference: 'crews', initial: '$user.id' })],
  ['the user or nobody', withField({ type: ['string', 'null'], initial: '$user.id' })],
  ['the next number of a row', withRow({ line: { type: 'integer', initial: '$next' } })],
  ['a $ref to another property inside a list', withField({ type: 'array', items: { $ref: '#/properties/name' } })],
  ['a $ref to another property as an alternative', withField({ anyOf: [{ $ref: '#/properties/name' }, { type: 'number' }] })],
  [
    'a requirement that a pattern takes',
    withField({ type: 'object', required: ['xy'], patternProperties: { '^x': {} }, additionalProperties: false }),
  ],
  [
    'items of which at most one matches',
    withField({ type: 'array', items: { type: 'string' }, contains: { const: 'a' }, minContains: 0, maxContains: 1 }),
  ],
  ['items of which one matches', withField({ type: 'array', items: { type: 'string' }, contains: { const: 'a' } })],
  ['a row scope by an attribute that is a choice', { ...withField({ enum: ['a', 'b'] }), entity: { scope: { extra: '$user.kind' } } }],
  ['a row scope by a choice', { ...withField({ enum: ['a', 'b'] }), entity: { scope: { extra: 'b' } } }],
  ['a row scope by one of choices of several kinds', { ...withField({ enum: [1, 'b', null] }), entity: { scope: { extra: 'b' } } }],
  [
    'a requirement of one character that a pattern takes',
    withField({ type: 'object', required: ['😀'], patternProperties: { '^.$': {} }, additionalProperties: false }),
  ],
  ['a row scope by a choice that is a number', { ...withField({ type: 'integer', enum: [1, 2] }), entity: { scope: { extra: 2 } } }],
  ['a row scope by one of many', { ...withField({ type: 'array', items: { type: 'string' } }), entity: { scope: { extra: 'x' } } }],
  ['a row scope by a value of any kind', { ...withField({ $comment: 'anything' }), entity: { scope: { extra: 'x' } } }],
  ['suggestions by a path', suggested({ where: { 'boss.name': 'x', 'boss.size': 3 } })],
  [
    'a day not before another',
    {
      ...good,
      properties: {
        ...good.properties,
        from: { type: 'string', format: 'date' },
        to: { type: 'string', format: 'date', notBefore: 'from' },
      },
    },
  ],
  [
    'a sum that takes off by a choice',
    {
      ...good,
      properties: {
        ...good.properties,
        kind: { enum: ['debit', 'credit'] },
        extra: { type: 'string', format: 'money', summed: { minus: { kind: ['credit'] } } },
      },
    },
  ],
  ['tabs of groups', withTabs({ deck: ['rigging'], below: ['hull'] })],
  ['a column of the system', withEntity({ columns: ['name', 'createdAt', 'id'] })],
  ['a unique number', withField({ type: 'integer', unique: true, filter: true })],
  ['a requirement in a condition', { ...good, if: { properties: { name: { const: 'x' } } }, then: { required: ['price'] } }],
]

const yards = {
  file: 'schemas/yards.ts',
  schema: {
    $id: 'yards',
    type: 'object',
    properties: { name: { type: 'string' }, berth: { type: 'string', reference: 'piers' } },
    entity: { tenants: { property: 'yard', house: 'main' } },
  },
}
const piers = {
  file: 'schemas/piers.ts',
  schema: { $id: 'piers', type: 'object', properties: { name: { type: 'string' } }, entity: { tenant: 'own' } },
}

/** Mistakes in schemas with tenants (yards), and words that the remedy must contain. */
const TENANTS: readonly (readonly [string, unknown, string, string])[] = [
  ['a tenant of a kind that is none', withEntity({ tenant: 'mine' }), '/entity/tenant', 'own, shared'],
  ['a tenant that belongs to one', withEntity({ tenant: 'own', tenants: { property: 'a', house: 'b' } }), '/entity/tenant', 'remove'],
  ['sharing what belongs to nobody', withEntity({ sharedWith: 'name' }), '/entity/sharedWith', "entity.tenant: 'own'"],
  ['sharing with what is no tenant', withEntity({ tenant: 'own', sharedWith: 'name' }), '/entity/sharedWith', "reference: 'yards'"],
  [
    'a property where the tenant’s is added',
    { ...withEntity({ tenant: 'own' }), properties: { ...good.properties, yard: { type: 'string' } } },
    '/properties/yard',
    'another name',
  ],
  [
    'ids that people choose',
    { ...withEntity({ tenant: 'own' }), properties: { ...good.properties, id: { type: 'string' } } },
    '/properties/id',
    "'unique'",
  ],
  [
    'nobody’s record that refers to a tenant’s own',
    withField({ type: 'string', reference: 'piers' }),
    '/properties/extra/reference',
    'anyTenant: true',
  ],
  [
    'the same in a row',
    withField({ type: 'array', items: { type: 'object', properties: { at: { type: 'string', reference: 'piers' } } } }),
    '/properties/extra/items/properties/at/reference',
    'anyTenant: true',
  ],
  ['a column of the tenant where no tenant owns the records', withEntity({ columns: ['yard'] }), '/entity/columns/0', 'choose one of'],
  [
    'anyTenant where the tenant’s own are meant',
    { ...withField({ type: 'string', reference: 'piers', anyTenant: true }), entity: { tenant: 'own' } },
    '/properties/extra/anyTenant',
    "remove 'anyTenant'",
  ],
  ['sharing by a property that is not there', withEntity({ tenant: 'own', sharedWith: 'nme' }), '/entity/sharedWith', "reference: 'yards'"],
  [
    'anyTenant where it says nothing',
    withField({ type: 'string', reference: 'crews', anyTenant: true }),
    '/properties/extra/anyTenant',
    'remove it',
  ],
]

/** Expected text of each table, which the last test writes with `vitest -u`. */
const WORDS_FILE = 'schemaMistakes.txt'
const WORDS = readFileSync(join(import.meta.dirname, WORDS_FILE), 'utf8')

const said = (title: string, mistakes: readonly Mistake[]): string =>
  [title, ...mistakes.map(({ file, pointer, message, remedy }) => `  ${file}#${pointer}: ${message} → ${remedy}`), ''].join('\n')

describe('records that belong to tenants', () => {
  test.each(TENANTS)('%s', (title, schema, pointer, remedy) => {
    const mistakes = mistakesOf(schema, yards, piers)
    const found = mistakes.find((mistake) => mistake.pointer === pointer)
    expect(found?.remedy, JSON.stringify(mistakes)).toContain(remedy)
    expect(WORDS.includes(said(title, mistakes)), said(title, mistakes)).toBe(true)
  })

  test('a tenant’s entity where no entity holds the tenants; two that hold them', () => {
    expect(mistakesOf(withEntity({ tenant: 'own', sharedWith: 'name' }))).toMatchObject([
      {
        pointer: '/entity/tenant',
        message: "'tenant' where no entity holds the tenants",
        remedy: expect.stringMatching(/^write entity.tenants: .* or remove 'tenant'$/),
      },
    ])
    expect(mistakesOf(withEntity({ tenants: { property: 'a', house: 'b' } }), yards, piers)[0]).toMatchObject({
      pointer: '/entity/tenants',
    })
  })

  test('valid: a tenant’s own, records that name their tenant, and by anyTenant those without one', () => {
    const pier = { type: 'string', reference: 'piers' }
    const named = { ...good, properties: { ...good.properties, yard: { type: 'string', reference: 'yards' }, extra: pier } }
    expect(mistakesOf({ ...withField(pier), entity: { tenant: 'own', columns: ['yard', 'name'] } }, yards, piers)).toEqual([])
    expect(mistakesOf(named, yards, piers)).toEqual([])
    expect(mistakesOf(withField({ ...pier, anyTenant: true }), yards, piers)).toEqual([])
  })
})

describe('a mistake in a schema stops the start', () => {
  test('the sample itself is right', () => {
    expect(mistakesOf(good)).toEqual([])
    expect(mistakesOf({ ...withField({ enum: ['sail', 'motor'] }), entity: { titledBy: 'extra' } })).toEqual([])
    expect(mistakesOf({ ...withField({ enum: ['sail', 'motor'] }), entity: { readers: { users: ['crew'], open: SAILS } } })).toEqual([])
    for (const read of [{}, { read: ['Admin'] }]) {
      const cost = { type: 'integer', ...read }
      const extra = { ...formula('price + cost'), read: ['Admin'] }
      expect(mistakesOf({ ...good, properties: { ...good.properties, extra, cost } })).toEqual([])
    }
    expect(mistakesOf(suggested({ where: { size: 3, name: '$record.notes', 'boss.name': '$record.name' } }))).toEqual([])
  })

  test.each(TABLE)('%s', (title, schema, pointer, remedy) => {
    const mistakes = mistakesOf(schema)
    expect(mistakes.map((mistake) => mistake.file)).toContain('schemas/boats.ts')
    const found = mistakes.find((mistake) => mistake.pointer === pointer || mistake.pointer.startsWith(`${pointer}/`))
    expect(found, JSON.stringify(mistakes)).toBeDefined()
    expect(found?.remedy).toContain(remedy)
    expect(mistakes.length, JSON.stringify(mistakes)).toBeLessThanOrEqual(2)
    expect(WORDS.includes(said(title, mistakes)), said(title, mistakes)).toBe(true)
  })

  test('a property of three kinds in three branches is one mistake', () => {
    const sizes = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }]
    expect(mistakesOf(withBranches(...sizes)).map(({ pointer }) => pointer)).toEqual(['/oneOf/1/properties/size'])
  })

  test.each(RIGHT)('but not %s', (_, schema) => expect(mistakesOf(schema)).toEqual([]))

  test('each of them in its words, and no other', async () => {
    const all = [
      ...TABLE.map(([title, schema]) => said(title, mistakesOf(schema))),
      ...TENANTS.map(([title, schema]) => said(title, mistakesOf(schema, yards, piers))),
    ]
    await expect(all.join('')).toMatchFileSnapshot(WORDS_FILE)
  })

  test('two files with the same $id: the second is named, and the first in the message', () => {
    const [mistake] = mistakesOf(good, { file: 'schemas/ships.ts', schema: good })
    expect(mistake).toMatchObject({ file: 'schemas/ships.ts', pointer: '/$id' })
    expect(mistake?.message).toContain('schemas/boats.ts')
  })

  test('suggestions by a field of no type: named at that field alone', () => {
    const odd = { type: 'string', field: 'longtext' }
    const ships = { file: 'schemas/ships.ts', schema: { $id: 'ships', type: 'object', properties: { name: { type: 'string' }, odd } } }
    expect(mistakesOf(suggested({ entity: 'ships', where: { odd: 'x' } }), ships).map(({ file }) => file)).toEqual([
      'schemas/boats.ts',
      'schemas/ships.ts',
    ])
  })

  test('formulas with a field of no type, or in one', () => {
    const cost = { type: 'string', field: 'longtext' }
    expect(mistakesOf({ ...good, properties: { ...good.properties, extra: formula('cost'), cost } }).map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/properties/extra/computed', '/properties/cost/field']),
    )
    expect(mistakesOf(withField({ ...cost, readOnly: true, computed: 'price' })).map(({ pointer }) => pointer)).toContain(
      '/properties/extra/field',
    )
  })

  test('a former name that is still an entity', () => {
    expect(mistakesOf(withEntity({ was: 'crews' }))[0]).toMatchObject({ pointer: '/entity/was' })
  })

  test('a field type need know no mistakes of its own', () => {
    const quiet = types.map(({ mistakes: _, ...type }) => type)
    expect(loadModel([{ file: 'schemas/boats.ts', schema: good }, crews], quiet).list).toHaveLength(2)
  })

  test('two field types that fit equally well', () => {
    const [text] = types.filter(({ name }) => name === 'text')
    if (!text) throw new Error('no field type text')
    const rival = { ...text, name: 'rival' }
    for (const schema of [good, withBranches({ type: 'string' }, { type: 'string' })]) {
      const run = () => loadModel([{ file: 'schemas/boats.ts', schema }, crews], [...types, rival], { roles: ROLES })
      expect(run).toThrow(/text and rival fit equally well.*field: 'text'/)
    }
  })

  test('all mistakes of all files are reported together', () => {
    const mistakes = mistakesOf(withEntity({ columns: ['x'], recordLabel: '{y}' }), {
      file: 'schemas/ships.ts',
      schema: { ...good, $id: 'ships', required: ['z'] },
    })
    expect(new Set(mistakes.map(({ file }) => file))).toEqual(new Set(['schemas/boats.ts', 'schemas/ships.ts']))
    expect(mistakes).toHaveLength(3)
  })

  test('a file with a misspelt keyword hides no mistake of another, nor is its entity missed there', () => {
    const mistakes = mistakesOf(withField({ type: 'string', reference: 'ships', maxLenght: 3 }), {
      file: 'schemas/ships.ts',
      schema: { ...good, $id: 'ships', required: ['z'], properties: { boat: { type: 'string', reference: 'boats' } } },
    })
    expect(mistakes.map(({ file, pointer }) => `${file}${pointer}`)).toEqual([
      'schemas/boats.ts/properties/extra/maxLenght',
      'schemas/ships.ts/required/0',
    ])
  })

  test('a misspelt keyword or type hides no other mistake of its own file', () => {
    const crossed = { type: 'number', minimum: 5, maximum: 1 }
    const schema = {
      ...good,
      required: ['z'],
      properties: { ...good.properties, kind: { type: 'strng' }, list: { type: 'array', items: [{}] }, crossed },
    }
    expect(mistakesOf(schema).map(({ pointer }) => pointer)).toEqual([
      '/properties/kind/type',
      '/properties/list/items',
      '/required/0',
      '/properties/crossed/minimum',
    ])
  })

  test('an object of JavaScript that holds itself', () => {
    const self: { type: string; items?: unknown } = { type: 'array' }
    self.items = self
    expect(mistakesOf(withField(self))).toMatchObject([{ pointer: '/properties/extra/items', message: 'an object holds itself' }])
  })

  test('rows whose definition holds itself', () => {
    const node = { type: 'array', items: { type: 'object', properties: { inner: { $ref: '#/$defs/node' } } } }
    const [mistake] = mistakesOf({ ...withField({ $ref: '#/$defs/node' }), $defs: { node } })
    expect(mistake).toMatchObject({ pointer: '/properties/extra/items/properties/inner' })
  })

  test.each([
    ['a list that holds its like', { type: 'object', properties: { next: { $ref: '#/$defs/node' } } }],
    ['a requirement of any name where others are allowed', { type: 'object', required: ['anything'], properties: { a: {} } }],
    [
      'alternatives that require one or the other',
      { type: 'object', properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    ],
    ['a default that a reference allows', { $ref: '#/$defs/size', default: 2 }],
    ['a reference by an anchor', { $ref: '#count' }],
    ['a reference by an anchor deep inside', { type: 'array', items: { type: 'object', additionalProperties: { $ref: '#node' } } }],
  ])('what is right stays so: %s', (_, field) => {
    const $defs = {
      node: { $anchor: 'node', type: 'object', properties: { next: { $ref: '#/$defs/node' } } },
      size: { $anchor: 'count', type: 'integer', maximum: 3 },
    }
    expect(mistakesOf({ ...withField(field), $defs })).toEqual([])
  })

  test.each([
    ['whole numbers and others', [{ type: 'integer' }, { type: 'number' }]],
    ['a choice and text', [{ enum: ['s', 'l'] }, { type: 'string' }]],
    ['a date and text', [{ type: 'string', format: 'date' }, { type: 'string' }]],
    ['free JSON that is asked for', [{ field: 'object', type: 'string' }, { type: 'number' }]],
    [
      'objects of different shapes',
      [
        { type: 'object', properties: { a: {} } },
        { type: 'object', properties: { b: {} } },
      ],
    ],
  ])('a property may be of related kinds in different branches: %s', (_, sizes) => {
    expect(mistakesOf(withBranches(...sizes))).toEqual([])
  })
})
