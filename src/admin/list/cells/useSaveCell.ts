import { type RaRecord, useUpdate } from 'react-admin'
import { fieldErrorsOf } from '../../../providers/data/refusal.ts'
import { useEntity } from '../../adminContext.tsx'
import { usePruning } from '../../form/useFormValidation.ts'
import { useFailure } from '../../form/useSaveFeedback.tsx'
import { useWritten } from '../../undo/useWritten.tsx'

/** Errors by field, in the shape of forms. */
export type CellErrors = Readonly<Record<string, unknown>>

/** Saves values of a record as its form does: with its version, with the dialog for conflicts, and with the offer of undo. Answers the record as it is now; throws what the server refuses. */
export const useWriteRecord = () => {
  const entity = useEntity()
  const prune = usePruning(entity)
  const written = useWritten(entity)
  const [update] = useUpdate<RaRecord>()
  return async (record: RaRecord, values: Readonly<Record<string, unknown>>): Promise<RaRecord> => {
    const data = await prune({ ...record, ...values }, { previousData: record })
    const params = { id: record.id, data, previousData: record }
    const saved = await update(entity.id, params, { mutationMode: 'pessimistic', returnPromise: true })
    if (!saved) return record
    written('edit', saved, record)
    return saved
  }
}

/** The same for a cell. Answers whether it was saved, or the errors of its fields. */
export const useSaveCell = () => {
  const write = useWriteRecord()
  const fail = useFailure('saveFailed')
  return async (record: RaRecord, values: Readonly<Record<string, unknown>>): Promise<boolean | CellErrors> => {
    try {
      await write(record, values)
      return true
    } catch (error) {
      fail(error)
      return fieldErrorsOf(error) ?? false
    }
  }
}
