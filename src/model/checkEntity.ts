import type { Finding } from './checkShape.ts'
import { chooseField } from './chooseField.ts'
import { conditionsOf } from './conditions.ts'
import type { EntitySchema, FieldSchema } from './entitySchema.ts'
import type { FieldType } from './fieldType.ts'
import { suggest } from './nearest.ts'
import { parseLabel } from './recordLabel.ts'
import { dereferenced } from './resolveField.ts'

const NAME = /^[a-z][A-Za-z0-9]*$/
const SYSTEM = ['_version', 'createdAt', 'updatedAt', 'seq']
const ROW_SYSTEM = ['id', 'parentId', 'position']
const SORTABLE_SYSTEM = ['id', 'createdAt', 'updatedAt']
const EXACT = ['money', 'decimal', 'percent']

/** What one entity may name: other entities, field types, roles in use. */
export interface Surroundings {
  readonly entities: ReadonlyMap<string, EntitySchema>
  readonly types: readonly FieldType[]
  /** Roles that exist; empty: any. */
  readonly roles: readonly string[]
}

type Properties = Readonly<Record<string, FieldSchema>>

const at = (pointer: string, message: string, remedy: string): Finding => ({ pointer, message, remedy })

const when = (wrong: boolean, pointer: string, message: string, remedy: string): Finding[] => (wrong ? [at(pointer, message, remedy)] : [])

const missing = (name: string, known: readonly string[], pointer: string): Finding[] =>
  when(!known.includes(name), pointer, `there is no property '${name}'`, suggest(name, known))

const nameFindings = (name: string, pointer: string, nested: boolean): Finding[] => [
  ...when(
    !NAME.test(name) && name !== '_version',
    pointer,
    `'${name}' is no property name`,
    'use letters and digits, first a small letter',
  ),
  ...when(SYSTEM.includes(name), pointer, `'${name}' is kept by the system itself`, 'choose another name'),
  ...when(nested && ROW_SYSTEM.includes(name), pointer, `'${name}' of a row is kept by the system itself`, 'choose another name'),
]

const boundFindings = (schema: FieldSchema, pointer: string): Finding[] =>
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

