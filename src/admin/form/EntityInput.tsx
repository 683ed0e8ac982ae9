import type { ReactNode } from 'react'
import type { EntityId, EntityMap } from '../../model/entityMap.ts'
import { useAdmin } from '../adminContext.tsx'
import { viewOfType } from '../fieldTypes.ts'

interface Props<Id extends EntityId> {
  readonly entity: Id
  readonly field: keyof EntityMap[Id] & string
  /** Path in the form. */
  readonly source: string
  readonly label: string
  readonly helperText?: ReactNode
  readonly required?: boolean
}

/** A field's generated input, for forms of bespoke screens. */
export const EntityInput = <Id extends EntityId>({ entity, field, ...props }: Props<Id>) => {
  const found = useAdmin().model.entities[entity]?.fields.find(({ name }) => name === field)
  if (!found) return null
  const { Input } = viewOfType(found)
  return <Input entity={entity} field={found} helperText={false} {...props} />
}
