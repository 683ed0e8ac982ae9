import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validatorModule } from '../../src/build/validatorModule.ts'
import type { Json } from '../../src/model/entitySchema.ts'
import { loadModel } from '../../src/model/loadModel.ts'
import type { ResolvedEntity, ResolvedField } from '../../src/model/resolvedEntity.ts'
import { compileValidator, type Validator } from '../../src/model/validate/validator.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../src/server/start/loadSchemas.ts'
import { MODEL, runModule } from '../support/models/standaloneCheck.ts'

const { types } = await loadFieldTypes()
const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../schemas')), types)

/** Keywords that the product's own schemas do not use yet: conditions, `$defs`, patterns with special characters, exact bounds. */
const conditional = {
  $id: 'conditional',
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { enum: ['person', 'company', 'ship"`${'] },
    price: { type: 'string', format: 'money', formatMinimum: '0.10', formatExclusiveMaximum: '1000000' },
    code: { type: 'string', pattern: '^[\\w/`$]+\\u{1F697}?$' },
    free: { $ref: '#/$defs/free' },
  },
  $defs: { free: { type: 'object', additionalProperties: { type: 'integer', multipleOf: 5 }, maxProperties: 2 } },
  if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
  then: { properties: { taxNo: { type: 'string', minLength: 3 } }, required: ['taxNo'] },
  else: { properties: { birthday: { type: 'string', format: 'date', formatMaximum: '2026-01-01' } } },
  dependentSchemas: { taxNo: { properties: { taxOffice: { type: 'string' } }, required: ['taxOffice'] } },
}
const entities = [...model.list, ...loadModel([{ file: 'schemas/conditional.ts', schema: conditional }], types).list]

const JUNK: readonly Json[] = [
  '',
  ' ',
  'x'.repeat(300),
  'قيمة 🚗',
  '-1',
  '1e400',
  -1,
  0.1,
  1e300,
  true,
  [],
  [''],
  [{}],
  {},
  { constructor: 1 },
]

/** Values to try in a field: its options, bounds and default, valid and invalid samples of its type, and values that are always invalid. */
const candidates = (field: ResolvedField): readonly Json[] => {
  const samples = field.type.samples.flatMap(({ valid, invalid }) => [...valid, ...invalid])
  const options = field.options ?? []
  const { minimum, maximum } = field.schema
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined)
  const own = [...(field.default === undefined ? [] : [field.default]), ...options, options, ...bounds]
  return [...own, ...samples, 'AB', 'ABC', '123', 1, ...rowCandidates(field), ...JUNK]
}

const rowCandidates = (field: ResolvedField): readonly Json[] => {
  if (!field.rows) return []
  const full = Object.fromEntries(field.rows.map((inner) => [inner.name, candidates(inner)[0] ?? null]))
  const each = field.rows.flatMap((inner) => candidates(inner).map((value) => [{ ...full, [inner.name]: value }]))
  return [[full], ...each]
}

const browserValidator = async (entity: ResolvedEntity): Promise<Validator> => runModule<Validator>(validatorModule(entity, MODEL))

/** For each field the first value without errors at the field's path, given those before it; below the path of `around`. */
function fitting(fields: readonly ResolvedField[], around: string, paths: (value: Record<string, Json>) => string[]): Record<string, Json> {
  const found: Record<string, Json> = {}
  for (const field of fields) {
    const own = `${around}${field.name}`
    const fits = (value: Json) => paths({ ...found, [field.name]: value }).every((path) => path !== own && !path.startsWith(`${own}.`))
    const row = field.rows && fitting(field.rows, `${own}.0.`, (inner) => paths({ ...found, [field.name]: [inner] }))
    const value = (row ? [[row]] : candidates(field)).find(fits)
    if (value !== undefined) found[field.name] = value
  }
  return found
}

/** A valid record, built field by field. */
const validRecord = (entity: ResolvedEntity, validator: Validator): Record<string, Json> =>
  fitting(entity.fields, '', (record) => validator.validate(record).map(({ path }) => path))

describe('the browser’s precompiled validator and the server’s', () => {
  test.each(entities.map((entity) => [entity.id, entity] as const))('agree on %s', async (_, entity) => {
    const server = compileValidator(entity)
    const browser = await browserValidator(entity)
    const valid = validRecord(entity, server)
    const records: Record<string, Json>[] = [
      {},
      valid,
      { ...valid, _version: 3, createdAt: 'x', updatedAt: null },
      { ...valid, noSuchField: 1 },
      Object.fromEntries(entity.fields.map(({ name }) => [name, null])),
      ...entity.fields.flatMap((field) => candidates(field).map((value) => ({ ...valid, [field.name]: value }))),
    ]
    const verdicts = records.map((record) => server.validate(record))
    expect(records.map((record) => browser.validate(record))).toEqual(verdicts)
    expect(records.map((record) => browser.facts(record))).toEqual(records.map((record) => server.facts(record)))
    expect(records.map((record) => browser.prune(record))).toEqual(records.map((record) => server.prune(record)))
    expect(server.validate(valid)).toEqual([])
    expect(server.validate({ ...valid, _version: 3, createdAt: 'x', updatedAt: null })).toEqual([])
    expect(verdicts.some((errors) => errors.some(({ keyword }) => keyword === 'additionalProperties'))).toBe(true)
    expect(new Set(verdicts.map((errors) => JSON.stringify(errors))).size).toBeGreaterThan(2)
  })

  test('need nothing that a Content-Security-Policy without unsafe-eval forbids', () => {
    const sources = entities.map((entity) => validatorModule(entity))
    expect(sources.filter((source) => /\bnew Function\b|\beval\(|\brequire\(|\bFunction\(/.test(source))).toEqual([])
  })
})
