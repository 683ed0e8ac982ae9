import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { fieldValue, type Values } from './values.ts'

const textOf = (record: Values, name: string): string | undefined => {
  const value = fieldValue(record, name)
  return typeof value === 'string' ? value : undefined
}

/** The tenant that a record belongs to, or that it is; undefined: nobody's, or not yet known. */
export function tenantOfRecord({ tenancy }: Model, entity: ResolvedEntity, record: Values): string | undefined {
  if (tenancy === undefined) return undefined
  if (entity.id === tenancy.entity) return textOf(record, 'id')
  const names = entity.tenant !== undefined || entity.fieldsByName[tenancy.property]?.reference?.entity === tenancy.entity
  return names ? textOf(record, tenancy.property) : undefined
}

/**
 * Which records of another entity a record may refer to, as far as tenants decide: those of its own tenant and, where they are shared, those of
 * the house. A record that is nobody's refers to the house's, or by `anyTenant` to anybody's.
 */
export function referableScope(model: Model, from: ResolvedEntity, record: Values, target: ResolvedEntity, anyTenant: boolean): Values {
  const { tenant } = target
  if (tenant === undefined || anyTenant) return {}
  const own = tenantOfRecord(model, from, record)
  if (tenant.kind === 'own') return { [tenant.field]: own ?? null }
  return { [tenant.field]: own === undefined || own === tenant.house ? tenant.house : [own, tenant.house] }
}

/** The subject when it acts for no single tenant. */
export function actingForAll({ tenancy }: Model, subject: Subject): Subject {
  if (tenancy === undefined || subject.attributes?.[tenancy.property] === undefined) return subject
  const { [tenancy.property]: _tenant, ...attributes } = subject.attributes
  return { ...subject, attributes }
}

/** The subject when it acts for one tenant: for what follows a record of that tenant. */
export function actingFor({ tenancy }: Model, subject: Subject, tenant: string | undefined): Subject {
  if (tenancy === undefined || tenant === undefined) return subject
  return { ...subject, attributes: { ...subject.attributes, [tenancy.property]: tenant } }
}

/** The tenant that a subject acts for; undefined: no single one. */
export const tenantActedFor = ({ tenancy }: Model, { attributes }: Subject): string | undefined =>
  tenancy === undefined ? undefined : attributes?.[tenancy.property]
