import type { EntitySchema, FieldSchema } from '../entitySchema.ts'
import { hasTenant, type Tenancy, tenancyOf } from '../tenancy.ts'
import type { Finding } from './checkShape.ts'
import { propertiesOf, type SchemaContext, when } from './findings.ts'

/** Properties of the entity and of its rows, with their pointers. */
const allProperties = (schema: EntitySchema): readonly (readonly [string, FieldSchema])[] =>
  Object.entries(propertiesOf(schema.properties)).flatMap(([name, property]) => {
    const pointer = `/properties/${name}`
    const rows = Object.entries(propertiesOf(property.items?.properties))
    return [[pointer, property] as const, ...rows.map(([row, inner]) => [`${pointer}/items/properties/${row}`, inner] as const)]
  })

const keywordFindings = (schema: EntitySchema, tenancy: Tenancy | undefined): Finding[] => {
  const { tenant, tenants } = schema.entity ?? {}
  const own = propertiesOf(schema.properties)
  return [
    ...when(
      tenant !== undefined && tenancy === undefined,
      '/entity/tenant',
      "'tenant' where no entity holds the tenants",
      "write entity.tenants: { property, house } into the schema of the entity whose records are the tenants, or remove 'tenant'",
    ),
    ...when(
      tenant !== undefined && tenants !== undefined,
      '/entity/tenant',
      'a tenant belongs to no tenant',
      "remove 'tenant' or 'tenants'",
    ),
    ...when(
      tenant !== undefined && tenancy !== undefined && own[tenancy.property] !== undefined,
      `/properties/${tenancy?.property}`,
      `'${tenancy?.property}' is added by 'tenant'`,
      'remove the property, or give it another name',
    ),
    ...when(
      tenant !== undefined && own.id !== undefined,
      '/properties/id',
      'an id that people choose would tell one tenant of the ids of others',
      "remove the property, or 'tenant'; a field with 'unique' holds within the tenant",
    ),
  ]
}

/** Findings for `sharedWith`, which requires `tenant: 'own'` and a reference to the tenants. */
const sharedFindings = (schema: EntitySchema, tenancy: Tenancy | undefined): Finding[] => {
  const { tenant, sharedWith } = schema.entity ?? {}
  if (sharedWith === undefined) return []
  return [
    ...when(
      tenant !== 'own',
      '/entity/sharedWith',
      "'sharedWith' is for records that belong to one tenant",
      "write entity.tenant: 'own', or remove 'sharedWith'",
    ),
    ...when(
      propertiesOf(schema.properties)[sharedWith]?.reference !== tenancy?.entity,
      '/entity/sharedWith',
      `'${sharedWith}' names no tenant`,
      `name a property with reference: '${tenancy?.entity}'`,
    ),
  ]
}

const referenceFindings = (schema: EntitySchema, tenancy: Tenancy, context: SchemaContext): Finding[] =>
  allProperties(schema).flatMap(([pointer, { reference, anyTenant }]) => {
    const own = [...context.entities.values()].some(({ $id, entity }) => $id === reference && entity?.tenant === 'own')
    return [
      ...when(
        own && anyTenant !== true && !hasTenant(schema, tenancy),
        `${pointer}/reference`,
        `records of '${reference}' are one tenant's each, those of '${schema.$id}' are nobody's`,
        "write entity.tenant: 'own', or, where a record of any tenant may be named, anyTenant: true beside the reference",
      ),
      ...when(
        anyTenant === true && !own,
        `${pointer}/anyTenant`,
        "'anyTenant' says nothing here",
        "remove it: it is for references to entities that say entity.tenant: 'own'",
      ),
      ...when(
        anyTenant === true && own && hasTenant(schema, tenancy),
        `${pointer}/anyTenant`,
        "records of a tenant refer to the tenant's own",
        "remove 'anyTenant'",
      ),
    ]
  })

/** Mistakes in an entity's tenant keywords, against the other schemas. */
export const checkTenancy = (schema: EntitySchema, context: SchemaContext): Finding[] => {
  const tenancy = tenancyOf(context.entities.values())
  return [
    ...keywordFindings(schema, tenancy),
    ...sharedFindings(schema, tenancy),
    ...(tenancy ? referenceFindings(schema, tenancy, context) : []),
  ]
}
