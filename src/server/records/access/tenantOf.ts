import type { Model } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'

/** The subject acting for no single tenant. */
export function actingForAll({ tenancy }: Model, subject: Subject): Subject {
  if (tenancy === undefined || subject.attributes?.[tenancy.property] === undefined) return subject
  const { [tenancy.property]: _tenant, ...attributes } = subject.attributes
  return { ...subject, attributes }
}

/** The subject acting for one tenant: for the effects of a record of that tenant. */
export function actingFor({ tenancy }: Model, subject: Subject, tenant: string | undefined): Subject {
  if (tenancy === undefined || tenant === undefined) return subject
  return { ...subject, attributes: { ...subject.attributes, [tenancy.property]: tenant } }
}

/** The tenant that a subject acts for; undefined if none or several. */
export const tenantActedFor = ({ tenancy }: Model, { attributes }: Subject): string | undefined =>
  tenancy === undefined ? undefined : attributes?.[tenancy.property]
