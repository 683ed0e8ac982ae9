import type { ReactNode } from 'react'
import { useAdmin } from '../adminContext.tsx'
import { viewOfType } from '../fieldTypes.ts'

interface Props {
  readonly entity: string
  readonly field: string
  /** Path in the form. */
  readonly source: string
  readonly label: string
  readonly helperText?: ReactNode
  readonly required?: boolean
}

/** A field's generated input, for forms of bespoke screens. */
export const EntityInput = ({ entity, field, ...props }: Props) => {
  const found = useAdmin().model.entities[entity]?.fields.find(({ name }) => name === field)
  if (!found) return null
  const { Input } = viewOfType(found)
  return <Input entity={entity} field={found} helperText={false} {...props} />
}
