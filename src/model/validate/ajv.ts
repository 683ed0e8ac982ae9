import type { Ajv } from 'ajv'
import { _, Ajv2020, type CodeKeywordDefinition, type Name, type Options } from 'ajv/dist/2020.js'
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js'
import { MAX_DIGITS } from '../values/decimal.ts'
import { isMultipleOf } from '../values/multipleOf.ts'
import { extendAlternatives } from './ajvAlternatives.ts'
import { formats } from './formats.ts'
import { firstDuplicate } from './uniqueItems.ts'
import { VOCABULARY } from './validationSchema.ts'

/**
 * `scale: 2` on exact decimal text: at most two places, and no more digits before the point than leave space for those two among 18. Its
 * error reports the places found, so that `toFieldErrors` knows which of the two it is.
 */
const scaleKeyword: CodeKeywordDefinition = {
  keyword: 'scale',
  type: 'string',
  schemaType: 'number',
  error: { message: 'too many digits', params: ({ params, schema }) => _`{limit: ${schema}, places: ${params.places}}` },
  code(cxt) {
    const { gen, data, schema } = cxt
    const places = gen.const('places', _`${data}.includes(".") ? ${data}.length - ${data}.indexOf(".") - 1 : 0`)
    const whole = gen.const('whole', _`${data}.replace(/^-?0*|\\..*$/g, "").length`)
    cxt.setParams({ places })
    cxt.fail(_`${places} > ${schema} || ${whole} > ${MAX_DIGITS - Number(schema)}`)
  },
}

/**
 * `uniqueItemProperties: ['lineNumber']` on rows: no two of them share such a value; rows without one are skipped. Reported at the later
 * row.
 */
const uniqueRowsKeyword: CodeKeywordDefinition = {
  keyword: 'uniqueItemProperties',
  type: 'array',
  schemaType: 'array',
  error: { message: 'repeated', params: ({ params }) => _`{index: ${params.at}.index, property: ${params.at}.name}` },
  code(cxt) {
    const { gen, data, schemaCode } = cxt
    const at = gen.const(
      'repeated',
      _`(() => { for (const name of ${schemaCode}) { const seen = new Set(); for (const [index, row] of ${data}.entries()) {
        const value = row && row[name]; if (value === undefined || value === null) continue; if (seen.has(value)) return { index, name }; seen.add(value) } } })()`,
    )
    cxt.setParams({ at })
    cxt.fail(_`${at} !== undefined`)
  },
}

/** `notBefore: 'startDate'`, `after: 'startsAt'`: a time that must follow that of another property of the same object, if both are present. */
const orderKeyword = (keyword: 'notBefore' | 'after'): CodeKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'string',
  error: { message: 'too early', params: ({ params }) => _`{limit: ${params.limit}}` },
  code(cxt) {
    const { gen, data, schema, it, parentSchema } = cxt
    const limit = gen.const('limit', _`${it.parentData}[${schema}]`)
    const point = (value: Name) => (parentSchema.format === 'date-time' ? _`Date.parse(${value})` : _`${value}`)
    cxt.setParams({ limit })
    const wrong = keyword === 'after' ? _`${point(data)} <= ${point(limit)}` : _`${point(data)} < ${point(limit)}`
    cxt.fail(_`typeof ${limit} === "string" && ${wrong}`)
  },
})

/** `sameAs: 'password'`: must equal another property. */
const sameAsKeyword: CodeKeywordDefinition = {
  keyword: 'sameAs',
  type: 'string',
  schemaType: 'string',
  error: { message: 'differs', params: ({ schema }) => _`{field: ${schema}}` },
  code(cxt) {
    const { data, schema, it } = cxt
    cxt.fail(_`${data} !== ${it.parentData}[${schema}]`)
  },
}

/** Replaces ajv's keyword, which compares all pairs of items: 60,000 items blocked the process for seconds. */
const uniqueItemsKeyword: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'an item is repeated', params: ({ params }) => _`{i: ${params.pair}.i, j: ${params.pair}.j}` },
  code(cxt) {
    const { gen, data, schema } = cxt
    if (schema === false) return
    const first = gen.scopeValue('func', { ref: firstDuplicate, code: _`runtime.firstDuplicate` })
    const pair = gen.const('pair', _`${first}(${data})`)
    cxt.setParams({ pair })
    cxt.fail(_`${pair} !== undefined`)
  },
}

/** Replaces ajv's keyword, whose binary division refuses 0.07 and 19.99 as multiples of 0.01. */
const multipleOfKeyword: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: 'no multiple', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(cxt) {
    const { gen, data, schemaCode } = cxt
    const exact = gen.scopeValue('func', { ref: isMultipleOf, code: _`runtime.isMultipleOf` })
    cxt.fail(_`!${exact}(${data}, ${schemaCode})`)
  },
}

/** Adds our vocabulary and formats to an ajv instance. */
export const extendAjv = <A extends Ajv>(ajv: A): A => {
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.addVocabulary([...VOCABULARY, '$anchor'])
  ajv.addKeyword(scaleKeyword)
  ajv.addKeyword(uniqueRowsKeyword)
  ajv.addKeyword(sameAsKeyword)
  for (const keyword of ['notBefore', 'after'] as const) ajv.addKeyword(orderKeyword(keyword))
  for (const own of [uniqueItemsKeyword, multipleOfKeyword]) {
    ajv.removeKeyword(String(own.keyword))
    ajv.addKeyword(own)
  }
  ajv.addKeyword(formatLimitDefinition)
  extendAlternatives(ajv)
  return ajv
}

/**
 * Ajv for our schemas: draft 2020-12, strict, all errors at once, our vocabulary and formats known, only own
 * properties seen (a field may be called `constructor`), no English texts (errors become keys).
 * Four of ajv's strict checks are off: `then` and `oneOf` may require or refine properties that are declared outside of them, a tuple may be longer
 * than its positions, and a property may match a pattern as well.
 * Schemas are not validated against their meta-schema: those of entities are checked by `src/model/check`, those of calls by a test (`calls.test.ts`).
 * Generated code is not optimized unless the options say so: that takes a third of the time of compilation, and V8 does it as well.
 * For the server and the build only: it generates code, which a page may not do.
 */
export const createAjv = (options: Options = {}): Ajv2020 =>
  extendAjv(
    new Ajv2020({
      strict: true,
      strictRequired: false,
      strictTypes: false,
      strictTuples: false,
      allowMatchingProperties: true,
      allErrors: true,
      ownProperties: true,
      messages: false,
      validateSchema: false,
      ...options,
      code: { optimize: false, ...options.code },
    }),
  )

let shared: Ajv2020 | undefined

/** The shared ajv of the process, created on first use. */
export const sharedAjv = (): Ajv2020 => {
  shared ??= createAjv()
  return shared
}
