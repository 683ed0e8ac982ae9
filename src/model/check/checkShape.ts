import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { EntitySchema } from '../entitySchema.ts'
import { KEYWORDS, metaSchema } from './metaSchema.ts'
import { suggest } from './nearest.ts'

/** A mistake inside one schema, before its file is known. */
export interface Finding {
  readonly pointer: string
  readonly message: string
  readonly remedy: string
}

const impureAt = (value: unknown, pointer: string): Finding[] => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number' && Number.isFinite(value)) return []
  const plain = typeof value === 'object' && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
  if (plain) return Object.entries(value).flatMap(([key, inner]) => impureAt(inner, `${pointer}/${key}`))
  return [
    {
      pointer,
      message: `${typeof value} is not JSON`,
      remedy: 'write plain data only: it must survive JSON.parse(JSON.stringify(schema))',
    },
  ]
}

const childOf = (error: ErrorObject): string => String(error.params.additionalProperty ?? error.params.missingProperty ?? '')

const strayKeyword = (name: string): Pick<Finding, 'message' | 'remedy'> =>
  KEYWORDS.includes(name)
    ? { message: `'${name}' has no place here`, remedy: 'move it to where schemas/README.md has it, or remove it' }
    : { message: `unknown keyword '${name}'`, remedy: suggest(name, KEYWORDS) }

const finding = (error: ErrorObject): Finding => {
  const child = childOf(error)
  if (error.keyword === 'additionalProperties') return { pointer: `${error.instancePath}/${child}`, ...strayKeyword(child) }
  if (error.keyword === 'required') return { pointer: error.instancePath, message: `'${child}' is missing`, remedy: `add '${child}'` }
  const allowed: unknown = error.params.allowedValues ?? error.params.allowedValue
  const remedy =
    allowed === undefined
      ? 'correct the value; schemas/README.md says what each keyword takes'
      : `choose one of: ${[allowed].flat().join(', ')}`
  return { pointer: error.instancePath, message: error.message ?? error.keyword, remedy }
}

/** One finding a place: the alternatives of an anyOf that fail beside each other say the same thing once. */
const distinct = (findings: readonly Finding[]): Finding[] => {
  const deepest = findings.filter(({ pointer }) => !findings.some((other) => other.pointer.startsWith(`${pointer}/`)))
  return [...new Map(deepest.map((found) => [found.pointer, found])).values()]
}

let compiled: ValidateFunction<EntitySchema> | undefined

/** Compiled once: that takes longer than checking every schema with it. */
const metaValidator = (): ValidateFunction<EntitySchema> => {
  compiled ??= new Ajv2020({ allErrors: true, strict: false, formats: { regex: isRegex } }).compile<EntitySchema>(metaSchema)
  return compiled
}

/** Every keyword is known and has a value of its kind. */
export const createShapeCheck = (): ((schema: unknown) => Finding[]) => {
  const validate = metaValidator()
  return (schema) => {
    const impure = impureAt(schema, '')
    if (impure.length > 0) return impure
    return validate(schema) ? [] : distinct((validate.errors ?? []).map(finding))
  }
}

const isRegex = (text: string): boolean => {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}
