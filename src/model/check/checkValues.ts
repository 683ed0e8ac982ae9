import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FieldSchema, Json } from '../entitySchema.ts'
import type { FieldType } from '../fieldType.ts'
import type { ResolvedField } from '../resolvedEntity.ts'
import { extendAjv } from '../validate/ajv.ts'
import { VOCABULARY } from '../validate/validationSchema.ts'
import type { Finding } from './checkShape.ts'
import { at } from './findings.ts'

/** Keywords that do not constrain a single value. */
const SILENT: ReadonlySet<string> = new Set([
  ...VOCABULARY,
  'default',
  'title',
  'description',
  'examples',
  'notBefore',
  'after',
  '$id',
  '$schema',
  '$comment',
])

let ajv: Ajv2020 | undefined
const compiled = new Map<string, ValidateFunction | undefined>()

const compile = (schema: AnySchemaObject): ValidateFunction | undefined => {
  ajv ??= extendAjv(new Ajv2020({ strict: false, ownProperties: true, validateSchema: false, code: { optimize: false } }))
  try {
    return ajv.compile(schema)
  } catch {
    return undefined
  }
}

const validatorOf = (schema: AnySchemaObject): ValidateFunction | undefined => {
  const key = JSON.stringify(schema)
  if (!compiled.has(key)) compiled.set(key, compile(schema))
  return compiled.get(key)
}

const constraints = (schema: FieldSchema, type?: FieldType): FieldSchema => {
  const all = { ...schema, ...type?.constraints?.(schema), scale: schema.scale ?? type?.scale }
  return Object.fromEntries(Object.entries(all).filter(([keyword]) => !SILENT.has(keyword)))
}

/** The schema with the definitions that it refers to, so that it can be compiled alone. */
const withDefinitions = (schema: FieldSchema, $defs: FieldSchema['$defs'] = {}): FieldSchema =>
  JSON.stringify(schema).includes('"$ref"') ? { ...schema, $defs } : schema

/** For one schema: why it refuses a value, in a few words; undefined if it is valid, or if other mistakes prevent validation. */
const refusalBy = (schema: FieldSchema, definitions: FieldSchema['$defs']): ((value: Json) => string | undefined) => {
  const validate = validatorOf(withDefinitions(schema, definitions))
  return (value) => {
    try {
      if (!validate || validate(value)) return undefined
    } catch {
      return undefined
    }
    const [error] = validate.errors ?? []
    return error && `${error.instancePath} ${error.message ?? error.keyword}`.trim()
  }
}

/** A stored property: schema, field type, and the definitions of its file. */
export interface StoredProperty {
  readonly schema: FieldSchema
  readonly type: FieldType | undefined
  readonly definitions: FieldSchema['$defs']
}

/** All constraints of a schema and its field type as JSON, for comparison. */
export const constraintsOf = ({ schema, type, definitions }: StoredProperty): string =>
  JSON.stringify(withDefinitions(constraints(schema, type), definitions))

/** Whether stored values, of which only the kind of column is known, must be validated. */
export const isConstrained = ({ schema, type }: StoredProperty): boolean =>
  Object.keys(constraints(schema, type)).some((keyword) => keyword !== 'type' && keyword !== 'scale')

/** Whether a schema allows a value. */
export const isAllowedBy = ({ schema, type, definitions }: StoredProperty, without: readonly string[] = []): ((value: Json) => boolean) => {
  const checked = Object.entries(constraints(schema, type)).filter(([keyword]) => !without.includes(keyword))
  const refusal = refusalBy(Object.fromEntries(checked), definitions)
  return (value) => refusal(value) === undefined
}

/** Whether a field can have a value, by its schema and type. */
export const isAllowedIn = ({ schema, type }: Pick<ResolvedField, 'schema' | 'type'>): ((value: Json) => boolean) =>
  isAllowedBy({ schema, type, definitions: undefined })

/** A schema with its position, and the field type that adds constraints. */
export interface PlacedSchema {
  readonly schema: FieldSchema
  readonly pointer: string
  readonly root: FieldSchema
  readonly type?: FieldType | undefined
}

const shown = (value: Json): string => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** Findings for choices that the rest of the schema refuses. */
const choiceFindings = ({ schema, pointer, root }: PlacedSchema): Finding[] => {
  const choices: readonly (readonly [string, Json])[] = [
    ...(schema.enum ?? []).map((value, index) => [`/enum/${index}`, value] as const),
    ...(schema.const === undefined ? [] : [['/const', schema.const] as const]),
  ]
  if (choices.length === 0) return []
  const refusal = refusalBy(constraints(schema), root.$defs)
  return choices.flatMap(([place, value]) => {
    const reason = refusal(value)
    const remedy = 'give a value that the rest of the schema allows, or correct the rest'
    return reason === undefined ? [] : [at(`${pointer}${place}`, `${shown(value)} can never be chosen: it ${reason}`, remedy)]
  })
}

const defaultFindings = ({ schema, pointer, root, type }: PlacedSchema): Finding[] => {
  if (schema.default === undefined) return []
  const reason = refusalBy(constraints(schema, type), root.$defs)(schema.default)
  if (reason === undefined) return []
  const message = `the default ${shown(schema.default)} is no valid value: it ${reason}`
  return [at(`${pointer}/default`, message, 'give a value that the property itself allows')]
}

/** Findings for values that a schema contains but refuses: its default, its choices. */
export const valueFindings = (valued: PlacedSchema): Finding[] => {
  const choices = choiceFindings(valued)
  return choices.length > 0 ? choices : defaultFindings(valued)
}

/** A finding for a constant in a condition that its property can never have. */
export const neverFindings = (pinned: FieldSchema, pointer: string, name: string, declared: FieldSchema, root: FieldSchema): Finding[] => {
  const values = pinned.enum ?? (pinned.const === undefined ? [] : [pinned.const])
  const place = pinned.enum ? '/enum' : '/const'
  const refusal = refusalBy(constraints(declared), root.$defs)
  const never = values.filter((value) => refusal(value) !== undefined)
  const remedy = `compare with a value that '${name}' may have`
  return never.map((value) => at(`${pointer}${place}`, `'${name}' is never ${shown(value)}`, remedy))
}
