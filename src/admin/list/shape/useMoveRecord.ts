import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useNotify, useTranslate } from 'react-admin'
import { failureText } from '../../../providers/data/failureText.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { useEntity } from '../../adminContext.tsx'
import { failureNotice } from '../../failureNotice.tsx'
import { useFailure } from '../../form/useSaveFeedback.tsx'
import { useRefusalReason } from '../../useRefusalReason.ts'
import { useWriteRecord } from '../cells/useSaveCell.ts'

/** Name of all queries of boards and calendars, after the entity. */
export const PLACED = 'placed'

/** Notifies the user of a refused move. There is no form, so errors of fields are in the notice. */
const useMoveFailure = () => {
  const { id } = useEntity()
  const notify = useNotify()
  const translate = useTranslate()
  const fail = useFailure('saveFailed')
  const reasonOf = useRefusalReason()
  return (error: unknown): void => {
    const refusal = refusalOf(error)
    if (!refusal || Object.keys(refusal.details ?? {}).length === 0) fail(error)
    else notify(failureNotice(failureText(translate, id, 'saveFailed'), reasonOf(refusal)), { type: 'error', multiLine: true })
  }
}

/**
 * Writes the values that a record has at its new place. Answers the record as it is now, once the list shows the records as they are: a refused one as it
 * was, after a conflict as the other user has left it.
 */
export const useMoveRecord = () => {
  const { id } = useEntity()
  const client = useQueryClient()
  const write = useWriteRecord()
  const fail = useMoveFailure()
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
