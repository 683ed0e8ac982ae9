import type { EntitySchema, FieldSchema } from '../entitySchema.ts'
import type { FieldType } from '../fieldType.ts'
import { recordProperty } from '../records/recordProperty.ts'
import { chooseField } from '../resolve/chooseField.ts'
import type { Finding } from './checkShape.ts'
import { at, entityNamed, kindFindings, missing, NAME, type Properties, propertiesOf, type SchemaContext, when } from './findings.ts'
import { suggest } from './nearest.ts'

const SYSTEM = ['_version', '_lock', 'createdAt', 'updatedAt', 'seq', '_openVersion', '_openUpdatedAt']
const ROW_SYSTEM = ['id', 'parentId', 'position']

/** Keywords that name an earlier property. */
const ORDERING = ['notBefore', 'after'] as const

export const nameFindings = (name: string, pointer: string, nested: boolean): Finding[] => [
  ...when(
    !NAME.test(name) && !SYSTEM.includes(name),
    pointer,
    `'${name}' is no property name`,
    'use letters and digits, first a small letter',
  ),
  ...when(name in {}, pointer, `every object of JavaScript has a '${name}' of its own`, 'choose another name'),
  ...when(SYSTEM.includes(name), pointer, `'${name}' is kept by the system itself`, 'choose another name'),
  ...when(nested && ROW_SYSTEM.includes(name), pointer, `'${name}' of a row is kept by the system itself`, 'choose another name'),
]

/** Findings for `listedOn`, which names fields of the target and some of their values. */
const listedOnFindings = ({ listedOn }: FieldSchema, pointer: string, target: EntitySchema): Finding[] =>
  Object.entries(listedOn ?? {}).flatMap(([name, values]) => {
    const here = `${pointer}/listedOn/${name}`
    const own = propertiesOf(target.properties)[name]
    if (!own) return missing(name, Object.keys(target.properties), here)
    return values === '$any' ? [] : values.flatMap((value) => kindFindings(value, own, here))
  })

export const referenceFindings = (
  schema: FieldSchema,
  pointer: string,
  { required, siblings }: { readonly required: boolean; readonly siblings: Properties },
  context: SchemaContext,
): Finding[] => {
  if (schema.reference === undefined)
    return (['onDelete', 'referenceFilter', 'listedOn'] as const).flatMap((keyword) =>
      when(schema[keyword] !== undefined, `${pointer}/${keyword}`, `'${keyword}' without 'reference'`, "add 'reference' or remove it"),
    )
  const { target, findings } = entityNamed(schema.reference, `${pointer}/reference`, context)
  if (!target) return findings
  const single = schema.type === 'string'
  const many = schema.type === 'array' && schema.items?.type === 'string'
  return [
    ...when(
      !single && !many,
      `${pointer}/type`,
      'ids are strings',
      "write type: 'string', or type: 'array' with items: { type: 'string' }",
    ),
    ...when(
      schema.onDelete === 'setNull' && required,
      `${pointer}/onDelete`,
      "a required reference can't be set to null",
      "write 'restrict' or 'cascade', or take it out of 'required'",
    ),
    ...Object.entries(schema.referenceFilter ?? {}).flatMap(([name, value]) => {
      const here = `${pointer}/referenceFilter/${name}`
      const own = propertiesOf(target.properties)[name]
      const record = recordProperty(value)
      return [
        ...missing(name, Object.keys(target.properties), here),
        ...(own ? kindFindings(value, own, here) : []),
        ...(record === undefined ? [] : missing(record, Object.keys(siblings), here)),
      ]
    }),
    ...listedOnFindings(schema, pointer, target),
  ]
}

/** Keywords that apply to one kind of value. */
const KEYWORD_TYPES: Readonly<Partial<Record<keyof FieldSchema, string>>> = {
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  format: 'string',
  formatMinimum: 'string',
  formatMaximum: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  minItems: 'array',
  maxItems: 'array',
}

const DESCRIBED = ['type', 'enum', 'const', '$ref', 'oneOf', 'anyOf', 'allOf', 'properties', 'items', 'prefixItems'] as const

