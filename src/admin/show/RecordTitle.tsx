import { type RaRecord, useRecordContext } from 'react-admin'
import { recordLabel } from '../../model/recordLabel.ts'
import { useEntity } from '../adminContext.tsx'

/** `Edit customer: C-001 – Ada Lovelace` */
export const RecordTitle = ({ prefix }: { readonly prefix: string }) => {
  const entity = useEntity()
  const record = useRecordContext<RaRecord>()
  return (
    <>
      {prefix}
      {record && (
        <>
          : <bdi>{recordLabel(entity, record)}</bdi>
        </>
      )}
    </>
  )
}
