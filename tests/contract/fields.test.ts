import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldSchema, Json } from '../../src/model/entitySchema.ts'
import { schemaDocument } from '../../src/model/evaluate/schemaDocument.ts'
import { OPERATORS } from '../../src/model/fieldType.ts'
import { chooseField } from '../../src/model/resolve/chooseField.ts'
import { resolveField } from '../../src/model/resolve/resolveField.ts'
import type { ResolvedField } from '../../src/model/resolvedEntity.ts'
import { compileValidator } from '../../src/model/validate/validator.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { fieldSamples } from '../support/models/fieldSamples.ts'

const { types, columns } = await loadFieldTypes()
const { cases } = fieldSamples(types)

const normalized = (field: ResolvedField, value: Json): Json =>
  value === null || !field.type.normalize ? value : field.type.normalize(value, field)

/** The importer's value of a cell: text, or nothing for an empty one. */
const throughCell = (field: ResolvedField, value: Json): Json => {
  const cell = field.type.toCell ? field.type.toCell(value, field) : value
  const text = cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
  if (text === '') return null
  return normalized(field, field.type.fromCell ? field.type.fromCell(text, field) : text)
}

const resolved = (schema: FieldSchema) => {
  const place = { name: 'value', path: 'value', required: false, conditional: false, types, hasSearchKeyword: false }
  const field = resolveField({ ...place, schema, document: schemaDocument(schema) })
  return { type: field.type, field }
}

/** Types whose values never leave the server, so tests can't compare them. */
const NO_CELL: readonly string[] = ['password']

test('the field types that the product promises are there', () => {
  const names = types.map(({ name }) => name)
  const promised =
    'text longText markdown integer decimal money percent boolean choice choices date time dateTime email url phone iban vin color icon image images file files password reference references rows object'
  expect(names).toEqual(expect.arrayContaining(promised.split(' ')))
})

describe('the facts of each field type fit together', () => {
  test.each(types.map((type) => ({ name: type.name, type })))('$name', ({ type }) => {
    expect(OPERATORS).toEqual(expect.arrayContaining([...type.operators]))
    expect(new Set(type.operators).size).toBe(type.operators.length)
    expect(type.samples.some(({ valid, invalid }) => valid.length > 1 && invalid.length > 0)).toBe(true)
    expect(type.sortable && type.storage !== 'column').toBe(false)
    // Types without operators or searches: secrets, uploads (ids) and units (counted in numbers).
    if (type.secret) expect(type).toMatchObject({ operators: [], sortable: false, searchable: false, listed: false })
    if (type.upload) expect(type.operators).toEqual(['null'])
    if (type.counts) expect(type.operators).toContain('gte')
    if (type.freeText) expect(type.searchable).toBe(true)
    expect(type.storage === 'rows' ? columns[type.name] : typeof columns[type.name]?.encode).toBe(
      type.storage === 'rows' ? undefined : 'function',
    )
  })
})

/** Files that may name types or formats: registries of a type's other parts, and exceptions with a reason. */
const BY_NAME = [
  'src/admin/fieldTypes.ts',
  'src/admin/lazyInputs.tsx',
  'src/model/resolve/chooseField.ts',
  'src/server/db/tables/shapes.ts',
  // Compares bounds with JSON Schema's own formats.
  'src/model/validate/ajv.ts',
  // Checks `initial: '$today'` with the same formats.
  'src/model/check/checkKeywords.ts',
  // Checks bounds of the schema language's own types.
  'src/model/check/checkBounds.ts',
  // Calls have no field types: passwords are used as typed, other texts are trimmed.
  'src/server/calls/callInput.ts',
]

