import { FieldValue } from '../../../fields/fieldValue.view.tsx'
import { useStateText } from '../../../fields/labels.view.tsx'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity } from '../../adminContext.tsx'

interface Props {
  readonly field: ResolvedField
  readonly value: Json
}

/** A value that records have in common. It is said even if the field's own column shows nothing for it. */
export const CommonValue = ({ field, value }: Props) => {
  const { id } = useEntity()
  const stateText = useStateText()
  if (typeof value === 'boolean' && !field.schema.tones?.[String(value)]) return <>{stateText(id, field, value)}</>
  return <FieldValue plain apart entity={id} field={field} value={value} record={{ [field.name]: value }} />
}
