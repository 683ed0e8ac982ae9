import type { RaRecord } from 'react-admin'
import { FieldValue } from '../../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity } from '../../adminContext.tsx'

export interface RecordValueProps {
  readonly record: RaRecord
  readonly field: ResolvedField
}

/** A value of a record inside its link. */
export const RecordValue = ({ record, field }: RecordValueProps) => {
  const { id } = useEntity()
  return (
    <span title={useFieldLabel()(id, field)}>
      <FieldValue plain entity={id} field={field} value={record[field.name]} record={record} />
    </span>
  )
}