test('what is true of a field type stands in its folder: no other source asks for a type by its name', () => {
  const names = types.map(({ name }) => name).join('|')
  const formats = [...new Set(cases.flatMap(({ sample }) => sample.schema.format ?? []))].join('|')
  const asked = new RegExp(
    [
      `type\\.name [!=]== '(?:${names})'`,
      `\\bformat [!=]== '(?:${formats})'`,
      "\\bschema\\.type [!=]== '(?:boolean|string|integer|number)'",
      '\\.has\\((?:\\w+\\.)*type\\.name\\)',
      '\\[(?:\\w+\\.)*type\\.name\\]',
    ].join('|'),
  )
  const own = new RegExp(`^src/fields/(?:${names})/`)
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !own.test(file) && !BY_NAME.includes(file))
  expect(sources.filter((file) => asked.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(asked.test("if (type.name === 'money') return WIDE[type.name]")).toBe(true)
})

describe('which field type a property gets', () => {
  test.each(cases)('$title', ({ type, sample }) => {
    expect(chooseField(sample.schema, types)).toMatchObject({ kind: 'chosen', type: { name: type.name } })
  })

  const MIXED: readonly (readonly [FieldSchema, string])[] = [
    [{ type: ['string', 'null'], maxLength: 255 }, 'text'],
    [{ type: 'string', maxLength: 256 }, 'longText'],
    [{ type: 'string', maxLength: 5000, format: 'markdown' }, 'markdown'],
    [{ type: 'string', format: 'ipv4' }, 'text'],
    [{ type: 'string', maxLength: 1000, format: 'hostname' }, 'longText'],
    [{ type: 'string', enum: ['a@example.com'], format: 'email' }, 'choice'],
    [{ type: 'string', enum: ['a', 'b'], maxLength: 1000 }, 'choice'],
    [{ enum: ['a', 'b', null] }, 'choice'],
    [{ enum: [true, false] }, 'boolean'],
    [{ enum: ['a', 1] }, 'object'],
    [{ type: 'string', reference: 'users', format: 'email' }, 'reference'],
    [{ type: ['string', 'null'], reference: 'users' }, 'reference'],
    [{ type: 'string', reference: 'users', enum: ['a'] }, 'reference'],
    [{ type: 'array', items: { type: 'string', enum: ['a'] }, reference: 'users' }, 'references'],
    [{ type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } }, 'rows'],
    [{ type: 'array', items: { type: 'object' } }, 'object'],
    [{ type: 'array', items: { enum: ['a', 1] } }, 'object'],
    [{ type: 'array', items: { type: 'string', format: 'image' } }, 'images'],
    [{ type: 'array', items: { type: 'string', format: 'file' } }, 'files'],
    [{ type: 'array' }, 'object'],
    [{ type: ['integer', 'string'] }, 'object'],
    [{ type: 'string', oneOf: [{ maxLength: 2 }, { pattern: '^x' }] }, 'text'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'object'],
    [{ format: 'money' }, 'money'],
    [{ type: 'number', format: 'money' }, 'money'],
    [{ type: 'number', field: 'object' }, 'object'],
    [{ type: 'string', field: 'icon' }, 'icon'],
    [{ type: 'null' }, 'unknown'],
  ]
  test.each(MIXED)('%j → %s', (schema, name) => {
    expect(chooseField(schema, types)).toMatchObject({ kind: 'chosen', type: { name } })
  })

  test('never ties, for any combination of keywords', () => {
    const formats = ['email', 'money', 'date', 'markdown', 'password', 'image', 'ipv4']
    const optional = fc.record(
      {
        type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object'),
        format: fc.constantFrom(...formats),
        maxLength: fc.constantFrom(1, 255, 256),
        enum: fc.constantFrom<Json[]>(['a'], [1], [true], ['a', 1]),
        reference: fc.constant('users'),
        items: fc.constantFrom<FieldSchema>({ type: 'string' }, { enum: ['a'] }, { type: 'object', properties: { a: { type: 'string' } } }),
        oneOf: fc.constant<FieldSchema[]>([{ type: 'string' }]),
      },
      { requiredKeys: [] },
    )
    const unambiguous = fc.property(optional, (schema) => {
      expect(chooseField(schema, types).kind).toBe('chosen')
    })
    fc.assert(unambiguous, { numRuns: 2000 })
  })
})

