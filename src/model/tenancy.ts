import { propertiesOf } from './check/findings.ts'
import type { EntityOptions, EntitySchema, FieldSchema } from './entitySchema.ts'

/** The tenants of a model: the entity with `entity.tenants`. */
export interface Tenancy {
  /** Id of the entity whose records are the tenants. */
  readonly entity: string
  /** Name of the property that holds a record's tenant, and of the subject's attribute with the tenant it acts for. */
  readonly property: string
  /** Id of the tenant whose shared records all read. */
  readonly house: string
}

/** How an entity's records belong to tenants. */
export interface EntityTenant {
  /** `own`: seen by their tenant alone; `shared`: those of the house are read by all. */
  readonly kind: 'own' | 'shared'
  /** Field that holds the tenant's id. */
  readonly field: string
  readonly house: string
  /** Field that names another tenant, who reads the record as well. */
  readonly sharedWith?: string
}

/** The tenancy that schemas declare, if any does. */
export const tenancyOf = (schemas: Iterable<EntitySchema>): Tenancy | undefined => {
  for (const { $id, entity } of schemas) if (entity?.tenants) return { entity: $id, ...entity.tenants }
  return undefined
}

const namesTenant = (schema: EntitySchema, { entity, property }: Tenancy): boolean =>
  propertiesOf(schema.properties)[property]?.reference === entity

/** Whether each record of the entity belongs to one tenant: by the keyword, by a property of its own, or because it is a tenant. */
export const hasTenant = (schema: EntitySchema, tenancy: Tenancy): boolean =>
  schema.entity?.tenant !== undefined || schema.$id === tenancy.entity || namesTenant(schema, tenancy)

/** Roles that are granted everything see all tenants; of shared records everyone may read the tenant. */
const propertyOf = (entity: EntityOptions, tenancy: Tenancy): FieldSchema => {
  const all = Object.entries(entity.access ?? { Admin: 'all' }).flatMap(([role, grant]) => (grant === 'all' ? [role] : []))
  return {
    type: 'string',
    reference: tenancy.entity,
    list: false,
    write: all,
    ...(entity.tenant === 'shared' ? {} : { read: all }),
  }
}

/** The schema of a tenant's entity with the property that says whose a record is, ahead of the others; any other schema as it is. */
export const withTenant = (schema: EntitySchema, tenancy: Tenancy | undefined): EntitySchema =>
  tenancy === undefined || schema.entity?.tenant === undefined
    ? schema
    : {
        ...schema,
        properties: { [tenancy.property]: propertyOf(schema.entity, tenancy), ...schema.properties },
        required: [tenancy.property, ...(schema.required ?? [])],
      }

export const entityTenantOf = ({ entity }: EntitySchema, tenancy: Tenancy | undefined): EntityTenant | undefined =>
  tenancy === undefined || entity?.tenant === undefined
    ? undefined
    : {
        kind: entity.tenant,
        field: tenancy.property,
        house: tenancy.house,
        ...(entity.sharedWith === undefined ? {} : { sharedWith: entity.sharedWith }),
      }
