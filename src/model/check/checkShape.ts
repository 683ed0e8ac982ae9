import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { EntitySchema } from '../entitySchema.ts'
import { pointerStep } from '../values/jsonPointer.ts'
import { KEYWORDS, metaSchema } from './metaSchema.ts'
import { suggest } from './nearest.ts'

/** A mistake inside one schema, before its file is known. */
export interface Finding {
  readonly pointer: string
  readonly message: string
  readonly remedy: string
}

/** `Date`, `Function`, `NaN`. */
const kindOf = (value: unknown): string => (typeof value === 'number' ? String(value) : Object.prototype.toString.call(value).slice(8, -1))

/** Whether a value is an array or a plain object. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value)))

/** @param around the objects that contain the value, to detect circles */
const impureAt = (value: unknown, pointer: string, ...around: readonly unknown[]): Finding[] => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (Number.isFinite(value)) return []
  if (around.includes(value))
    return [
      { pointer, message: 'an object holds itself', remedy: "write { $ref: '#/$defs/<name>' } in its place, and the schema into '$defs'" },
    ]
  if (isPlain(value))
    return Object.entries(value).flatMap(([key, inner]) => impureAt(inner, `${pointer}${pointerStep(key)}`, ...around, value))
  return [
    {
      pointer,
      message: `${kindOf(value)} is not JSON`,
      remedy: 'write plain data only: it must survive JSON.parse(JSON.stringify(schema))',
    },
  ]
}

/** Keywords of older drafts, OpenAPI and other form generators → their equivalents here. */
const FOREIGN: Readonly<Record<string, string>> = {
  $id: "remove it, or write '$anchor': a schema inside another one is no document of its own",
  $dynamicAnchor: "write '$anchor'",
  $dynamicRef: "write '$ref' to a definition of the same file",
  $recursiveAnchor: 'remove it',
  $recursiveRef: "put what repeats into '$defs', and write '$ref'",
  $vocabulary: 'remove it',
  additionalItems: "write 'items' beside 'prefixItems'",
  definitions: "write '$defs', and '#/$defs/…' where it is referred to",
  dependencies: "write 'dependentRequired' or 'dependentSchemas'",
  discriminator: "write a constant into each branch of 'oneOf'",
  enumNames: 'write the labels into i18n/<language>/resources',
  example: "write 'examples: […]'",
  id: "write '$id'",
  label: "write 'title'",
  nullable: "leave it out: what is not in 'required' may be empty",
  optional: "leave it out: what is not in 'required' may be empty",
  options: "write 'enum'",
  placeholder: "write 'description' or 'examples'",
}

const insteadOf = (name: string): string | undefined => {
  if (name.startsWith('x-')) return "remove it, or say it in '$comment'"
  return Object.hasOwn(FOREIGN, name) ? FOREIGN[name] : undefined
}

const unknownKeyword = (name: string): Pick<Finding, 'message' | 'remedy'> => {
  const instead = insteadOf(name)
  return KEYWORDS.includes(name)
    ? { message: `'${name}' has no place here`, remedy: instead ?? 'move it to where schemas/README.md has it, or remove it' }
    : { message: `unknown keyword '${name}'`, remedy: instead ?? suggest(name, KEYWORDS) }
}

const patternReason = (text: unknown): string => {
  try {
    new RegExp(String(text), 'u')
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Values of keywords that differ from older drafts or other languages. */
const TAKES: Readonly<Record<string, string>> = {
  items: "write one schema for all items; a schema a position is 'prefixItems: […]'",
  required: "list the names beside 'properties': required: ['name']",
  exclusiveMinimum: "write the bound itself, in place of 'minimum'",
  exclusiveMaximum: "write the bound itself, in place of 'maximum'",
  enum: 'write the list of values',
  properties: 'write an object: a schema for each name',
  examples: 'write a list',
}

/** Description of the values of the keyword at the pointer. */
const takenAt = (pointer: string): string | undefined => {
  const place = pointer.replace(/\/\d+$/, '')
  return Object.entries(TAKES).find(([keyword]) => place.endsWith(`/${keyword}`))?.[1]
}

const SEE = 'correct the value; schemas/README.md says what each keyword takes'

/** More helpful messages than ajv's for the value of a keyword. */
const describeError = ({ keyword, params, data, message }: ErrorObject): Pick<Finding, 'message' | 'remedy'> | undefined => {
  if (keyword === 'format') return { message: patternReason(data), remedy: 'correct the regular expression' }
  if (keyword === 'uniqueItems')
    return { message: `the items ${params.j + 1} and ${params.i + 1} are the same`, remedy: 'remove one of them' }
  const allowed: unknown = params.allowedValues ?? params.allowedValue
  if (allowed === undefined) return undefined
  const choices = [allowed].flat().map(String)
  if (typeof data !== 'string') return { message: message ?? keyword, remedy: `choose one of: ${choices.join(', ')}` }
  return { message: `'${data}' is none of its values`, remedy: suggest(data, choices) }
}

const finding = (error: ErrorObject): Finding => {
  const { keyword, instancePath: pointer, params, message } = error
  if (keyword === 'additionalProperties')
    return { pointer: `${pointer}${pointerStep(params.additionalProperty)}`, ...unknownKeyword(params.additionalProperty) }
  if (keyword === 'required')
    return { pointer, message: `'${params.missingProperty}' is missing`, remedy: `add '${params.missingProperty}'` }
  return { pointer, ...(describeError(error) ?? { message: message ?? keyword, remedy: takenAt(pointer) ?? SEE }) }
}

/** One finding per place; for a failed anyOf, whose own error is the last one, that of its first alternative. */
const distinct = (findings: readonly Finding[]): Finding[] => {
  const deepest = findings.filter(({ pointer }) => !findings.some((other) => other.pointer.startsWith(`${pointer}/`)))
  const key = ({ pointer, message }: Finding) => (message.endsWith('is missing') ? `${pointer} ${message}` : pointer)
  return [...new Map(deepest.toReversed().map((found) => [key(found), found])).values()].reverse()
}

let compiled: ValidateFunction<EntitySchema> | undefined

/** Compiled once, as compilation takes longer than checking all schemas. */
const metaValidator = (): ValidateFunction<EntitySchema> => {
  compiled ??= new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateSchema: false,
    code: { optimize: false },
    formats: { regex: isRegex },
  }).compile<EntitySchema>(metaSchema)
  return compiled
}

/** Creates the check that every keyword is known and has a value of the right shape. */
export const createShapeCheck = (): ((schema: unknown) => Finding[]) => {
  const validate = metaValidator()
  return (schema) => {
    const impure = impureAt(schema, '')
    if (impure.length > 0) return impure
    return validate(schema) ? [] : distinct((validate.errors ?? []).map(finding))
  }
}

const isRegex = (text: string): boolean => patternReason(text) === ''
