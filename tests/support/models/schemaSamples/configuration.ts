import { number, of, type SchemaSample, text, texts } from './parts.ts'

const flag = { type: 'boolean' } as const
const integer = { type: 'integer' } as const

/** Configuration files of tools, and forms generated from data. */
export const CONFIGURATION: Readonly<Record<string, SchemaSample>> = {
  webManifest: {
    schema: of(
      {
        name: text,
        display: { enum: ['fullscreen', 'standalone', 'browser'], default: 'browser' },
        theme_color: { ...text, format: 'color' },
        icons: {
          type: 'array',
          items: of(
            { src: text, sizes: { oneOf: [{ const: 'any' }, { ...text, pattern: '^\\d+x\\d+( \\d+x\\d+)*$' }] } },
            { required: ['src'] },
          ),
        },
        shortcuts: { type: 'array', maxItems: 4, items: { $ref: '#/$defs/shortcut' } },
      },
      { $defs: { shortcut: of({ name: text, url: text }, { required: ['name', 'url'] }) } },
    ),
    valid: {
      name: 'Hub',
      display: 'standalone',
      theme_color: '#1a73e8',
      icons: [
        { src: 'a.svg', sizes: 'any' },
        { src: 'b.png', sizes: '48x48 96x96' },
      ],
    },
    invalid: [{ icons: [{ src: 'a', sizes: 'big' }] }, { shortcuts: [{ name: 'a' }] }],
  },
  prettier: {
    schema: {
      allOf: [{ $ref: '#/$defs/options' }, { $ref: '#/$defs/overrides' }],
      $defs: {
        options: of({
          printWidth: { type: 'integer', default: 80 },
          semi: flag,
          endOfLine: { enum: ['auto', 'lf'] },
          plugins: { type: 'array', items: { anyOf: [text, { type: 'object' }] } },
        }),
        overrides: of({
          overrides: {
            type: 'array',
            items: of(
              { files: { anyOf: [text, texts] }, options: { $ref: '#/$defs/options' } },
              { required: ['files'], additionalProperties: false },
            ),
          },
        }),
      },
    },
    valid: { printWidth: 140, semi: false, plugins: ['a', { name: 'b' }], overrides: [{ files: ['*.md'], options: { printWidth: 80 } }] },
    invalid: [{ printWidth: 'wide' }, { overrides: [{ options: {} }] }, { overrides: [{ files: 'a', other: 1 }] }],
  },
  linter: {
    schema: of(
      {
        root: flag,
        extends: { anyOf: [text, texts] },
        rules: {
          type: 'object',
          additionalProperties: { $ref: '#/$defs/rule' },
          properties: {
            indent: {
              anyOf: [
                { $ref: '#/$defs/severity' },
                {
                  type: 'array',
                  prefixItems: [{ $ref: '#/$defs/severity' }, { oneOf: [{ const: 'tab' }, integer] }, of({ SwitchCase: integer })],
                  minItems: 1,
                  items: { not: {} },
                },
              ],
            },
          },
        },
      },
      {
        $defs: {
          severity: { title: 'Severity', oneOf: [{ const: 'off' }, { const: 'warn' }, { const: 'error' }, { enum: [0, 1, 2] }] },
          rule: { anyOf: [{ $ref: '#/$defs/severity' }, { type: 'array', prefixItems: [{ $ref: '#/$defs/severity' }] }] },
        },
      },
    ),
    valid: {
      root: true,
      extends: ['a', 'b'],
      rules: { indent: ['error', 2, { SwitchCase: 1 }], semi: 'off', quotes: [2, 'single', { a: true }] },
    },
    invalid: [{ rules: { indent: ['error', 'space'] } }, { rules: { semi: 'always' } }, { rules: { quotes: ['loud'] } }],
  },
  dependabot: {
    schema: of(
      {
        version: { const: 2 },
        updates: {
          type: 'array',
          minItems: 1,
          items: of(
            {
              ecosystem: { enum: ['npm', 'docker', 'github-actions'] },
              schedule: of(
                { interval: { enum: ['daily', 'weekly', 'monthly'] } },
                {
                  required: ['interval'],
                  allOf: [
                    {
                      if: { properties: { interval: { const: 'weekly' } }, required: ['interval'] },
                      then: { properties: { day: { enum: ['monday', 'friday'] } } },
                    },
                    {
                      if: { not: { properties: { interval: { const: 'monthly' } }, required: ['interval'] } },
                      then: { properties: { time: { ...text, pattern: '^\\d\\d:\\d\\d$' } } },
                    },
                  ],
                },
              ),
              ignore: {
                type: 'array',
                items: of({ dependency: text, versions: texts }, { anyOf: [{ required: ['dependency'] }, { required: ['versions'] }] }),
              },
            },
            { required: ['ecosystem', 'schedule'] },
          ),
        },
      },
      { required: ['version', 'updates'], additionalProperties: false },
    ),
    valid: {
      version: 2,
      updates: [{ ecosystem: 'npm', schedule: { interval: 'weekly', day: 'friday', time: '05:00' }, ignore: [{ dependency: 'a' }] }],
    },
    invalid: [
      { version: 1, updates: [] },
      { version: 2, updates: [{ ecosystem: 'npm', schedule: { interval: 'weekly' }, ignore: [{}] }] },
    ],
  },
  survey: {
    schema: of(
      { title: text, questions: { type: 'array', items: { $ref: '#/$defs/question' } } },
      {
        required: ['title'],
        $defs: {
          question: {
            type: 'object',
            required: ['kind', 'label'],
            properties: { label: text },
            oneOf: [
              { title: 'Text', properties: { kind: { const: 'text' }, maxLength: integer } },
              {
                title: 'Choice',
                properties: { kind: { const: 'choice' }, options: { type: 'array', minItems: 2, items: text } },
                required: ['options'],
              },
              {
                title: 'Group',
                properties: { kind: { const: 'group' }, questions: { type: 'array', items: { $ref: '#/$defs/question' } } },
                required: ['questions'],
              },
            ],
          },
        },
      },
    ),
    valid: {
      title: 'a',
      questions: [
        { kind: 'group', label: 'g', questions: [{ kind: 'choice', label: 'c', options: ['a', 'b'] }] },
        { kind: 'text', label: 't', maxLength: 5 },
      ],
    },
    invalid: [
      { title: 'a', questions: [{ kind: 'choice', label: 'c', options: ['a'] }] },
      { title: 'a', questions: [{ kind: 'group', label: 'g', questions: [{ kind: 'x', label: 'l' }] }] },
    ],
  },
  household: {
    schema: of(
      { member: text, pets: { enum: ['No', 'One', 'Several'] } },
      {
        dependentSchemas: {
          pets: {
            oneOf: [
              { properties: { pets: { const: 'No' } } },
              { properties: { pets: { const: 'One' }, age: integer }, required: ['age'] },
              {
                properties: {
                  pets: { const: 'Several' },
                  rehome: {
                    oneOf: [
                      { const: 'y', title: 'Yes' },
                      { const: 'n', title: 'No' },
                    ],
                  },
                },
                required: ['rehome'],
              },
            ],
          },
        },
      },
    ),
    valid: { member: 'a', pets: 'Several', rehome: 'n' },
    invalid: [{ pets: 'One' }, { pets: 'Several', rehome: 'maybe' }, { pets: 'Two' }],
  },
  narrowing: {
    schema: of(
      { region: { enum: ['EU', 'US'] }, size: { enum: ['S', 'M', 'L', 'XL'] }, tax: number },
      {
        required: ['region'],
        allOf: [
          {
            if: { properties: { region: { const: 'EU' } }, required: ['region'] },
            then: { properties: { size: { enum: ['S', 'M'] }, currency: { enum: ['EUR', 'SEK'] } } },
          },
          {
            if: { properties: { region: { const: 'US' } }, required: ['region'] },
            then: { properties: { size: { enum: ['M', 'L', 'XL'] }, currency: { const: 'USD' } } },
          },
        ],
      },
    ),
    valid: { region: 'US', size: 'XL', currency: 'USD' },
    invalid: [
      { region: 'EU', size: 'XL' },
      { region: 'US', currency: 'EUR' },
    ],
  },
  fieldset: {
    schema: {
      $ref: '#node',
      $defs: {
        node: {
          $anchor: 'node',
          type: 'object',
          required: ['name'],
          properties: { name: text, next: { $ref: '#node' }, all: { type: 'array', items: { $ref: '#node' } } },
        },
      },
    },
    valid: { name: 'a', next: { name: 'b', all: [{ name: 'c' }] } },
    invalid: [
      { name: 'a', next: {} },
      { name: 'a', all: [{ name: 1 }] },
    ],
  },
}
