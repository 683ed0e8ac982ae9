import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useEntity } from '../adminContext.tsx'
import { useHub } from '../hub.ts'

/** History of the current record, newest first; one request for all components. */
export const useHistory = () => {
  const entity = useEntity()
  const hub = useHub()
  const record = useRecordContext<RaRecord>()
  const id = String(record?.id)
  return useQuery({
    queryKey: [entity.id, 'history', id, record?._version],
    queryFn: () => hub.history(entity.id, id),
    enabled: record !== undefined && entity.audited,
    retry: false,
  })
}
