import type { ComponentProps } from 'react'
import type { viewOfType } from '../../admin/fieldTypes.ts'
import { RecordLink } from '../../admin/history/RecordLink.tsx'

type Props = ComponentProps<ReturnType<typeof viewOfType>['Cell']>

/** Link to the record of an audit entry. */
const AuditedRecord = ({ value, record, plain = false }: Props) => (
  <RecordLink entity={String(record?.entity ?? '')} id={String(value)} plain={plain} />
)

export default AuditedRecord
