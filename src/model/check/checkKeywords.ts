import type { FieldSchema } from '../entitySchema.ts'
import type { FieldType } from '../fieldType.ts'
import { chooseField } from '../resolve/chooseField.ts'
import { formats } from '../validate/formats.ts'
import type { Finding } from './checkShape.ts'
import { at, missing, NAME, type Properties, type Surroundings, when } from './findings.ts'
import { suggest } from './nearest.ts'

const SYSTEM = ['_version', '_lock', 'createdAt', 'updatedAt', 'seq', '_openVersion', '_openUpdatedAt']
const ROW_SYSTEM = ['id', 'parentId', 'position']

/** Keywords that name a property which comes before. */
const ORDERING = ['notBefore', 'after'] as const

export const nameFindings = (name: string, pointer: string, nested: boolean): Finding[] => [
  ...when(
    !NAME.test(name) && name !== '_version',
    pointer,
    `'${name}' is no property name`,
    'use letters and digits, first a small letter',
  ),
  ...when(name in {}, pointer, `every object of JavaScript has a '${name}' of its own`, 'choose another name'),
  ...when(SYSTEM.includes(name), pointer, `'${name}' is kept by the system itself`, 'choose another name'),
  ...when(nested && ROW_SYSTEM.includes(name), pointer, `'${name}' of a row is kept by the system itself`, 'choose another name'),
]

export const boundFindings = (schema: FieldSchema, pointer: string): Finding[] =>
  (
    [
      ['minLength', 'maxLength'],
      ['minimum', 'maximum'],
      ['minItems', 'maxItems'],
      ['minProperties', 'maxProperties'],
    ] as const
  ).flatMap(([low, high]) =>
    when(
      (schema[low] ?? -Infinity) > (schema[high] ?? Infinity),
      `${pointer}/${low}`,
      `'${low}' is above '${high}'`,
      'no value can satisfy both: swap or correct them',
    ),
  )

export const referenceFindings = (schema: FieldSchema, pointer: string, required: boolean, near: Surroundings): Finding[] => {
  if (schema.reference === undefined)
    return [
      ...when(schema.onDelete !== undefined, `${pointer}/onDelete`, "'onDelete' without 'reference'", "add 'reference' or remove it"),
      ...when(
        schema.referenceFilter !== undefined,
        `${pointer}/referenceFilter`,
        "'referenceFilter' without 'reference'",
        "add 'reference' or remove it",
      ),
    ]
  const target = near.entities.get(schema.reference)
  if (!target)
    return [at(`${pointer}/reference`, `there is no entity '${schema.reference}'`, suggest(schema.reference, [...near.entities.keys()]))]
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
    ...Object.keys(schema.referenceFilter ?? {}).flatMap((name) =>
      missing(name, Object.keys(target.properties), `${pointer}/referenceFilter/${name}`),
    ),
  ]
}

export const typeFindings = (schema: FieldSchema, pointer: string, near: Surroundings): { type?: FieldType; findings: Finding[] } => {
  const choice = chooseField(schema, near.types)
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
            near.types.map(({ name }) => name),
          ),
        ),
      ],
    }
  const own = choice.type.mistakes?.(schema) ?? []
  return {
    type: choice.type,
    findings: own.map(({ keyword, remedy }) =>
      at(`${pointer}/${keyword}`, `'${keyword}' does not suit the field type '${choice.type.name}'`, remedy),
    ),
  }
}

const formatFindings = ({ format }: FieldSchema, pointer: string): Finding[] =>
  format === undefined || Object.hasOwn(formats, format)
    ? []
    : [at(`${pointer}/format`, `there is no format '${format}'`, suggest(format, Object.keys(formats)))]

const standInFindings = ({ reference, standIn, type }: FieldSchema, pointer: string, siblings: Properties): Finding[] =>
  standIn === undefined
    ? []
    : [
        ...when(
          reference === undefined || type !== 'string',
          `${pointer}/standIn`,
          "'standIn' without one record that it stands for",
          "add 'reference' to a string or remove it",
        ),
        ...missing(standIn.field, Object.keys(siblings), `${pointer}/standIn/field`),
      ]

const namesOf = (types: readonly FieldType[], fits: (type: FieldType) => boolean): readonly string[] =>
  types.filter(fits).map(({ name }) => name)

/** Keywords that only some field types understand. */
const factFindings = (schema: FieldSchema, pointer: string, type: FieldType, types: readonly FieldType[]): Finding[] => {
  const exact = namesOf(types, ({ scale }) => scale !== undefined).map((name) => `'${name}'`)
  const counting = namesOf(types, ({ counts }) => counts === true)
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
  ]
}

export const keywordFindings = (
  schema: FieldSchema,
  pointer: string,
  siblings: Properties,
  type: FieldType | undefined,
  types: readonly FieldType[],
): Finding[] => [
  ...formatFindings(schema, pointer),
  ...standInFindings(schema, pointer, siblings),
  ...(type ? factFindings(schema, pointer, type, types) : []),
  ...ORDERING.flatMap((keyword) => {
    const name = schema[keyword]
    return name === undefined ? [] : missing(name, Object.keys(siblings), `${pointer}/${keyword}`)
  }),
  ...(schema.uniqueItemProperties ?? []).flatMap((name) =>
    missing(name, Object.keys(schema.items?.properties ?? {}), `${pointer}/uniqueItemProperties`),
  ),
  ...when(
    schema.initial === '$next' && schema.type !== 'integer',
    `${pointer}/initial`,
    "'$next' counts rows",
    "write type: 'integer', or another 'initial'",
  ),
  ...(schema.currencyField === undefined ? [] : missing(schema.currencyField, Object.keys(siblings), `${pointer}/currencyField`)),
  ...when(
    schema.unique === true && type !== undefined && (type.storage !== 'column' || type.operators.length === 0),
    `${pointer}/unique`,
    `values of '${type?.name}' can't be unique`,
    'remove it',
  ),
  ...when(
    schema.unique === true && schema.indexed === false,
    `${pointer}/indexed`,
    "'unique' needs an index",
    "remove 'indexed' or 'unique'",
  ),
  ...when(
    schema.search === true && type !== undefined && !type.searchable,
    `${pointer}/search`,
    `values of '${type?.name}' can't be searched`,
    'remove it',
  ),
  ...when(
    schema.filter === true && type !== undefined && type.operators.length === 0,
    `${pointer}/filter`,
    `values of '${type?.name}' can't be filtered`,
    'remove it',
  ),
  ...when(
    schema.readOnly === true && schema.writeOnly === true,
    `${pointer}/writeOnly`,
    'both readOnly and writeOnly',
    'remove one of them',
  ),
  ...when(
    schema.was !== undefined && siblings[schema.was] !== undefined,
    `${pointer}/was`,
    `'${schema.was}' is still a property`,
    'remove the old property, or the rename',
  ),
]
