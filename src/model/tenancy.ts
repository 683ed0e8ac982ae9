import { propertiesOf } from './check/findings.ts'
import type { EntityOptions, EntitySchema, FieldSchema } from './entitySchema.ts'

/** The tenants of a model: the entity with `entity.tenants`. */
export interface Tenancy {
  /** Id of the entity whose records are the tenants. */
  readonly entity: string
  /** Name of the property with a record's tenant, and of the subject's attribute with its tenant. */
  readonly property: string
  /** Id of the tenant whose shared records all can read. */
  readonly house: string
}

/** Ownership of an entity's records. */
export interface EntityTenant {
  /** `own`: only their tenant sees them; `shared`: all tenants can also read those of the house. */
  readonly kind: 'own' | 'shared'
  /** Field with the tenant's id. */
  readonly field: string
  readonly house: string
  /** Field with another tenant, who can read the record too. */
  readonly sharedWith?: string
}

/** The tenancy that the schemas declare, if any. */
export const tenancyOf = (schemas: Iterable<EntitySchema>): Tenancy | undefined => {
  for (const { $id, entity } of schemas) if (entity?.tenants) return { entity: $id, ...entity.tenants }
  return undefined
}

const namesTenant = (schema: EntitySchema, { entity, property }: Tenancy): boolean =>
  propertiesOf(schema.properties)[property]?.reference === entity

/** Whether each record of the entity belongs to one tenant: by keyword, by a declared property, or because it is a tenant. */
export const hasTenant = (schema: EntitySchema, tenancy: Tenancy): boolean =>
  schema.entity?.tenant !== undefined || schema.$id === tenancy.entity || namesTenant(schema, tenancy)

/** The tenant's property. Only roles with the grant 'all' see several tenants, so only they may read it; in shared records everyone may. */
const propertyOf = (entity: EntityOptions, tenancy: Tenancy): FieldSchema => {
  const all = Object.entries(entity.access ?? { Admin: 'all' }).flatMap(([role, grant]) => (grant === 'all' ? [role] : []))
  return {
    type: 'string',
    reference: tenancy.entity,
    list: false,
    keep: true,
    write: all,
    ...(entity.tenant === 'shared' ? {} : { read: all }),
  }
}

/** Adds the tenant's property to an entity of tenants' records, before the others. Other schemas are returned unchanged. */
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
