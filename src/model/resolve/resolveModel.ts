import { pluralize, singularize } from 'inflection'
import { pathsOf } from '../entityPaths.ts'
import { ACTIONS, type Action, type EntityOptions, type EntitySchema } from '../entitySchema.ts'
import { requiredAlways } from '../evaluate/alternatives.ts'
import { isConditional } from '../evaluate/isConditional.ts'
import { schemaDocument } from '../evaluate/schemaDocument.ts'
import type { FieldType } from '../fieldType.ts'
import { humanize } from '../naming.ts'
import { parseLabel } from '../records/recordLabel.ts'
import type { LabelPart, Model, ResolvedEntity, ResolvedField, ReverseLink } from '../resolvedEntity.ts'
import { type EntityTenant, entityTenantOf, type Tenancy, tenancyOf, withTenant } from '../tenancy.ts'
import { stripped } from '../validate/validationSchema.ts'
import { declaredFields } from './declaredFields.ts'
import { resolveField } from './resolveField.ts'
import { tabsOf } from './tabsOf.ts'

/** A schema and the file that declares it. */
export interface SchemaFile {
  readonly file: string
  readonly schema: EntitySchema
}

const COLUMNS_AT_FIRST = 8

/** An object without a prototype, so that looking up `constructor` finds nothing. */
const dictionary = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries))

/** Freezes a value recursively. */
const deepFreeze = <T>(value: T): T => {
  if (Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value ?? {})) deepFreeze(inner)
  return value
}

const fieldsOf = (schema: EntitySchema, types: readonly FieldType[], tenant: EntityTenant | undefined): ResolvedField[] => {
  const properties = declaredFields(schema)
  const document = schemaDocument(schema)
  const required = requiredAlways(schema, document)
  const hasSearchKeyword = properties.some(({ schema: property }) => property.search === true)
  return properties.map(({ name, schema: property, conditional }) => ({
    ...resolveField({
      name,
      path: name,
      schema: property,
      required: required.has(name),
      conditional,
      types,
      document,
      hasSearchKeyword,
    }),
    ...(name === 'id' || name === tenant?.field ? { fixed: true } : {}),
  }))
}

const labelOf = (options: EntityOptions, fields: readonly ResolvedField[]): LabelPart[] => {
  if (options.recordLabel !== undefined) return parseLabel(options.recordLabel)
  const text = fields.find((field) => field.type.searchable && !field.writeOnly && !field.conditional)
  return [{ field: text?.name ?? 'id' }]
}

const sortOf = (options: EntityOptions, label: readonly LabelPart[], fields: readonly ResolvedField[]): ResolvedEntity['sort'] => {
  if (options.sort) return options.sort
  const named = label.flatMap((part) => ('field' in part ? [part.field] : []))
  const sortable = named.find((name) => fields.some((field) => field.name === name && field.sortable))
  return sortable ? { field: sortable, order: 'ASC' } : { field: 'createdAt', order: 'DESC' }
}

const columnsOf = (options: EntityOptions, fields: readonly ResolvedField[]): readonly string[] =>
  options.columns ??
  fields
    .filter((field) => field.listed)
    .slice(0, COLUMNS_AT_FIRST)
    .map((field) => field.name)

const groupsOf = (fields: readonly ResolvedField[]): string[] => [...new Set(fields.flatMap((field) => field.group ?? []))]

/** English names; the defaults are derived from the id, which is a plural. */
const namesOf = ({ $id, title, entity }: EntitySchema): { readonly title: string; readonly plural: string } => {
  const name = humanize($id)
  const one = title ?? singularize(name)
  const many = title === undefined && one !== name ? name : pluralize(one)
  return { title: one, plural: entity?.plural ?? many }
}

/** Reserved actions; all of them if the schema grants access to no role (the server's own tables). */
const reservedOf = ({ reserved = [], access }: EntityOptions): readonly Action[] =>
  reserved === true || (access && Object.keys(access).length === 0) ? ACTIONS : reserved

/** Whether its changes are hidden from some users who see the record. */
const isPartlyHidden = ({ fixed, read, rows }: ResolvedField): boolean =>
  !fixed && (read !== undefined || (rows?.some((row) => row.read !== undefined) ?? false))

type Unlinked = Omit<ResolvedEntity, 'referencedBy'>

/** Menus, position and label of the list. */
const menuOf = ({ menu = 'records', menuOrder = 100, menuLabel }: EntityOptions, plural: string) => ({
  menu: menu === false ? [] : typeof menu === 'string' ? [menu] : menu,
  menuOrder,
  menuLabel: menuLabel ?? plural,
})

const resolveEntity = (given: SchemaFile, types: readonly FieldType[], tenancy: Tenancy | undefined): Unlinked => {
  const schema = withTenant(given.schema, tenancy)
  const tenant = entityTenantOf(schema, tenancy)
  const fields = fieldsOf(schema, types, tenant)
  const options = schema.entity ?? {}
  const label = labelOf(options, fields)
  const names = namesOf(schema)
  return {
    id: schema.$id,
    file: given.file,
    ...names,
    icon: options.icon ?? 'TableRows',
    ...(options.path === undefined ? {} : { paths: pathsOf(options.path) }),
    pages: options.pages ?? {},
    ...menuOf(options, names.plural),
    recordLabel: label,
    ...(options.titledBy === undefined ? {} : { titledBy: options.titledBy }),
    naturalId: fields.some((field) => field.name === 'id'),
    fields,
    fieldsByName: dictionary(fields.map((field) => [field.name, field])),
    groups: groupsOf(fields),
    ...(options.tabs ? { tabs: tabsOf(options.tabs, groupsOf(fields)) } : {}),
    declared: schema,
    ...(isConditional(schema) ? { shape: stripped(schema) } : {}),
    access: options.access ?? { Admin: 'all' },
    scope: options.scope,
    ...(options.readScope ? { readScope: options.readScope } : {}),
    ...(options.readers === undefined ? {} : { readers: options.readers }),
    reserved: reservedOf(options),
    ...(tenant ? { tenant } : {}),
    unique: options.unique ?? [],
    sort: sortOf(options, label, fields),
    columns: columnsOf(options, fields),
    partlyHidden: options.appendOnly !== true && fields.some(isPartlyHidden),
    appendOnly: options.appendOnly === true,
    readOnly: options.appendOnly === true || options.readOnly === true,
    audited: options.audited !== false,
    was: options.was,
  }
}

const referencesOf = (entity: Unlinked) =>
  entity.fields
    .flatMap((field) => [field, ...(field.rows ?? [])])
    .flatMap(({ reference, name: field, path, schema: { listedOn } }) => {
      if (!reference) return []
      const from: ReverseLink = { entity: entity.id, field, path, many: reference.many, ...(listedOn && { listedOn }) }
      return [{ to: reference.entity, from }]
    })

/** Resolves valid schemas (the build and the server have checked them by `loadModel`). */
export const resolveModel = (files: readonly SchemaFile[], types: readonly FieldType[]): Model => {
  const tenancy = tenancyOf(files.map(({ schema }) => schema))
  const unlinked = files.map((file) => resolveEntity(file, types, tenancy))
  const references = unlinked.flatMap(referencesOf)
  const list = unlinked.map(
    (entity): ResolvedEntity => ({ ...entity, referencedBy: references.filter(({ to }) => to === entity.id).map(({ from }) => from) }),
  )
  return deepFreeze({ list, entities: dictionary(list.map((entity) => [entity.id, entity])), ...(tenancy ? { tenancy } : {}) })
}
