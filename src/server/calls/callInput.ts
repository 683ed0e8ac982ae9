import type { JSONSchema } from 'json-schema-to-ts'
import type { CallTypes, ObjectSchema, TypedCall } from '../../model/calls/callContract.ts'
import { AppError, badParameter, type FieldError } from '../../model/errors.ts'
import { sharedAjv } from '../../model/validate/ajv.ts'
import { toFieldErrors } from '../../model/validate/fieldErrors.ts'

type Members = Readonly<Record<string, unknown>>

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A validator, compiled on first use; otherwise each call would add 10 ms to the start. `refuse` creates the error. */
function reader<T>(schema: ObjectSchema | undefined, refuse: (errors: readonly FieldError[]) => AppError): (given: Members) => T {
  const compile = () => sharedAjv().compile<T>(schema ?? {})
  let validate: ReturnType<typeof compile> | undefined
  return (given) => {
    validate ??= compile()
    const value: unknown = schema ? given : undefined
    if (validate(value)) return value
    throw refuse(toFieldErrors(validate.errors, value))
  }
}

const isText = (schema: JSONSchema | undefined): boolean =>
  typeof schema === 'object' && schema.type === 'string' && schema.format !== 'password'

/** Members of a body with trimmed texts, except passwords. Leaves out blank texts and null. Empty for values that are not objects. */
function members(body: unknown, { properties }: ObjectSchema): Members {
  if (!isMembers(body)) return {}
  const counted = Object.entries(body).filter(([, value]) => value !== null && !(typeof value === 'string' && value.trim() === ''))
  return Object.fromEntries(
    counted.map(([name, value]) => [name, typeof value === 'string' && isText(properties[name]) ? value.trim() : value]),
  )
}

const BOOLEANS: Members = { true: true, false: false }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value of the address, converted to the type of its schema. A value that can't be converted stays text, which validation refuses. */
function asMeant(value: unknown, schema: JSONSchema | undefined): unknown {
  if (typeof schema !== 'object' || typeof value !== 'string') return value
  if (schema.type === 'boolean') return BOOLEANS[value] ?? value
  if (schema.type !== 'array') return value
  return /^[[{"]/.test(value) ? parsed(value) : value.split(',')
}

function declared(given: Members, { properties }: ObjectSchema, nameOf: (name: string) => string = (name) => name): Members {
  const entries = Object.entries(properties).map(([name, schema]) => [name, asMeant(given[nameOf(name)], schema)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''))
}

/** An error of a parameter, with the values that it may have. */
const withOptions = (error: FieldError): FieldError => {
  const { allowedValues, ...params } = error.params
  return Array.isArray(allowedValues) ? { ...error, params: { ...params, alternatives: allowedValues.map((text) => ({ text })) } } : error
}

const outermost = (errors: readonly FieldError[]): string => errors[0]?.path.split('.')[0] ?? ''

export type CallInput<T extends CallTypes> = Pick<T, 'params' | 'query' | 'headers' | 'body'>

interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: Members
  readonly body: unknown
}

/** Names in a path; all are text. */
export const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const paramsSchemas = new Map<string, ObjectSchema>()

/** One object for all paths with the same names, which ajv compiles once. */
function paramsSchema(path: string): ObjectSchema {
  const names = namesIn(path)
  const key = names.join()
  const schema: ObjectSchema = paramsSchemas.get(key) ?? {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  }
  paramsSchemas.set(key, schema)
  return schema
}

const NOTHING: ObjectSchema = { type: 'object', properties: {} }

/** Reads and validates a body by its schema. Throws `AppError` 422 `validation` with the invalid fields. */
export function createBody<T>(schema: ObjectSchema | undefined): (body: unknown) => T {
  const read = reader<T>(schema, (fields) => new AppError(422, 'validation', { fields }))
  return (body) => read(schema ? members(body, schema) : {})
}

/**
 * Reads and validates a call's input. Throws `AppError` 422 `validation` with the invalid fields of the body, 400 `badParameter` for the
 * address, `badRequest` for a header.
 */
export function createInput<T extends CallTypes>({ path, query, headers, body }: TypedCall<T>): (given: RawInput) => CallInput<T> {
  const paramsOf = reader<T['params']>(paramsSchema(path), () => new AppError(404, 'notFound'))
  const queryOf = reader<T['query']>(query, (errors) => badParameter(outermost(errors), errors.map(withOptions)))
  const headersOf = reader<T['headers']>(headers, (errors) => new AppError(400, 'badRequest', { params: { field: outermost(errors) } }))
  const bodyOf = createBody<T['body']>(body)
  return (given) => ({
    params: paramsOf(isMembers(given.params) ? given.params : {}),
    headers: headersOf(declared(given.headers, headers ?? NOTHING, (name) => name.toLowerCase())),
    query: queryOf(declared(isMembers(given.query) ? given.query : {}, query ?? NOTHING)),
    body: bodyOf(given.body),
  })
}