const referenceFindings = (schema: FieldSchema, pointer: string, required: boolean, near: Surroundings): Finding[] => {
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

const typeFindings = (schema: FieldSchema, pointer: string, near: Surroundings): { type?: FieldType; findings: Finding[] } => {
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

const keywordFindings = (schema: FieldSchema, pointer: string, siblings: Properties, type: FieldType | undefined): Finding[] => [
  ...when(
    schema.scale !== undefined && !EXACT.includes(schema.format ?? ''),
    `${pointer}/scale`,
    "'scale' needs an exact number",
    `write type: 'string' with format: ${EXACT.map((name) => `'${name}'`).join(', ')}, or remove it`,
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

const roleFindings = (roles: readonly string[] | undefined, pointer: string, near: Surroundings): Finding[] =>
  near.roles.length === 0
    ? []
    : (roles ?? []).flatMap((role, index) =>
        when(!near.roles.includes(role), `${pointer}/${index}`, `there is no role '${role}'`, suggest(role, near.roles)),
      )

const rowFindings = (schema: FieldSchema, pointer: string, near: Surroundings, defs: Properties): Finding[] => {
  const properties = propertiesOf(schema.items?.properties)
  return [
    ...Object.entries(properties).flatMap(([name, row]) => {
      const place = `${pointer}/items/properties/${name}`
      const type = chooseField(dereferenced(row, defs), near.types)
      const nested = type.kind === 'chosen' && type.type.storage !== 'column'
      return [
        ...fieldFindings(name, row, place, properties, schema.items?.required?.includes(name) ?? false, near, defs, true),
        ...when(nested, place, 'a row holds single values only', 'make it an entity of its own that refers to this one'),
      ]
    }),
    ...(schema.items?.required ?? []).flatMap((name, index) =>
      missing(name, Object.keys(properties), `${pointer}/items/required/${index}`),
    ),
  ]
}

const fieldFindings = (
  name: string,
  declared: FieldSchema,
  pointer: string,
  siblings: Properties,
  required: boolean,
  near: Surroundings,
  defs: Properties,
  nested: boolean,
): Finding[] => {
  const schema = dereferenced(declared, defs)
  const { type, findings } = typeFindings(schema, pointer, near)
  return [
    ...nameFindings(name, pointer, nested),
    ...when(
      schema.$ref !== undefined && defs[schema.$ref.slice('#/$defs/'.length)] === undefined,
      `${pointer}/$ref`,
      `'${schema.$ref}' points to nothing`,
      "point to '#/$defs/<name>' of the same file",
    ),
    ...findings,
    ...boundFindings(schema, pointer),
    ...referenceFindings(schema, pointer, required, near),
    ...keywordFindings(schema, pointer, siblings, type),
    ...roleFindings(schema.read, `${pointer}/read`, near),
    ...roleFindings(schema.write, `${pointer}/write`, near),
    ...(type?.storage === 'rows' ? rowFindings(schema, pointer, near, defs) : []),
  ]
}

const propertiesOf = (properties: FieldSchema['properties']): Properties =>
  Object.fromEntries(Object.entries(properties ?? {}).filter((entry): entry is [string, FieldSchema] => typeof entry[1] === 'object'))

const optionFindings = (schema: EntitySchema, names: readonly string[], near: Surroundings): Finding[] => {
  const options = schema.entity ?? {}
  const label = parseLabel(options.recordLabel ?? '').flatMap((part) => ('field' in part ? [part.field] : []))
  const forbidden = Object.entries(options.access ?? {}).filter(
    ([, grant]) => grant !== 'all' && grant.some((action) => action === 'edit' || action === 'delete'),
  )
  return [
    ...label.flatMap((name) => missing(name, [...names, ...SORTABLE_SYSTEM], '/entity/recordLabel')),
    ...(options.columns ?? []).flatMap((name, index) => missing(name, [...names, ...SORTABLE_SYSTEM], `/entity/columns/${index}`)),
    ...(options.sort ? missing(options.sort.field, [...names, ...SORTABLE_SYSTEM], '/entity/sort/field') : []),
    ...(options.unique ?? []).flatMap((set, i) => set.flatMap((name, j) => missing(name, names, `/entity/unique/${i}/${j}`))),
    ...Object.keys(options.scope ?? {}).flatMap((name) => missing(name, [...names, 'id'], `/entity/scope/${name}`)),
    ...Object.entries(options.scope ?? {}).flatMap(([name, value]) =>
      when(
        typeof value === 'string' && value.startsWith('$') && !/^\$user\.[a-zA-Z]+$/.test(value),
        `/entity/scope/${name}`,
        `'${value}' is unknown`,
        "write '$user.id', another '$user.<property>' or a constant",
      ),
    ),
    ...roleFindings(Object.keys(options.access ?? {}), '/entity/access', near),
    ...when(
      options.appendOnly === true && forbidden.length > 0,
      '/entity/access',
      'an append-only entity is neither edited nor deleted',
      "grant only 'list', 'show' and 'export'",
    ),
  ]
}

const sortFindings = (schema: EntitySchema, near: Surroundings): Finding[] => {
  const name = schema.entity?.sort?.field
  const property = name === undefined ? undefined : schema.properties[name]
  if (property === undefined || typeof property === 'boolean') return []
  const choice = chooseField(property, near.types)
  const unsortable = property.indexed === false || (choice.kind === 'chosen' && !choice.type.sortable)
  return when(unsortable, '/entity/sort/field', `'${name}' can't be sorted by`, 'choose a field with an index and an order')
}

const requiredFindings = (schema: EntitySchema, names: readonly string[]): Finding[] => [
  ...(schema.required ?? []).flatMap((name, index) => missing(name, names, `/required/${index}`)),
  ...Object.entries(schema.dependentRequired ?? {}).flatMap(([name, needed]) =>
    [name, ...needed].flatMap((one) => missing(one, names, `/dependentRequired/${name}`)),
  ),
  ...Object.keys(schema.dependentSchemas ?? {}).flatMap((name) => missing(name, names, `/dependentSchemas/${name}`)),
  ...when(schema.if === undefined && (schema.then ?? schema.else) !== undefined, '/then', "'then' or 'else' without 'if'", "add 'if'"),
  ...when(
    schema.if !== undefined && schema.then === undefined && schema.else === undefined,
    '/if',
    "'if' without 'then' or 'else'",
    "add 'then' or 'else', or remove it",
  ),
]

const renameFindings = (properties: Properties): Finding[] => {
  const renamed = Object.entries(properties).flatMap(([name, { was }]) => (was === undefined ? [] : [{ name, was }]))
  return renamed.flatMap(({ name, was }, index) =>
    when(
      renamed.findIndex((other) => other.was === was) < index,
      `/properties/${name}/was`,
      `two properties were '${was}'`,
      'one column becomes one column: correct one of them',
    ),
  )
}

/** What keywords of one schema mean together and beside the other schemas. */
export const checkEntity = (schema: EntitySchema, near: Surroundings): Finding[] => {
  const defs = schema.$defs ?? {}
  const own = propertiesOf(schema.properties)
  const { declared } = conditionsOf(schema)
  const all: Properties = { ...own, ...Object.fromEntries(Object.entries(declared).map(([name, { schema }]) => [name, schema])) }
  const names = Object.keys(all)
  const required = (name: string) => schema.required?.includes(name) ?? false
  return [
    ...when(!NAME.test(schema.$id), '/$id', `'${schema.$id}' is no entity name`, 'use letters and digits, first a small letter'),
    ...when(own.id !== undefined && own.id.type !== 'string', '/properties/id/type', 'ids are strings', "write type: 'string'"),
    ...Object.entries(own).flatMap(([name, property]) =>
      fieldFindings(name, property, `/properties/${name}`, all, required(name), near, defs, false),
    ),
    ...Object.entries(declared).flatMap(([name, { schema: property, pointer }]) =>
      fieldFindings(name, property, pointer, all, required(name), near, defs, false),
    ),
    ...requiredFindings(schema, names),
    ...renameFindings(own),
    ...optionFindings(schema, names, near),
    ...sortFindings(schema, near),
  ]
}
