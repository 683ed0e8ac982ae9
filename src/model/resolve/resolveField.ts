import type { FieldSchema, Json } from '../entitySchema.ts'
import { conjuncts, listedValues, optionTitles } from '../evaluate/alternatives.ts'
import type { SchemaDocument } from '../evaluate/schemaDocument.ts'
import type { FieldType } from '../fieldType.ts'
import { humanize } from '../naming.ts'
import type { ResolvedField, ResolvedReference } from '../resolvedEntity.ts'
import { chosenType } from './chooseField.ts'
import { unknownField } from './unknownField.ts'

/** Context of a property. */
export interface FieldPlace {
  readonly name: string
  readonly path: string
  readonly schema: FieldSchema
  readonly required: boolean
  readonly conditional: boolean
  readonly types: readonly FieldType[]
  /** The entity's file, for `$ref`. */
  readonly document: SchemaDocument
  /** Whether any property of the entity has `search: true`. */
  readonly hasSearchKeyword: boolean
}

/** Converts listed values of all kinds to `enum`. */
const listed = (schema: FieldSchema): FieldSchema => {
  const values = listedValues(schema)
  return values === undefined ? schema : { ...schema, enum: values }
}

/** The property as one schema: with references resolved, `allOf` merged, and constants as `enum`. */
export const dereferenced = (schema: FieldSchema, document: SchemaDocument): FieldSchema => {
  const { $anchor: _, ...merged }: FieldSchema = Object.assign({}, ...conjuncts(schema, document).toReversed())
  return listed(merged)
}

const referenceOf = (schema: FieldSchema): ResolvedReference | undefined =>
  schema.reference === undefined
    ? undefined
    : {
        entity: schema.reference,
        many: schema.type === 'array',
        onDelete: schema.onDelete ?? 'restrict',
        filter: schema.referenceFilter ?? {},
        anyTenant: schema.anyTenant === true,
      }

const optionsOf = (schema: FieldSchema): readonly Json[] | undefined => schema.enum ?? schema.items?.enum

const rowsOf = (place: FieldPlace, type: FieldType): readonly ResolvedField[] | undefined => {
  if (type.storage !== 'rows') return undefined
  const { properties = {}, required } = place.schema.items ?? {}
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean'
      ? []
      : [
          resolveField({
            ...place,
            name,
            path: `${place.path}.${name}`,
            schema,
            required: required?.includes(name) ?? false,
            conditional: false,
          }),
        ],
  )
}

/** Facts for lists: filtering, sorting, search, default columns. */
const listFacts = (schema: FieldSchema, type: FieldType, hasSearchKeyword: boolean, conditional: boolean) => {
  const secret = schema.writeOnly === true || type.secret === true
  const indexed = schema.indexed !== false && !secret
  return {
    writeOnly: secret,
    indexed,
    sortable: type.sortable && indexed,
    filterable: type.operators.length > 0 && indexed && schema.filter !== false,
    search: !secret && type.searchable && (hasSearchKeyword ? schema.search === true : schema.search !== false),
    listed: !secret && !conditional && (schema.list ?? type.listed),
  }
}

/** Resolves one property with its field type and all defaults. Doesn't report mistakes (`checkEntity` does): an ambiguous type is `unknown`. */
export const resolveField = (place: FieldPlace): ResolvedField => {
  const schema = dereferenced(place.schema, place.document)
  const type = chosenType(schema, place.types) ?? unknownField
  return {
    name: place.name,
    path: place.path,
    type,
    schema,
    title: schema.title ?? humanize(place.name),
    required: place.required,
    nullable: !place.required || place.conditional,
    readOnly: schema.readOnly === true,
    unique: schema.unique === true,
    ...listFacts(schema, type, place.hasSearchKeyword, place.conditional),
    default: schema.default,
    initial: schema.initial,
    scale: schema.scale ?? type.scale ?? 0,
    options: optionsOf(schema),
    reference: referenceOf(schema),
    rows: rowsOf({ ...place, schema }, type),
    read: schema.read,
    write: schema.write,
    group: schema.group,
    conditional: place.conditional,
    titles: optionTitles(schema, place.document),
    was: schema.was,
  }
}
