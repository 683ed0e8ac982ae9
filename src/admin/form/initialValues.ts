import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { applyDefaults } from '../../model/validate/applyDefaults.ts'
import { localDay } from '../../model/values/localDay.ts'

const initial = ({ initial, type }: ResolvedField, subject: Subject, now: Date): Json | undefined => {
  if (initial === '$user.id') return subject.id
  if (initial === '$today') return localDay(now)
  if (initial === '$now') return type.now?.(now) ?? now.toISOString()
  return undefined
}

/** Default tenant; for users who see all tenants it is the house, to which most of their records belong. */
const ownTenant = ({ tenant }: ResolvedEntity, { name }: ResolvedField, { attributes }: Subject): Json | undefined =>
  tenant && name === tenant.field && attributes?.[name] === undefined ? tenant.house : undefined

/** Initial values of a new record: the schema's defaults, including the user and the current time. */
export const initialValues = (entity: ResolvedEntity, subject: Subject, now: Date): Record<string, Json> => {
  const values = Object.fromEntries(
    entity.fields.flatMap((field) => {
      const value = ownTenant(entity, field, subject) ?? initial(field, subject, now)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
  return applyDefaults(entity, values)
}
