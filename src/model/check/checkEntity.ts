import type { EntitySchema, FieldSchema, RowScope } from '../entitySchema.ts'
import { schemaDocument } from '../evaluate/schemaDocument.ts'
import { chosenType } from '../resolve/chooseField.ts'
import { declaredFields } from '../resolve/declaredFields.ts'
import { tenancyOf } from '../tenancy.ts'
import { branchFindings } from './checkBranches.ts'
import { checkField } from './checkField.ts'
import { labelFindings } from './checkLabel.ts'
import { nestedFindings } from './checkNested.ts'
import { checkPaths } from './checkPaths.ts'
import type { Finding } from './checkShape.ts'
import { tabFindings } from './checkTabs.ts'
import { checkTenancy } from './checkTenancy.ts'
import {
  at,
  isServersOwn,
  kindFindings,
  missing,
  NAME,
  type Properties,
  propertiesOf,
  roleFindings,
  type SchemaContext,
  when,
} from './findings.ts'
import { suggest } from './nearest.ts'

const SORTABLE_SYSTEM = ['id', 'createdAt', 'updatedAt']

/** Name of the field that the model adds to records of tenants. */
const tenantField = ({ entity }: EntitySchema, { entities }: SchemaContext): readonly string[] => {
  const tenancy = entity?.tenant === undefined ? undefined : tenancyOf(entities.values())
  return tenancy ? [tenancy.property] : []
}

const scopeFindings = (scope: RowScope | undefined, pointer: string, siblings: Properties): Finding[] =>
  Object.entries(scope ?? {}).flatMap(([name, value]) => [
    ...missing(name, [...Object.keys(siblings), 'id'], `${pointer}/${name}`),
    ...(siblings[name] ? kindFindings(value, siblings[name], `${pointer}/${name}`) : []),
    ...when(
      typeof value === 'string' && value.startsWith('$') && !/^\$user\.[a-zA-Z]+$/.test(value),
      `${pointer}/${name}`,
      `'${value}' is unknown`,
      "write '$user.id', another '$user.<property>' or a constant",
    ),
  ])

const readersFindings = ({ readers }: NonNullable<EntitySchema['entity']>, siblings: Properties): Finding[] => {
  if (readers === undefined) return []
  const { users, open } = readers
  const ofUsers = users.flatMap((name, index) => {
    const pointer = `/entity/readers/users/${index}`
    const property = siblings[name]
    if (property === undefined) return missing(name, Object.keys(siblings), pointer)
    return when(
      property.reference === undefined || property.read !== undefined,
      pointer,
      `'${name}' does not name users to all roles`,
      "name a property with reference: 'users', without 'read'",
    )
  })
  const choice = siblings[open.field]
  if (choice === undefined) return [...ofUsers, ...missing(open.field, Object.keys(siblings), '/entity/readers/open/field')]
  const closed = choice.enum?.includes(open.value) !== true || choice.read !== undefined
  const remedy = "name a property with 'enum', without 'read', and one of its choices"
  return [
    ...ofUsers,
    ...when(closed, '/entity/readers/open', `'${open.field}' has no choice '${open.value}' that all roles may read`, remedy),
  ]
}

const titledByFindings = ({ titledBy }: NonNullable<EntitySchema['entity']>, siblings: Properties): Finding[] => {
  if (titledBy === undefined) return []
  const choice = siblings[titledBy]
  if (choice === undefined) return missing(titledBy, Object.keys(siblings), '/entity/titledBy')
  return when(choice.enum === undefined, '/entity/titledBy', `'${titledBy}' is no choice`, "name a property with 'enum'")
}

const optionFindings = (schema: EntitySchema, siblings: Properties, context: SchemaContext): Finding[] => {
  const options = schema.entity ?? {}
  const names = Object.keys(siblings)
  const forbidden = Object.entries(options.access ?? {}).filter(
    ([, grant]) => grant !== 'all' && grant.some((action) => action === 'edit' || action === 'delete'),
  )
  return [
    ...titledByFindings(options, siblings),
    ...labelFindings(schema, siblings, [...names, ...SORTABLE_SYSTEM], context),
    ...(options.columns ?? []).flatMap((name, index) =>
      missing(name, [...names, ...SORTABLE_SYSTEM, ...tenantField(schema, context)], `/entity/columns/${index}`),
    ),
    ...tabFindings(options, siblings),
    ...(options.sort ? missing(options.sort.field, [...names, ...SORTABLE_SYSTEM], '/entity/sort/field') : []),
    ...(options.unique ?? []).flatMap((set, i) => set.flatMap((name, j) => missing(name, names, `/entity/unique/${i}/${j}`))),
    ...scopeFindings(options.scope, '/entity/scope', siblings),
    ...scopeFindings(options.readScope, '/entity/readScope', siblings),
    ...readersFindings(options, siblings),
    ...when(
      options.readScope !== undefined && options.scope === undefined,
      '/entity/readScope',
      "'readScope' without 'scope'",
      "say in 'scope' which of the rows may be written, or write 'scope' instead",
    ),
    ...roleFindings(Object.keys(options.access ?? {}), '/entity/access', context),
    ...when(
      options.appendOnly === true && forbidden.length > 0,
      '/entity/access',
      'an append-only entity is neither edited nor deleted',
      "grant only 'list', 'show' and 'export'",
    ),
    ...when(
      options.readOnly === true && forbidden.length > 0,
      '/entity/access',
      'a read-only entity is written by the server alone',
      "grant only 'list', 'show', 'export' and 'approve'",
    ),
  ]
}

