import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { useEntity } from '../../adminContext.tsx'
import { useWriteFailure, useWriteRecord } from '../cells/useSaveCell.ts'

/** Name of all queries of boards and calendars, after the entity. */
export const PLACED = 'placed'

/**
 * Writes the values that a record has at its new place. Answers the record as it is now, once the list shows the records as they are: a refused one as it
 * was, after a conflict as the other user has left it.
 */
export const useMoveRecord = () => {
  const { id } = useEntity()
  const client = useQueryClient()
  const write = useWriteRecord()
  const fail = useWriteFailure()
  return async (record: RaRecord, values: Readonly<Record<string, unknown>>): Promise<RaRecord> => {
    const now = await write(record, values).catch((error: unknown): RaRecord => {
      fail(error)
      return { ...record, ...refusalOf(error)?.theirs }
    })
    // Also of a refused one, which may be based on an old state of the list.
    await Promise.all([PLACED, 'groups', 'summary'].map((name) => client.invalidateQueries({ queryKey: [id, name] })))
    return now
  }
}