describe('a wrong declaration is reported with the keyword at fault', () => {
  test.each(cases)('and nothing in $title', ({ type, sample }) => {
    expect(type.mistakes?.(sample.schema) ?? []).toEqual([])
  })

  const WRONG: readonly (readonly [FieldSchema, string, readonly string[]])[] = [
    [{ type: 'number', format: 'money' }, 'money', ['type']],
    [{ format: 'decimal' }, 'decimal', ['type']],
    [{ type: 'string', format: 'money', minimum: 0, maxLength: 5 }, 'money', ['minimum', 'maxLength']],
    [{ type: 'string', format: 'decimal', currencyField: 'currency' }, 'decimal', ['currencyField']],
    [{ type: 'integer', formatMinimum: '0' }, 'integer', ['formatMinimum']],
    [{ type: 'number', maxLength: 3, currencyField: 'currency' }, 'number', ['maxLength', 'currencyField']],
    [{ type: 'string', field: 'number' }, 'number', ['type']],
    [{ type: 'string', minimum: 1 }, 'text', ['minimum']],
    [{ type: 'string', items: { type: 'string' } }, 'text', ['items']],
    [{ type: 'string', accept: ['image/*'] }, 'text', ['accept']],
    [{ type: 'array', items: { type: 'integer', format: 'image' } }, 'images', ['items']],
    [{ type: 'array', field: 'files', items: { type: 'string', format: 'image' }, maxLength: 3 }, 'files', ['items', 'maxLength']],
    [{ type: 'string', maxLength: 5000, unique: true }, 'longText', ['unique']],
    [{ type: 'string', format: 'markdown', unique: true }, 'markdown', ['unique']],
    [{ type: 'string', format: 'date', minimum: 2000 }, 'date', ['minimum']],
    [{ type: 'integer', format: 'date-time' }, 'dateTime', ['type']],
    [{ type: 'boolean', minLength: 1 }, 'boolean', ['minLength']],
    [{ type: 'string', field: 'boolean' }, 'boolean', ['type']],
    [{ type: 'string', field: 'choice' }, 'choice', ['enum']],
    [{ enum: ['', 'a'] }, 'choice', ['enum']],
    [{ enum: ['x'.repeat(256)] }, 'choice', ['enum']],
    [{ type: 'array', field: 'choices', items: { type: 'string' } }, 'choices', ['items']],
    [{ type: 'string', reference: 'users', enum: ['a'] }, 'reference', ['enum']],
    [{ type: 'string', reference: 'users', format: 'uuid' }, 'reference', ['format']],
    [{ type: 'string', field: 'reference' }, 'reference', ['reference']],
    [{ type: 'array', items: { type: 'string', reference: 'users' } }, 'object', ['items']],
    [{ type: 'array', field: 'rows' }, 'rows', ['items']],
    [{ type: 'array', field: 'rows', items: { type: 'object' } }, 'rows', ['items']],
    [{ type: 'string', format: 'color', pattern: '^#' }, 'color', ['pattern']],
    [{ type: 'array', format: 'image' }, 'image', ['type']],
  ]
  test.each(WRONG)('%j as %s: %j', (schema, name, keywords) => {
    const choice = chooseField(schema, types)
    const type = choice.kind === 'chosen' ? choice.type : undefined
    const mistakes = type?.mistakes?.(schema) ?? []
    expect({ type: type?.name, keywords: mistakes.map(({ keyword }) => keyword) }).toEqual({ type: name, keywords })
    expect(mistakes.every(({ remedy }) => remedy.length > 10)).toBe(true)
  })
})

