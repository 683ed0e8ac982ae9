import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { type BatchRequest, type BatchResult, succeeded } from '../../providers/data/batch.ts'
import { useEntity } from '../adminContext.tsx'
import { failureNotice, reasonOf } from '../failureNotice.tsx'
import { useHub } from '../hub.ts'

/** What a batch did: how many went well, and each one that did not. */
export interface BulkOutcome {
  readonly done: number
  readonly failed: readonly BatchResult[]
}

/** Keys of the notifications afterwards; those of successes and failures get the number as `smart_count`. */
export interface BulkTexts {
  readonly done: string
  readonly failed: string
  /** Said when there was no answer by record. */
  readonly errored?: string
}

export const BULK_TEXTS = {
  update: { done: 'app.bulk.updated', failed: 'app.bulk.failed' },
  delete: { done: 'app.bulk.deleted', failed: 'app.bulk.deleteFailed' },
} as const

/** Runs an action on the selected records in one request. Failed records stay selected and are reported one by one. */
export const useBulk = (action: string, texts: BulkTexts) => {
  const hub = useHub()
  const entity = useEntity()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const { selectedIds, onSelect, data } = useListContext()
  const [running, setRunning] = useState(false)
  const ids = selectedIds.map(String)

  const versions = () =>
    Object.fromEntries((data ?? []).filter(({ id }) => ids.includes(String(id))).map(({ id, _version }) => [String(id), Number(_version)]))

  const report = ({ done, failed }: BulkOutcome) => {
    if (done > 0) notify(texts.done, { type: 'success', messageArgs: { smart_count: done } })
    if (failed.length > 0) notify(texts.failed, { type: 'error', messageArgs: { smart_count: failed.length } })
  }

  const run = async (request: Omit<BatchRequest, 'action' | 'ids' | 'versions'> = {}): Promise<BulkOutcome | undefined> => {
    setRunning(true)
    try {
      const results = await hub.batch(entity.id, { action, ids, versions: versions(), ...request })
      const failed = results.filter((result) => !succeeded(result))
      const outcome = { done: results.length - failed.length, failed }
      onSelect(failed.map(({ id }) => id))
      report(outcome)
      refresh()
      return outcome
    } catch (error) {
      const what = translate(texts.errored ?? (error instanceof Error ? error.message : 'errors.requestFailed'))
      notify(failureNotice(what, reasonOf(error)), { type: 'error', multiLine: true })
      return undefined
    } finally {
      setRunning(false)
    }
  }
  return { run, running, count: ids.length }
}
