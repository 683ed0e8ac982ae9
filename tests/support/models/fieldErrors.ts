import { createAjv } from '../../../src/model/validate/ajv.ts'
import { toFieldErrors } from '../../../src/model/validate/fieldErrors.ts'

const ajv = createAjv()

/** Errors of a value, as lines like `price: scale {"limit":2}`. */
export const errorsOf = (schema: object, data: unknown): string[] => {
  const check = ajv.compile(schema)
  check(data)
  return toFieldErrors(check.errors, data).map(({ path, keyword, params }) => `${path}: ${keyword} ${JSON.stringify(params)}`)
}

export const text = { type: 'string' }
export const money = { type: 'string', format: 'money', scale: 2 }
export const date = { type: 'string', format: 'date' }

/** An object with one of the statuses, and further required properties. */
export const statuses = (values: readonly string[], more: object) => ({
  type: 'object',
  required: ['status', ...Object.keys(more)],
  properties: { status: { enum: values }, ...more },
})

/** An object with required texts. */
export const needs = (...names: readonly string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
})