describe('values', () => {
  test.each(cases)('of $title: valid ones pass as they are and are their own normal form', ({ sample, entity, field }) => {
    const { validate } = compileValidator(entity)
    for (const value of sample.valid) {
      expect(normalized(field, value)).toEqual(value)
      expect(validate({ value })).toEqual([])
    }
  })

  test.each(cases)('of $title: invalid ones are refused, at their field', ({ sample, entity, field }) => {
    const { validate } = compileValidator(entity)
    const references = field.reference ? ['no such record'] : []
    for (const value of sample.invalid) {
      const given = normalized(field, value)
      if (given === null || references.includes([given].flat().join())) continue
      expect({ value, at: validate({ value: given }).map(({ path }) => path.split('.')[0]) }).toEqual({
        value,
        at: expect.arrayContaining(['value']),
      })
    }
  })

  test.each(cases.filter(({ type }) => !NO_CELL.includes(type.name)))(
    'of $title: come back from a cell of a spreadsheet',
    ({ sample, field }) => {
      for (const value of sample.valid) expect(throughCell(field, value)).toEqual(value)
    },
  )

  test('of a password leave no cell', () => {
    for (const { sample, field } of cases.filter(({ type }) => NO_CELL.includes(type.name)))
      for (const value of sample.valid) expect(field.type.toCell?.(value, field)).toBeNull()
  })

  test.each(cases)('of $title: normalizing any text neither fails nor changes it twice', ({ field }) => {
    const anything = fc.oneof(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...field.type.samples.flatMap(({ valid, invalid }) => [...valid, ...invalid])),
    )
    fc.assert(
      fc.property(anything, (value) => {
        const once = normalized(field, value as Json)
        expect(normalized(field, once)).toEqual(once)
      }),
    )
  })

  test.each(cases)('of $title: reading any cell does not fail', ({ field }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        expect(() => normalized(field, field.type.fromCell?.(cell, field) ?? cell)).not.toThrow()
      }),
    )
  })

  test.each(cases.filter(({ type }) => columns[type.name]))('of $title: come back from their column', ({ type, sample, field }) => {
    const column = columns[type.name]
    const items = sample.valid.flatMap((value) => (type.storage === 'values' && Array.isArray(value) ? value : [value]))
    for (const value of items) expect(column?.decode(column.encode(value, field), field)).toEqual(value)
  })
})