/** Findings for an untyped value with a keyword of texts: its type was forgotten. */
const untypedFindings = (schema: FieldSchema, pointer: string, type: FieldType): Finding[] => {
  if (type.schemaForm !== true || DESCRIBED.some((keyword) => schema[keyword] !== undefined)) return []
  const typed = Object.entries(KEYWORD_TYPES).filter(([keyword]) => keyword in schema)
  return typed.slice(0, 1).map(([keyword, kind]) => at(pointer, `'${keyword}' without a type`, `add type: '${kind}'`))
}

export const typeFindings = (schema: FieldSchema, pointer: string, context: SchemaContext): { type?: FieldType; findings: Finding[] } => {
  const choice = chooseField(schema, context.types)
  if (choice.kind === 'tie')
    return {
      findings: [
        at(
          pointer,
          `the field types ${choice.names.join(' and ')} fit equally well`,
          `add field: '${choice.names[0]}' or another of them, or give one a higher rank`,
        ),
      ],
    }
  if (choice.kind === 'noSuchType')
    return {
      findings: [
        at(
          `${pointer}/field`,
          `there is no field type '${choice.name}'`,
          suggest(
            choice.name,
            context.types.map(({ name }) => name),
          ),
        ),
      ],
    }
  const untyped = untypedFindings(schema, pointer, choice.type)
  const own = choice.type.mistakes?.(schema) ?? []
  return {
    type: choice.type,
    findings: [
      ...untyped,
      ...own.map(({ keyword, remedy }) =>
        at(`${pointer}/${keyword}`, `'${keyword}' does not suit the field type '${choice.type.name}'`, remedy),
      ),
    ],
  }
}

const fallbackFindings = ({ reference, fallback, type }: FieldSchema, pointer: string, siblings: Properties): Finding[] =>
  fallback === undefined
    ? []
    : [
        ...when(
          reference === undefined || type !== 'string',
          `${pointer}/fallback`,
          "'fallback' without one record that it replaces",
          "add 'reference' to a string or remove it",
        ),
        ...missing(fallback.field, Object.keys(siblings), `${pointer}/fallback/field`),
      ]

/** Properties that accept each value of `initial`, and the remedy for others. */
const INITIAL: Readonly<
  Record<
    NonNullable<FieldSchema['initial']>,
    { readonly fits: (schema: FieldSchema, type: FieldType | undefined) => boolean; readonly remedy: string }
  >
> = {
  '$user.id': {
    fits: ({ type, format }) => [type].flat().includes('string') && format === undefined,
    remedy: "write it at type: 'string', a reference to users",
  },
  $now: {
    fits: ({ format }, type) => format === 'date-time' || type?.now !== undefined,
    remedy: "write it at type: 'string' with format 'date-time' or 'time'",
  },
  $today: { fits: ({ format }) => format === 'date', remedy: "write it at type: 'string' with format: 'date'" },
  $next: { fits: ({ type }) => [type].flat().includes('integer'), remedy: "write it at a row's type: 'integer'" },
}

const initialFindings = (schema: FieldSchema, pointer: string, type: FieldType | undefined): Finding[] => {
  if (schema.initial === undefined) return []
  const { fits, remedy } = INITIAL[schema.initial]
  const isTaken = schema.enum === undefined && fits(schema, type)
  return when(!isTaken, `${pointer}/initial`, `'${schema.initial}' is no value of this property`, remedy)
}

/** Findings for `rowBy`, which names the property that counts the rows. */
const rowByFindings = ({ rowBy }: FieldSchema, pointer: string, siblings: Properties): Finding[] => {
  if (rowBy === undefined) return []
  const counter = siblings[rowBy]
  if (counter === undefined) return missing(rowBy, Object.keys(siblings), pointer)
  return when(counter.initial !== '$next', pointer, `'${rowBy}' does not count the rows`, "name the property with initial: '$next'")
}

/** Findings for `minus`, which names a sibling choice and some of its values. */
const minusFindings = (minus: Readonly<Record<string, readonly string[]>>, pointer: string, siblings: Properties): Finding[] =>
  Object.entries(minus).flatMap(([name, values]) => {
    const choice = siblings[name]
    if (choice === undefined) return missing(name, Object.keys(siblings), pointer)
    const known = choice.enum ?? []
    return values
      .filter((value) => !known.includes(value))
      .map((value) => at(pointer, `'${value}' is none of the choices of '${name}'`, suggest(value, known.map(String))))
  })

