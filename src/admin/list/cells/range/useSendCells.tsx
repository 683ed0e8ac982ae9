import { useQueryClient } from '@tanstack/react-query'
import { type GetListResult, type RaRecord, useRefresh, useTranslate } from 'react-admin'
import type { BatchResult, cellsCall } from '../../../../model/calls/recordCalls.ts'
import { changes } from '../../../../providers/data/changes.ts'
import { errorMessage } from '../../../../providers/data/fieldMessages.ts'
import { isObject } from '../../../../providers/data/refusal.ts'
import { succeeded } from '../../../../providers/data/succeeded.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../../adminContext.tsx'
import { usePruning } from '../../../form/useFormValidation.ts'
import { useHub } from '../../../hub.ts'
import { useWrittenByJob } from '../../../undo/useWritten.tsx'
import { useRefusalReason } from '../../../useRefusalReason.ts'
import type { PlannedCell } from './plannedCells.ts'
import type { NewestRecords } from './useNewestRecords.ts'

/** The cells of a record that the server refused, with its reasons. After a conflict they are based on the record as it is now. */
const useRefused = () => {
  const translate = useTranslate()
  const texts = useAreaTexts('keys')
  const entity = useEntity()
  const reasonOf = useRefusalReason()
  const detailOf = ({ details = {} }: BatchResult, name: string): string | undefined => {
    const [path, error] = Object.entries(details).find(([one]) => one.split('.')[0] === name) ?? []
    if (path === undefined || error === undefined) return undefined
    const { message, args } = errorMessage(translate, entity.id, { path, ...error })
    return translate(message, args)
  }
  return (cells: readonly PlannedCell[], result: BatchResult): readonly PlannedCell[] => {
    const theirs = result.code === 'conflict' && isObject(result.theirs) ? result.theirs : undefined
    if (theirs)
      return cells.map((cell) => ({
        ...cell,
        record: { ...cell.record, ...theirs, id: cell.record.id },
        reason: result.fields?.includes(cell.field.name) ? { kind: 'said', text: texts('keys.range.conflict'), again: true } : undefined,
      }))
    return cells.map((cell) => ({ ...cell, reason: { kind: 'said', text: detailOf(result, cell.field.name) ?? reasonOf(result) } }))
  }
}

/** Writes cells in one request, offers to undo all of them at once, and answers those that were refused. */
export const useSendCells = ({ remember }: Pick<NewestRecords, 'remember'>) => {
  const hub = useHub()
  const entity = useEntity()
  const prune = usePruning(entity)
  const refused = useRefused()
  const notifyOf = useWrittenByJob()
  const refresh = useRefresh()
  const cache = useQueryClient()
  const texts = useAreaTexts('keys')

  const changeOf = async (own: readonly PlannedCell[]) => {
    const [first] = own
    const record: RaRecord = first?.record ?? { id: '' }
    const next = { ...record, ...Object.fromEntries(own.map(({ field, value }) => [field.name, value ?? null])) }
    const data = changes(await prune(next, { previousData: record }), record)
    return { id: String(record.id), version: Number(record._version), data }
  }
  /** At once, so that the next change of the same cells is based on this one. */
  const show = (records: readonly RaRecord[]) => {
    remember(records)
    const byId = new Map(records.map((record) => [record.id, record]))
    cache.setQueriesData<GetListResult>(
      { queryKey: [entity.id, 'getList'] },
      (list) => list && { ...list, data: list.data.map((record) => byId.get(record.id) ?? record) },
    )
  }
  const report = (written: number, jobId: string | null) => {
    if (written > 0) notifyOf(texts('keys.range.written', { smart_count: written }), jobId)
  }
  return async (cells: readonly PlannedCell[]): Promise<readonly PlannedCell[]> => {
    const groups = [...Map.groupBy(cells, ({ record }) => record.id).values()]
    const records = await Promise.all(groups.map(changeOf))
    const sent = { params: {}, body: { records } }
    const { jobId, results } = await hub.call<ReturnType<typeof cellsCall>>('POST', `/api/${entity.id}/cells`, sent)
    const left = results.flatMap((result, at) => (succeeded(result) ? [] : refused(groups[at] ?? [], result)))
    show(results.flatMap(({ id, record }) => (record ? [{ ...record, id }] : [])))
    report(cells.length - left.length, jobId)
    refresh()
    return left
  }
}