describe('what people type is brought to one form', () => {
  const TYPED: readonly (readonly [FieldSchema, Json, Json])[] = [
    [{ type: 'string' }, '  two words \n', 'two words'],
    [{ type: 'string' }, 'e\u0301', 'é'],
    [{ type: 'string' }, 'a\0b\u0007\uffff', 'ab'],
    [{ type: 'string' }, 'a\r\n\tb', 'a b'],
    [{ type: 'string' }, 'lone \ud83d', 'lone \ufffd'],
    [{ type: 'string' }, '   ', null],
    [{ type: 'string', maxLength: 1000 }, '  a\r\nb  \n\n', '  a\nb'],
    [{ type: 'string', format: 'money' }, ' 007.5 ', '7.50'],
    [{ type: 'string', format: 'money' }, '-0', '0.00'],
    [{ type: 'string', format: 'money' }, '1.005', '1.005'],
    [{ type: 'string', format: 'decimal', scale: 0 }, '-7', '-7'],
    [{ type: 'integer' }, -0, 0],
    [{ type: 'string', format: 'time' }, '08:30', '08:30:00'],
    [{ type: 'string', format: 'date-time' }, '2026-03-29T03:00:00+02:00', '2026-03-29T01:00:00.000Z'],
    [{ type: 'string', format: 'date-time' }, '2026-01-01T00:00:00.123456Z', '2026-01-01T00:00:00.123Z'],
    [{ type: 'string', format: 'date-time' }, '2026-02-30T00:00:00Z', '2026-02-30T00:00:00Z'],
    [{ type: 'string', format: 'email' }, ' Ada@Example.COM ', 'ada@example.com'],
    [{ type: 'string', format: 'uri' }, 'https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    [{ type: 'string', format: 'phone' }, '0090 (555) 123 45 67', '+905551234567'],
    [{ type: 'string', format: 'iban' }, 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    [{ type: 'string', format: 'vin' }, '1m8gdm9a-xkp042788', '1M8GDM9AXKP042788'],
    [{ type: 'string', format: 'color' }, '#ABC', '#aabbcc'],
    [{ type: 'string', format: 'password' }, '  secret ', '  secret '],
    [{ type: 'array', items: { type: 'string' } }, [], null],
    [{ type: 'object', additionalProperties: true }, { 'a\0': ['b\0'] }, { a: ['b'] }],
  ]
  test.each(TYPED)('%j: %j → %j', (schema, typed, stored) => {
    expect(normalized(resolved(schema).field, typed)).toEqual(stored)
  })

  test('an empty text that must be there stays, for validation to name it', () => {
    for (const { field } of cases.filter(({ sample }) => sample.schema.type === 'string'))
      if (field.type.name !== 'password') expect(normalized({ ...field, required: true }, '')).toBe('')
  })
})

describe('the value of a filter', () => {
  const encode = (schema: FieldSchema, value: Json) => {
    const { type, field } = resolved(schema)
    return columns[type.name]?.encode(value, field)
  }

  test.each<[FieldSchema, Json, unknown]>([
    [{ type: 'string', format: 'money' }, '5', '500'],
    [{ type: 'string', format: 'money' }, 5.5, '550'],
    [{ type: 'integer' }, '12', 12],
    [{ type: 'boolean' }, 'true', true],
    [{ type: 'string', format: 'time' }, '08:30', '08:30:00'],
    [{ type: 'string', format: 'date-time' }, '2026-03-29', '2026-03-29T00:00:00.000Z'],
    [{ type: 'string', format: 'email' }, 'Ada@Example.com', 'ada@example.com'],
    [{ type: 'string', format: 'iban' }, 'de89 3704', 'DE893704'],
    [{ type: 'string', format: 'phone' }, '+90 555 123 45 67', '+905551234567'],
    [{ type: 'string' }, 'a\0b', 'ab'],
    [{ enum: [1, 2] }, '2', 2],
  ])('of %j: %j is compared as %j', (schema, value, bound) => {
    expect(encode(schema, value)).toBe(bound)
  })

  test.each<[FieldSchema, Json]>([
    [{ type: 'string', format: 'money' }, 'x'],
    [{ type: 'string', format: 'money' }, '1.005'],
    [{ type: 'integer' }, 1.5],
    [{ type: 'integer' }, 'abc'],
    [{ type: 'integer' }, ''],
    [{ type: 'integer' }, 1e300],
    [{ type: 'number' }, 'Infinity'],
    [{ type: 'boolean' }, 'maybe'],
    [{ type: 'boolean' }, 1],
    [{ type: 'string', format: 'date' }, 'yesterday'],
    [{ type: 'string', format: 'date' }, '2026-02-30'],
    [{ type: 'string', format: 'date' }, '0000-01-01'],
    [{ type: 'string', format: 'time' }, '25:00'],
    [{ type: 'string', format: 'date-time' }, '2026-02-30'],
    [{ type: 'string', format: 'date-time' }, 'now'],
    [{ enum: [1, 2] }, 'two'],
  ])('of %j: %j is refused', (schema, value) => {
    expect(() => encode(schema, value)).toThrow(RangeError)
  })
})

describe('a suspicious VIN', () => {
  const vin = cases.find(({ type }) => type.name === 'vin')
  const warning = (value: string) => vin?.type.warning?.(value, vin.field)

  test('names the check digit it should have', () => {
    expect(warning('1M8GDM9A0KP042788')).toEqual({ code: 'warnings.vinCheckDigit', params: { expected: 'X' } })
  })

  test.each(['1M8GDM9AXKP042788', 'not a VIN'])('%j is none', (value) => {
    expect(warning(value)).toBeUndefined()
  })
})

test('a password is write-only even if its schema says otherwise', () => {
  const fields = cases.filter(({ type }) => type.name === 'password').map(({ field }) => field)
  expect(fields.length).toBeGreaterThan(0)
  for (const { writeOnly, filterable, sortable, search, listed } of fields)
    expect({ writeOnly, filterable, sortable, search, listed }).toEqual({
      writeOnly: true,
      filterable: false,
      sortable: false,
      search: false,
      listed: false,
    })
})