const summedFindings = ({ summed }: FieldSchema, pointer: string, siblings: Properties): Finding[] =>
  summed === undefined
    ? []
    : [
        ...when(pointer.includes('/items/'), pointer, 'rows of a record have no sum in a list', 'remove it'),
        ...(summed === true ? [] : minusFindings(summed.minus, `${pointer}/minus`, siblings)),
      ]

const namesOf = (types: readonly FieldType[], fits: (type: FieldType) => boolean): readonly string[] =>
  types.filter(fits).map(({ name }) => name)

/** Findings for a value that a second new record can't or may not have. */
const carriedFindings = ({ carried, unique, readOnly, writeOnly }: FieldSchema, pointer: string, type: FieldType): Finding[] => {
  if (carried === undefined) return []
  const isOwn = pointer.includes('/items/') || type.storage === 'rows' || type.secret === true
  return when(
    isOwn || unique === true || readOnly === true || writeOnly === true,
    pointer,
    'the next new record has a value of its own',
    'remove it',
  )
}

/** Keywords that only some field types understand. */
const factFindings = (schema: FieldSchema, pointer: string, type: FieldType, types: readonly FieldType[]): Finding[] => {
  const exact = namesOf(types, ({ scale }) => scale !== undefined).map((name) => `'${name}'`)
  const counting = namesOf(types, ({ counts }) => counts === true)
  const filterable = type.operators.length > 0
  return [
    ...when(
      schema.scale !== undefined && type.scale === undefined,
      `${pointer}/scale`,
      "'scale' needs an exact number",
      `write type: 'string' with format: ${exact.join(', ')}, or remove it`,
    ),
    ...when(
      schema.unit !== undefined && !type.counts,
      `${pointer}/unit`,
      `'${type.name}' counts nothing`,
      `write it at one of ${counting.join(', ')}, or remove it`,
    ),
    ...carriedFindings(schema, `${pointer}/carried`, type),
    ...when(schema.summed !== undefined && type.scale === undefined, `${pointer}/summed`, "'summed' needs an exact number", 'remove it'),
    ...when(
      schema.unique === true && !(type.storage === 'column' && filterable),
      `${pointer}/unique`,
      `values of '${type.name}' can't be unique`,
      'remove it',
    ),
    ...when(schema.search === true && !type.searchable, `${pointer}/search`, `values of '${type.name}' can't be searched`, 'remove it'),
    ...when(schema.filter === true && !filterable, `${pointer}/filter`, `values of '${type.name}' can't be filtered`, 'remove it'),
  ]
}

export const keywordFindings = (
  schema: FieldSchema,
  pointer: string,
  siblings: Properties,
  type: FieldType | undefined,
  types: readonly FieldType[],
): Finding[] => [
  ...fallbackFindings(schema, pointer, siblings),
  ...(type ? factFindings(schema, pointer, type, types) : []),
  ...ORDERING.flatMap((keyword) => {
    const name = schema[keyword]
    return name === undefined ? [] : missing(name, Object.keys(siblings), `${pointer}/${keyword}`)
  }),
  ...(schema.uniqueItemProperties ?? []).flatMap((name) =>
    missing(name, Object.keys(schema.items?.properties ?? {}), `${pointer}/uniqueItemProperties`),
  ),
  ...when(
    schema.partTexts !== undefined && schema.properties === undefined,
    `${pointer}/partTexts`,
    "'partTexts' without parts that have names",
    "add 'properties' to an object or remove it",
  ),
  ...initialFindings(schema, pointer, type),
  ...summedFindings(schema, `${pointer}/summed`, siblings),
  ...rowByFindings(schema, `${pointer}/rowBy`, siblings),
  ...(schema.currencyField === undefined ? [] : missing(schema.currencyField, Object.keys(siblings), `${pointer}/currencyField`)),
  ...when(
    schema.unique === true && schema.indexed === false,
    `${pointer}/indexed`,
    "'unique' needs an index",
    "remove 'indexed' or 'unique'",
  ),
  ...when(
    schema.readOnly === true && schema.writeOnly === true,
    `${pointer}/writeOnly`,
    'both readOnly and writeOnly',
    'remove one of them',
  ),
  ...when(
    Object.keys(siblings).some((name) => name === schema.was),
    `${pointer}/was`,
    `'${schema.was}' is still a property`,
    'remove the old property, or the rename',
  ),
]
