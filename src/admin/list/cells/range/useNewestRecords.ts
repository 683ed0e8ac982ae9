import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'

/** The records of the list by id, each as the latest write has answered it, which the list shows a moment later. */
export interface NewestRecords {
  readonly recordOf: (id: string | undefined) => RaRecord | undefined
  readonly remember: (written: readonly RaRecord[]) => void
}

export const useNewestRecords = (): NewestRecords => {
  const { data } = useListContext()
  const listed = useRef(data)
  useEffect(() => {
    listed.current = data
  })
  const [records] = useState((): NewestRecords => {
    const written = new Map<unknown, RaRecord>()
    return {
      recordOf: (id) => {
        const record = listed.current?.find((one) => String(one.id) === id)
        const newer = record && written.get(record.id)
        return newer && Number(newer._version) > Number(record._version) ? newer : record
      },
      remember: (records) => {
        for (const record of records) written.set(record.id, record)
      },
    }
  })
  return records
}
