import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { seenTenant, useAdmin, useEntity } from '../../adminContext.tsx'

/**
 * The entity with the columns that its list shows where nobody has chosen any: those of the schema, and the tenant of each record if the user sees several.
 * Records below that of a tenant have the same one.
 */
export const useListedEntity = (): ResolvedEntity => {
  const entity = useEntity()
  const field = seenTenant(useAdmin(), entity)
  const around = useRecordContext()
  const { columns, tenant } = entity
  const more = tenant && field && !columns.includes(field.name) && around?.[field.name] === undefined ? field.name : undefined
  return useMemo(() => (more === undefined ? entity : { ...entity, columns: [...columns, more] }), [entity, columns, more])
}
