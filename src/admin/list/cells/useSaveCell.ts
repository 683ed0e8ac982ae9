import { type RaRecord, useNotify, useTranslate, useUpdate } from 'react-admin'
import { failureText } from '../../../providers/data/failureText.ts'
import { fieldErrorsOf, refusalOf } from '../../../providers/data/refusal.ts'
import { useEntity } from '../../adminContext.tsx'
import { anyReasonOf, failureNotice } from '../../failureNotice.tsx'
import { usePruning } from '../../form/useFormValidation.ts'
import { useFailure } from '../../form/useSaveFeedback.tsx'
import { useWritten } from '../../undo/useWritten.tsx'
import { useRefusalReason } from '../../useRefusalReason.ts'

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

/** Notifies the user of values that were not saved. There is no form, so errors of fields are in the notice. */
export const useWriteFailure = () => {
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

/** Saves a value that is turned in place, without an input. */
export const useTurnValue = () => {
  const write = useWriteRecord()
  const fail = useWriteFailure()
  return async (record: RaRecord, values: Readonly<Record<string, unknown>>): Promise<void> => {
    await write(record, values).catch(fail)
  }
}

/** Saves the value of a cell’s input. Answers `undefined` once it is saved, else the errors of its fields, or of the record, to be shown at the input. */
export const useSaveCell = () => {
  const write = useWriteRecord()
  const fail = useFailure('saveFailed')
  return async (record: RaRecord, values: Readonly<Record<string, unknown>>): Promise<CellErrors | undefined> => {
    try {
      await write(record, values)
      return undefined
    } catch (error) {
      fail(error)
      return fieldErrorsOf(error) ?? { root: { record: anyReasonOf(error) } }
    }
  }
}
