import type { ComponentProps } from 'react'
import type { viewOfType } from '../../admin/fieldTypes.ts'
import { RecordLink } from '../../admin/history/RecordLink.tsx'
import type { Entered, ShownMap } from '../../model/entityMap.ts'

type Props = ComponentProps<ReturnType<typeof viewOfType>['Cell']> & { readonly record?: Entered<ShownMap['auditEntries']> }

/** Link to the record of an audit entry. */
const AuditedRecord = ({ value, record, plain = false }: Props) => (
  <RecordLink entity={String(record?.entity ?? '')} id={String(value)} plain={plain} />
)

export default AuditedRecord
