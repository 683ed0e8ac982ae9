import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { useViews } from '../../viewContext.view.tsx'

/** Finds the tenant of a record that users who see several need to be told: any but `own`, that of what refers to the record. */
export const useOtherTenant = (target: ResolvedEntity, own: unknown) => {
  const field = useViews().tenantOf(target)
  return (record: Readonly<Record<string, Json>> | undefined): string | undefined => {
    const id = field && record?.[field.name]
    return typeof id === 'string' && id !== own ? id : undefined
  }
}