const sortFindings = ({ entity }: EntitySchema, siblings: Properties, context: SchemaContext): Finding[] =>
  Object.entries(siblings)
    .filter(([name, property]) => name === entity?.sort?.field && !isSortable(property, context))
    .map(([name]) => at('/entity/sort/field', `'${name}' can't be sorted by`, 'choose a field with an index and an order'))

const isSortable = (property: FieldSchema, context: SchemaContext): boolean =>
  property.indexed !== false && chosenType(property, context.types)?.sortable !== false

const requiredFindings = (schema: EntitySchema, names: readonly string[]): Finding[] => [
  ...Object.entries(schema.dependentRequired ?? {}).flatMap(([name, needed]) =>
    [name, ...needed].flatMap((one) => missing(one, names, `/dependentRequired/${name}`)),
  ),
  ...Object.keys(schema.dependentSchemas ?? {}).flatMap((name) => missing(name, names, `/dependentSchemas/${name}`)),
]

/** The right to create needs write access to every value that a record requires. */
const creationFindings = ({ required = [], entity, properties }: EntitySchema): Finding[] => {
  const own = propertiesOf(properties)
  const creators = Object.entries(entity?.access ?? {}).flatMap(([role, grant]) =>
    grant === 'all' || grant.includes('create') ? [role] : [],
  )
  return required.flatMap((name) => {
    const { read, write, readOnly, default: given } = own[name] ?? {}
    const closed =
      readOnly === true || given !== undefined
        ? []
        : creators.filter((role) => [read, write].some((roles) => roles?.includes(role) === false))
    return closed.flatMap((role) =>
      when(
        true,
        `/entity/access/${role}`,
        `${role} may create records and not write '${name}', which is required`,
        `take 'create' from ${role}, add ${role} to the roles of '${name}', or give it a default`,
      ),
    )
  })
}

/** Menus other than the groups of the main menu. */
const OTHER_MENUS = ['user', 'pages']

const menuFindings = ({ entity }: EntitySchema, { menus, entities, unread }: SchemaContext): Finding[] => {
  const { menu = false } = entity ?? {}
  if (menu === false || menus.length === 0) return []
  const known = [...menus, ...OTHER_MENUS, ...entities.keys(), ...unread]
  return [menu].flat().flatMap((name, index) => {
    if (known.includes(name)) return []
    const remedy = `${suggest(name, known)}, or give the group a name: app.menu.${name} in i18n/*/screens.ts`
    return [at(typeof menu === 'string' ? '/entity/menu' : `/entity/menu/${index}`, `there is no menu group '${name}'`, remedy)]
  })
}

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

/** Findings for open records: records have only declared fields; free content needs a property. */
const openFindings = (schema: EntitySchema): Finding[] =>
  (['additionalProperties', 'unevaluatedProperties', 'patternProperties'] as const).flatMap((keyword) =>
    when(
      schema[keyword] !== undefined && schema[keyword] !== false,
      `/${keyword}`,
      'a record has only the fields that its schema names',
      "remove it, or let a property of type: 'object' hold what has other names",
    ),
  )

/** Mistakes in the combination of one schema's keywords, and against the other schemas. */
export const checkEntity = (schema: EntitySchema, context: SchemaContext): Finding[] => {
  const own = propertiesOf(schema.properties)
  const fields = declaredFields(schema)
  const siblings: Properties = Object.fromEntries(fields.map((field) => [field.name, field.schema]))
  const names = Object.keys(siblings)
  const shared = { siblings, document: schemaDocument(schema), nested: false }
  return [
    ...when(!NAME.test(schema.$id), '/$id', `'${schema.$id}' is no entity name`, 'use letters and digits, first a small letter'),
    ...when(schema.$id in {}, '/$id', `every object of JavaScript has a '${schema.$id}' of its own`, 'choose another name'),
    ...when(
      context.taken.includes(schema.$id) && !isServersOwn(schema),
      '/$id',
      `/api/${schema.$id} is an address of the product itself`,
      'choose another name',
    ),
    ...menuFindings(schema, context),
    ...when(own.id !== undefined && own.id.type !== 'string', '/properties/id/type', 'ids are strings', "write type: 'string'"),
    ...fields.flatMap((field) => checkField({ ...field, ...shared, required: schema.required?.includes(field.name) ?? false }, context)),
    ...fields.flatMap((field) => branchFindings(field, context, shared.document)),
    ...nestedFindings(schema, context, tenantField(schema, context)),
    ...requiredFindings(schema, names),
    ...creationFindings(schema),
    ...renameFindings(own),
    ...openFindings(schema),
    ...optionFindings(schema, siblings, context),
    ...sortFindings(schema, siblings, context),
    ...checkPaths(schema, context),
    ...checkTenancy(schema, context),
  ]
}
