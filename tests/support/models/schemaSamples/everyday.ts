import { branch, map, number, of, person, position, type SchemaSample, text, texts } from './parts.ts'

/** Real-life schemas. */
export const EVERYDAY: Readonly<Record<string, SchemaSample>> = {
  packageManifest: {
    schema: of(
      {
        name: { ...text, pattern: '^[a-z0-9._-]+$' },
        version: text,
        private: { type: 'boolean' },
        author: { anyOf: [text, { $ref: '#/$defs/person' }] },
        scripts: map,
        dependencies: map,
        files: texts,
        bin: { oneOf: [text, map] },
        exports: { anyOf: [text, { type: 'object', additionalProperties: true }] },
      },
      { required: ['name', 'version'], $defs: { person } },
    ),
    valid: {
      name: 'hub',
      version: '1.0.0',
      author: { name: 'Ada' },
      scripts: { test: 'vitest' },
      bin: { hub: 'a.js' },
      exports: { '.': { import: './a.js' } },
    },
    invalid: [
      { name: 'Hub!', version: '1' },
      { name: 'a', version: '1', author: {} },
    ],
  },
  workflow: {
    schema: of(
      {
        name: text,
        on: { anyOf: [text, texts, { type: 'object', additionalProperties: true }] },
        jobs: {
          type: 'object',
          minProperties: 1,
          additionalProperties: of(
            {
              'runs-on': text,
              needs: { anyOf: [text, texts] },
              steps: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { name: text, with: map },
                  oneOf: [
                    { required: ['uses'], properties: { uses: text } },
                    { required: ['run'], properties: { run: text } },
                  ],
                },
              },
            },
            { required: ['runs-on'] },
          ),
        },
      },
      { required: ['on', 'jobs'] },
    ),
    valid: {
      name: 'CI',
      on: ['push'],
      jobs: { test: { 'runs-on': 'ubuntu', steps: [{ uses: 'checkout' }, { name: 'Test', run: 'npm test' }] } },
    },
    invalid: [
      { on: 'push', jobs: {} },
      { on: 'push', jobs: { a: { 'runs-on': 'x', steps: [{ name: 'neither' }] } } },
    ],
  },
  openApiInfo: {
    schema: of(
      {
        title: text,
        version: text,
        license: of(
          { name: text, identifier: text, url: { ...text, format: 'uri' } },
          { required: ['name'], dependentSchemas: { identifier: { not: { required: ['url'] } } } },
        ),
        contact: person,
      },
      { required: ['title', 'version'], patternProperties: { '^x-': {} }, unevaluatedProperties: false },
    ),
    valid: { title: 'API', version: '1', license: { name: 'MIT', identifier: 'MIT' }, 'x-team': 5 },
    invalid: [
      { title: 'API', version: '1', other: 1 },
      { title: 'a', version: '1', license: { name: 'MIT', identifier: 'MIT', url: 'https://a.b' } },
    ],
  },
  geoJson: {
    schema: {
      type: 'object',
      required: ['type'],
      oneOf: [
        of({ type: { const: 'Point' }, coordinates: position }, { required: ['type', 'coordinates'] }),
        of(
          { type: { const: 'LineString' }, coordinates: { type: 'array', minItems: 2, items: position } },
          { required: ['type', 'coordinates'] },
        ),
        of(
          { type: { const: 'GeometryCollection' }, geometries: { type: 'array', items: of({ type: text }, { required: ['type'] }) } },
          { required: ['type', 'geometries'] },
        ),
      ],
    },
    valid: {
      type: 'LineString',
      coordinates: [
        [30, 10],
        [10, 30, 5],
      ],
    },
    invalid: [{ type: 'Point', coordinates: [1] }, { type: 'Circle' }],
  },
  patient: {
    schema: of(
      {
        name: { type: 'array', minItems: 1, items: of({ family: text, given: texts, use: { enum: ['official', 'usual'] } }) },
        gender: { enum: ['female', 'male', 'other'] },
        birthDate: { ...text, format: 'date' },
        active: { type: 'boolean' },
        deceased: { type: 'boolean' },
        contact: { type: 'array', items: { $ref: '#/$defs/contact' } },
      },
      {
        required: ['name'],
        if: { properties: { deceased: { const: true } }, required: ['deceased'] },
        then: { properties: { deceasedOn: { ...text, format: 'date' } }, required: ['deceasedOn'] },
        $defs: { contact: of({ system: { enum: ['phone', 'email'] }, value: text }, { required: ['system', 'value'] }) },
      },
    ),
    valid: {
      name: [{ family: 'Yıldız', given: ['Ada'], use: 'official' }],
      gender: 'female',
      birthDate: '1990-01-31',
      contact: [{ system: 'phone', value: '1' }],
    },
    invalid: [{ name: [] }, { name: [{}], birthDate: '31.1.1990' }],
  },
  invoice: {
    schema: of(
      {
        number: text,
        currency: { ...text, pattern: '^[A-Z]{3}$' },
        due: { ...text, format: 'date' },
        lines: {
          type: 'array',
          minItems: 1,
          items: of(
            { text, quantity: { ...number, exclusiveMinimum: 0 }, price: { ...number, multipleOf: 0.01 } },
            { required: ['text', 'quantity', 'price'], additionalProperties: false },
          ),
        },
        payment: { oneOf: [branch('transfer', { iban: text }, ['iban']), branch('card', { last4: { ...text, pattern: '^\\d{4}$' } })] },
      },
      { required: ['number', 'lines'] },
    ),
    valid: {
      number: '7',
      currency: 'EUR',
      due: '2026-01-31',
      lines: [{ text: 'a', quantity: 1, price: 0.07 }],
      payment: { kind: 'transfer', iban: 'DE1' },
    },
    invalid: [
      { number: '7', lines: [] },
      { number: '7', lines: [{ text: 'a', quantity: 1, price: 0.075 }] },
      { number: '7', lines: [{ text: 'a', quantity: 1, price: 1 }], payment: { kind: 'transfer' } },
    ],
  },
  compose: {
    schema: of(
      {
        services: {
          type: 'object',
          additionalProperties: of({
            image: text,
            ports: {
              type: 'array',
              items: {
                anyOf: [text, number, of({ target: { type: 'integer' }, published: { type: 'integer' } }, { required: ['target'] })],
              },
            },
            environment: { oneOf: [map, texts] },
            depends_on: texts,
          }),
        },
        volumes: { type: 'object', additionalProperties: { type: ['object', 'null'] } },
      },
      { required: ['services'] },
    ),
    valid: {
      services: { db: { image: 'postgres', ports: ['5432:5432', 80, { target: 1 }], environment: { A: 'b' } } },
      volumes: { data: null },
    },
    invalid: [{ services: { db: { ports: [true] } } }],
  },
  tsconfig: {
    schema: of({
      extends: { anyOf: [text, texts] },
      compilerOptions: of({
        strict: { type: 'boolean' },
        target: { anyOf: [{ enum: ['es2022', 'esnext'] }, { ...text, pattern: '^[eE][sS]\\d+$' }] },
        lib: texts,
        paths: { type: 'object', additionalProperties: texts },
      }),
      include: texts,
    }),
    valid: { extends: './base.json', compilerOptions: { strict: true, target: 'esnext', paths: { '@/*': ['src/*'] } } },
    invalid: [{ compilerOptions: { target: 5 } }],
  },
  renovate: {
    schema: of({
      extends: texts,
      schedule: { oneOf: [text, texts] },
      packageRules: {
        type: 'array',
        items: {
          allOf: [
            of({ matchPackageNames: texts, enabled: { type: 'boolean' } }),
            { anyOf: [{ required: ['matchPackageNames'] }, { required: ['enabled'] }] },
          ],
        },
      },
    }),
    valid: { extends: ['config:base'], schedule: 'weekly', packageRules: [{ matchPackageNames: ['a'], enabled: false }] },
    invalid: [{ packageRules: [{}] }],
  },
  eslint: {
    schema: of({
      rules: {
        type: 'object',
        additionalProperties: {
          anyOf: [
            { enum: [0, 1, 2] },
            { enum: ['off', 'warn', 'error'] },
            { type: 'array', prefixItems: [{ enum: ['off', 'warn', 'error'] }], items: {} },
          ],
        },
      },
      env: { type: 'object', additionalProperties: { type: 'boolean' } },
    }),
    valid: { rules: { semi: 2, quotes: ['error', { avoid: true }], eqeqeq: 'warn' }, env: { node: true } },
    invalid: [{ rules: { semi: 3 } }],
  },
  event: {
    schema: of(
      {
        start: { ...text, format: 'date-time' },
        duration: text,
        recurrence: of(
          { frequency: { enum: ['daily', 'weekly'] } },
          {
            if: { properties: { frequency: { const: 'weekly' } }, required: ['frequency'] },
            then: {
              properties: { days: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: ['mon', 'tue'] } } },
              required: ['days'],
            },
          },
        ),
      },
      { required: ['start'] },
    ),
    valid: { start: '2026-01-31T10:00:00Z', recurrence: { frequency: 'weekly', days: ['mon'] } },
    invalid: [{ start: '2026-01-31T10:00:00Z', recurrence: { frequency: 'weekly' } }],
  },
  product: {
    schema: of({
      sku: text,
      price: of({ amount: { ...number, minimum: 0 }, currency: { enum: ['EUR', 'TRY'] } }, { required: ['amount', 'currency'] }),
      attributes: {
        type: 'array',
        contains: of({ key: { const: 'colour' } }, { required: ['key'] }),
        items: of({ key: text, value: { type: ['string', 'number', 'boolean'] } }, { required: ['key', 'value'] }),
      },
    }),
    valid: {
      sku: 'a',
      price: { amount: 0.1, currency: 'TRY' },
      attributes: [
        { key: 'colour', value: 'red' },
        { key: 'wheels', value: 4 },
      ],
    },
    invalid: [{ attributes: [{ key: 'wheels', value: 4 }] }],
  },
  notification: {
    schema: {
      type: 'array',
      items: { oneOf: [branch('mail', { to: { ...text, format: 'email' } }, ['to']), branch('sms', { phone: text }, ['phone'])] },
    },
    valid: [
      { kind: 'mail', to: 'a@b.co' },
      { kind: 'sms', phone: '1' },
    ],
    invalid: [[{ kind: 'mail' }], [{ kind: 'fax' }]],
  },
  menuTree: {
    schema: {
      type: 'array',
      items: { $ref: '#/$defs/entry' },
      $defs: {
        entry: of(
          { label: text, open: { type: 'boolean' }, entries: { type: 'array', items: { $ref: '#/$defs/entry' } } },
          { required: ['label'] },
        ),
      },
    },
    valid: [{ label: 'File', entries: [{ label: 'New' }] }],
    invalid: [[{ entries: [] }]],
  },
  queryFilter: {
    schema: {
      $ref: '#/$defs/filter',
      $defs: {
        filter: {
          oneOf: [
            of({ and: { type: 'array', items: { $ref: '#/$defs/filter' } } }, { required: ['and'], additionalProperties: false }),
            of({ field: text, equals: { type: ['string', 'number'] } }, { required: ['field', 'equals'], additionalProperties: false }),
          ],
        },
      },
    },
    valid: { and: [{ field: 'a', equals: 5 }, { and: [] }] },
    invalid: [{ or: [] }, { and: [{ field: 'a' }] }],
  },
  jobAdvert: {
    schema: of(
      {
        title: text,
        salary: { anyOf: [number, of({ from: number, to: number }, { required: ['from'] })] },
        places: { type: 'array', minItems: 1, uniqueItems: true, items: text },
        remote: { type: 'boolean' },
      },
      { required: ['title'] },
    ),
    valid: { title: 'x', salary: { from: 1 }, places: ['Ankara'] },
    invalid: [
      { title: 'x', places: ['a', 'a'] },
      { title: 'x', salary: {} },
    ],
  },
}
