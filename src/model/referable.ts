import type { Json } from './entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedReference } from './resolvedEntity.ts'

type Values = Readonly<Record<string, Json>>

const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Name of the field with a record's tenant (the id, if records are tenants); undefined if records have no tenant. */
export function tenantField({ tenancy }: Model, entity: ResolvedEntity): string | undefined {
  if (tenancy === undefined) return undefined
  if (entity.id === tenancy.entity) return 'id'
  return entity.fieldsByName[tenancy.property]?.reference?.entity === tenancy.entity ? tenancy.property : undefined
}

/** Id of a record's tenant; undefined if it has none, or not yet. */
export function tenantOfRecord(model: Model, entity: ResolvedEntity, record: Values): string | undefined {
  const name = tenantField(model, entity)
  return name === undefined ? undefined : textOf(record[name])
}

/**
 * Scope of the records that a record of the tenant `own` may refer to: those of that tenant and, if shared, of the house. A record without
 * a tenant (`own` undefined) may refer to those of the house, or with `anyTenant` of any tenant.
 */
export function referableScope({ anyTenant }: ResolvedReference, { tenant }: ResolvedEntity, own: string | undefined): Values {
  if (tenant === undefined || anyTenant) return {}
  if (tenant.kind === 'own') return { [tenant.field]: own ?? null }
  return { [tenant.field]: own === undefined || own === tenant.house ? tenant.house : [own, tenant.house] }
}
