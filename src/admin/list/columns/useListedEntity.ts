import { useMemo } from 'react'
import { useRecordContext } from 'react-admin'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import { seenTenant, useAdmin, useEntity } from '../../adminContext.tsx'

/** The field with the tenant of each record, if the user sees several. Records below that of a tenant have the same one. */
export const useListedTenant = (): ResolvedField | undefined => {
  const entity = useEntity()
  const field = seenTenant(useAdmin(), entity)
  const around = useRecordContext()
  return entity.tenant && field && around?.[field.name] === undefined ? field : undefined
}

/** The entity with the columns that its list shows where nobody has chosen any: those of the schema, and the tenant of each record if the user sees several. */
export const useListedEntity = (): ResolvedEntity => {
  const entity = useEntity()
  const name = useListedTenant()?.name
  const { columns } = entity
  const more = name !== undefined && !columns.includes(name) ? name : undefined
  return useMemo(() => (more === undefined ? entity : { ...entity, columns: [...columns, more] }), [entity, columns, more])
}
