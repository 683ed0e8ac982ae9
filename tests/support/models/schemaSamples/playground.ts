import { number, of, type SchemaSample, text, texts } from './parts.ts'

/** Samples of RJSF's playground. */
export const PLAYGROUND: Readonly<Record<string, SchemaSample>> = {
  simple: {
    schema: of({ firstName: { ...text, default: 'Chuck' }, age: { type: 'integer', minimum: 0 }, bio: text }, { required: ['firstName'] }),
    valid: { firstName: 'Chuck', age: 75 },
    invalid: [{}, { firstName: 'a', age: 1.5 }],
  },
  nested: {
    schema: of(
      {
        title: text,
        tasks: { type: 'array', items: of({ title: text, done: { type: 'boolean', default: false } }, { required: ['title'] }) },
      },
      { required: ['title'] },
    ),
    valid: { title: 'List', tasks: [{ title: 'One', done: true }, { title: 'Two' }] },
    invalid: [{ title: 'x', tasks: [{}] }],
  },
  arrays: {
    schema: of({
      listOfStrings: texts,
      nested: { type: 'array', items: texts },
      fixed: { type: 'array', prefixItems: [text, { type: 'boolean' }], items: number },
      choices: { type: 'array', uniqueItems: true, items: { enum: ['foo', 'bar'] } },
    }),
    valid: { listOfStrings: ['a', 'b'], nested: [['x'], []], fixed: ['a', true, 7], choices: ['bar'] },
    invalid: [{ fixed: [1] }, { choices: ['foo', 'foo'] }],
  },
  numbers: {
    schema: of({
      amount: { ...number, multipleOf: 0.01 },
      level: { type: 'integer', minimum: -100, maximum: 100, multipleOf: 10 },
      choice: { type: 'number', enum: [1, 2, 3] },
    }),
    valid: { amount: 19.99, level: 50, choice: 2 },
    invalid: [{ amount: 19.999 }, { level: 15 }],
  },
  nulls: {
    schema: of({ none: { type: 'null' }, either: { type: ['string', 'null'] }, name: text }, { required: ['name'] }),
    valid: { name: 'x' },
    invalid: [{ name: 'x', none: 0 }],
  },
  nameAndPattern: {
    schema: of({ import: text }, { patternProperties: { '^[a-z]+$': { maxLength: 3 } }, additionalProperties: false }),
    valid: { import: 'abc', other: 'x' },
    invalid: [{ import: 'abcd' }, { A: 'x' }],
  },
  references: {
    schema: of(
      { billing: { $ref: '#/$defs/address' }, shipping: { $ref: '#/$defs/address' }, tree: { $ref: '#/$defs/node' } },
      {
        $defs: {
          address: of({ street: text, city: text }, { required: ['street', 'city'] }),
          node: of({ name: text, children: { type: 'array', items: { $ref: '#/$defs/node' } } }),
        },
      },
    ),
    valid: { billing: { street: 'a', city: 'b' }, tree: { name: 'root', children: [{ name: 'leaf' }] } },
    invalid: [{ billing: { street: 'a' } }, { tree: { children: [{ name: 1 }] } }],
  },
  anyOf: {
    schema: of(
      {
        age: { type: 'integer' },
        items: { type: 'array', items: { anyOf: [of({ foo: text }, { required: ['foo'] }), of({ bar: text }, { required: ['bar'] })] } },
      },
      {
        anyOf: [
          { properties: { firstName: text }, required: ['firstName'] },
          { properties: { idCode: text }, required: ['idCode'] },
        ],
      },
    ),
    valid: { age: 3, idCode: 'x', items: [{ bar: 'b' }] },
    invalid: [{ age: 3 }, { idCode: 'x', items: [{}] }],
  },
  oneOf: {
    schema: { oneOf: [of({ lorem: text }, { required: ['lorem'] }), of({ ipsum: text }, { required: ['ipsum'] })] },
    valid: { ipsum: 'x' },
    invalid: [{}, { lorem: 'a', ipsum: 'b' }],
  },
  allOf: {
    schema: {
      type: 'object',
      allOf: [{ properties: { lorem: { type: ['string', 'boolean'] } } }, { properties: { lorem: { type: 'boolean' }, ipsum: text } }],
    },
    valid: { lorem: true, ipsum: 'x' },
    invalid: [{ lorem: 'x' }],
  },
  conditions: {
    schema: of(
      { animal: { enum: ['Cat', 'Fish'] } },
      {
        allOf: [
          {
            if: { properties: { animal: { const: 'Cat' } }, required: ['animal'] },
            then: { properties: { food: { enum: ['meat', 'fish'] } }, required: ['food'] },
          },
          {
            if: { properties: { animal: { const: 'Fish' } }, required: ['animal'] },
            then: { properties: { food: { enum: ['insect', 'worms'] }, water: { enum: ['lake', 'sea'] } }, required: ['food', 'water'] },
          },
        ],
      },
    ),
    valid: { animal: 'Fish', food: 'worms', water: 'sea' },
    invalid: [
      { animal: 'Cat', food: 'worms' },
      { animal: 'Fish', food: 'worms' },
    ],
  },
  dependencies: {
    schema: of(
      { card: text, name: text },
      { dependentRequired: { card: ['name'] }, dependentSchemas: { card: { properties: { address: text }, required: ['address'] } } },
    ),
    valid: { card: '1', name: 'a', address: 'b' },
    invalid: [
      { card: '1', name: 'a' },
      { card: '1', address: 'b' },
    ],
  },
  additional: {
    schema: of({ name: text }, { additionalProperties: number, propertyNames: { pattern: '^[a-z]+$' } }),
    valid: { name: 'x', extra: 5 },
    invalid: [{ name: 'x', extra: 'y' }, { Name: 5 }],
  },
  patterns: {
    schema: { type: 'object', patternProperties: { '^x-': text, '^n-': number }, additionalProperties: false },
    valid: { 'x-a': 'b', 'n-c': 4 },
    invalid: [{ other: 'x' }, { 'n-c': 'x' }],
  },
  nullable: {
    schema: of({ nickname: { type: ['string', 'null'] }, bio: { anyOf: [text, { type: 'null' }] } }),
    valid: { nickname: null, bio: 'x' },
    invalid: [{ nickname: 5 }],
  },
  titles: {
    schema: of({
      size: {
        oneOf: [
          { const: 's', title: 'Small' },
          { const: 'l', title: 'Large' },
        ],
      },
    }),
    valid: { size: 'l' },
    invalid: [{ size: 'm' }],
  },
  anything: { schema: of({ payload: {} }), valid: { payload: [1, { a: null }] }, invalid: ['x'] },
}
