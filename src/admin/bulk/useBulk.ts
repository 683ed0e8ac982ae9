import { useEffect, useRef, useState } from 'react'
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { BatchResult, bulkCall } from '../../model/calls/recordCalls.ts'
import type { BatchRequest } from '../../providers/data/batch.ts'
import type { BoundedMeta } from '../../providers/data/bounded.ts'
import { succeeded } from '../../providers/data/succeeded.ts'
import type { Texts } from '../../providers/i18n/areaTexts.ts'
import { useSingle } from '../../ui/useSingle.ts'
import { useEntity } from '../adminContext.tsx'
import { failureNotice, reasonOf } from '../failureNotice.tsx'
import { useHub } from '../hub.ts'
import { useWatchedJob } from '../jobs/watchedJob.ts'
import { useCountAll } from '../list/endless/useCountAll.ts'
import { useWritten, useWrittenByJob } from '../undo/useWritten.tsx'
import { useRefusalReason } from '../useRefusalReason.ts'
import { useAllMatching, useListFilter } from './allMatching.tsx'

/** Maximum number of reasons in a notice; the list of the refused records has them all. */
const MAX_REASONS = 3

/** Text keys of the notifications; `done` and `failed` get the number as `smart_count`. */
export interface BulkTexts {
  readonly done: string
  readonly failed: string
  /** Shown when the request failed as a whole. */
  readonly errored?: string
}

export const BULK_TEXTS = {
  update: { done: 'app.bulk.updated', failed: 'app.bulk.failed' },
  delete: { done: 'app.bulk.deleted', failed: 'app.bulk.deleteFailed' },
} as const

/** Number of all records that match: exact, as soon as it is known, because an action is about to change them. */
const useAllCount = (all: boolean): number => {
  const { meta } = useListContext()
  const { moreThan = 0 }: BoundedMeta = meta ?? {}
  const { all: counted, count } = useCountAll()
  const latest = useRef(count)
  latest.current = count
  const missing = all && counted === undefined
  useEffect(() => {
    if (missing) void latest.current()
  }, [missing])
  return counted ?? moreThan
}

/**
 * Runs an action on the selected records in one request, and calls `onDone` if all succeed. `failed` are the others; they stay selected.
 * `area`: texts of the area, for keys outside the common catalogue.
 */
export const useBulk = (action: string, texts: BulkTexts, onDone: () => void, area?: Texts) => {
  const hub = useHub()
  const entity = useEntity()
  const notify = useNotify()
  const refresh = useRefresh()
  const catalogue = useTranslate()
  const translate = area ?? catalogue
  const { selectedIds, onSelect, data } = useListContext()
  const all = useAllMatching()
  const allCount = useAllCount(all)
  const filter = useListFilter()
  const watch = useWatchedJob().watch
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState<readonly BatchResult[]>([])
  const ids = selectedIds.map(String)
  const written = useWritten(entity)
  const writtenByJob = useWrittenByJob()
  const refusalReason = useRefusalReason()

  const versions = () =>
    Object.fromEntries((data ?? []).filter(({ id }) => ids.includes(String(id))).map(({ id, _version }) => [String(id), Number(_version)]))

  const report = (done: number, refused: readonly BatchResult[], jobId: string | null) => {
    setFailed(refused)
    onSelect(refused.map(({ id }) => id))
    const [single] = action === 'delete' && done === 1 && refused.length === 0 ? ids : []
    if (single !== undefined) written('delete', { id: single, _version: versions()[single] })
    else if (done > 0) writtenByJob(translate(texts.done, { smart_count: done }), jobId)
    if (refused.length === 0) return onDone()
    const reasons = [...new Set(refused.map(refusalReason))]
    const listed = [...reasons.slice(0, MAX_REASONS), ...(reasons.length > MAX_REASONS ? ['…'] : [])].join(' · ')
    notify(failureNotice(translate(texts.failed, { smart_count: refused.length }), listed), { type: 'error', multiLine: true })
  }

  const start = async ({ data }: Pick<BatchRequest, 'data'>): Promise<void> => {
    const sent = { params: {}, body: { action, filter, ...(data && { data }) } }
    const { jobId } = await hub.call<ReturnType<typeof bulkCall>>('POST', `/api/${entity.id}/bulk`, sent)
    watch(jobId)
    onDone()
  }

  const run = useSingle(async (request: Omit<BatchRequest, 'action' | 'ids' | 'versions'> = {}): Promise<void> => {
    setRunning(true)
    try {
      if (all) return await start(request)
      const { results, jobId } = await hub.batch(entity.id, { action, ids, versions: versions(), ...request })
      const refused = results.filter((result) => !succeeded(result))
      report(results.length - refused.length, refused, jobId)
      refresh()
    } catch (error) {
      const what = catalogue(texts.errored ?? (error instanceof Error ? error.message : 'errors.requestFailed'))
      notify(failureNotice(what, reasonOf(error)), { type: 'error', multiLine: true })
    } finally {
      setRunning(false)
    }
  })
  return { run, running, failed, forget: () => setFailed([]), count: all ? allCount : ids.length }
}
