import type { Json } from './entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedReference } from './resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Name of the field that holds a record's tenant, or is the tenant's id; undefined: records of the entity have no tenant. */
export function tenantField({ tenancy }: Model, entity: ResolvedEntity): string | undefined {
  if (tenancy === undefined) return undefined
  if (entity.id === tenancy.entity) return 'id'
  return entity.fieldsByName[tenancy.property]?.reference?.entity === tenancy.entity ? tenancy.property : undefined
}

/** The tenant that a record belongs to, or that it is; undefined: none, or not yet known. */
export function tenantOfRecord(model: Model, entity: ResolvedEntity, record: Values): string | undefined {
  const name = tenantField(model, entity)
  return name === undefined ? undefined : textOf(record[name])
}

/**
 * Which records of another entity a record of the tenant `own` may refer to, as far as tenants decide: those of that tenant and, if they
 * are shared, those of the house. A record without a tenant (`own` undefined) refers to the house's, or with `anyTenant` to those of any
 * tenant.
 */
export function referableScope({ anyTenant }: ResolvedReference, { tenant }: ResolvedEntity, own: string | undefined): Values {
  if (tenant === undefined || anyTenant) return {}
  if (tenant.kind === 'own') return { [tenant.field]: own ?? null }
  return { [tenant.field]: own === undefined || own === tenant.house ? tenant.house : [own, tenant.house] }
}
